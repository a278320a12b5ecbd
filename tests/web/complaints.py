"""What a browser complains about while a test plays."""

from playwright.sync_api import BrowserContext, ConsoleMessage, WebError

REPORT_VIOLATIONS = """
document.addEventListener("securitypolicyviolation", (event) => {
    const place = `${event.sourceFile}:${event.lineNumber}`;
    console.error(`CSP: ${event.violatedDirective} forbids ${event.blockedURI} at ${place}`);
});
"""


class Complaints:
    """Errors on the console, exceptions that nobody caught, and what the content security policy forbade."""

    def __init__(self, context: BrowserContext) -> None:
        self.all: list[str] = []
        context.add_init_script(REPORT_VIOLATIONS)
        context.on("console", self.hear)
        context.on("weberror", self.hear_exception)

    def hear(self, message: ConsoleMessage) -> None:
        """Notes an error or a warning of the console."""
        if message.type in ("error", "warning"):
            self.all.append(f"{message.type}: {message.text} ({message.location['url']})")

    def hear_exception(self, error: WebError) -> None:
        """Notes an exception."""
        self.all.append(f"exception: {error.error}")
