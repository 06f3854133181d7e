/** A part of the domain, in the letters of ASCII. */
const LABEL = '[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?';

/** Characters before the sign @, without quotation marks, spaces and comments: what every mail server takes. */
const LOCAL = "[A-Za-z0-9!#$%&'*+/=?^_{|}-]+";

/** The form of a mail address: one address, without a name, a comment, or a character that could begin a header. */
export const MAILBOX = `${LOCAL}([.]${LOCAL})*@(${LABEL}[.])+${LABEL}`;

const WHOLE = new RegExp(`^${MAILBOX}$`);

/** RFC 5321, 4.5.3.1. */
const LONGEST = { whole: 254, local: 64 };

export const isMailbox = (text: string): boolean =>
  text.length <= LONGEST.whole && text.lastIndexOf('@') <= LONGEST.local && WHOLE.test(text);
