/** Whether somebody begins to write, by where the focus comes to; it has left what they wrote in if not. */
export const beginsWriting = ({ type, target }: FocusEvent): boolean =>
    type === "focusin" && target instanceof Element && target.matches("input, textarea");
