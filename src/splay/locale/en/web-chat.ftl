### The words of the chat at a table.

chat-page = Chat
chat-tab = { $number ->
    [0] Chat
   *[other] Chat ({ $number })
}
chat-lines = What was said
chat-none = Nobody has said anything yet.
chat-you = You
chat-about = About { $name }
chat-say = Say something
chat-send = Send
chat-react = React
chat-bubble = { $name } says: { $text }
chat-listening = Only those who sit at the table talk here.

## Not hearing somebody

chat-mute-hint = If you mute { $name }, you see nothing of what { $name } says, here or at all tables. Nobody is told, and you can change it at any time.
chat-mute-here = Mute at this table
chat-mute-everywhere = Mute at all tables
chat-muted-now = { $name } is muted.
chat-muted = { $number ->
    [one] One person is muted
   *[other] { $number } people are muted
}
chat-muted-here = { $name }, at this table
chat-muted-everywhere = { $name }, at all tables
chat-unmute = Hear { $name } again

## What the server may refuse here

refusal-bad_text = This cannot be said: a line has 1 to 500 characters, all on one line.
refusal-chat_closed = Spectators of this table do not hear what is said.
refusal-nobody_there = Nobody sits there.
refusal-too_many_mutes = You can't mute more people. Hear somebody again first.
refusal-yourself = This is you.
