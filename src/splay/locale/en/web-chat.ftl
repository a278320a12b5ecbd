### The words of the chat at a table.

chat-page = Chat
# max 10
chat-tab = { $number ->
    [0] Chat
   *[other] Chat ({ $number })
}
chat-lines = Chat
chat-none = Nobody's said anything yet.
chat-you = You
chat-about = About { $name }
chat-say = Say something
chat-send = Send
chat-react = React
chat-bubble = { $name } says: { $text }
chat-listening = You can read along. Only players can talk here.

## Not hearing somebody

chat-mute-hint = You won't see what { $name } says. They won't know, and you can undo it any time.
chat-mute-here = Mute at this table
chat-mute-everywhere = Mute at all tables
chat-muted-now = { $name } is muted.
chat-muted = { $number ->
    [one] 1 person is muted
   *[other] { $number } people are muted
}
chat-muted-here = { $name }, at this table
chat-muted-everywhere = { $name }, at all tables
chat-unmute = Unmute { $name }

## Reporting

chat-report-line = Report
chat-report-line-of = Report what { $name } said
chat-report-name = Report
chat-report-name-of = Report the name { $name }
chat-report-a-name = Report a name
chat-report-hint = This server's moderators will see it and your reason. Nobody else will.
chat-report-reason = Reason
chat-report-send = Send report
chat-reported = Report sent. Thank you.

## What the server may refuse here

refusal-bad_reason = Give a reason in 1-300 characters.
refusal-too_many_reports = Your reports are waiting to be read. That's enough for now.
refusal-bad_text = Keep it to 500 characters on one line.
refusal-chat_closed = Spectators can't read the chat at this table.
refusal-nobody_there = Nobody's in that seat.
refusal-too_many_mutes = You can't mute more people. Unmute someone first.
refusal-yourself = That's you.
