/** Links that only the reader's own computer can open. */

/** A name or address by which a computer calls itself: localhost, 127.*, ::1, and "all addresses", as a server says. */
const ITSELF = /^https?:\/\/(([^/]+\.)?localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])(:\d+)?(\/|$)/;

/** Whether a text is a link to the computer that it is opened on, so that anybody else's leads nowhere. */
export const isLocal = (text: string): boolean => ITSELF.test(text);
