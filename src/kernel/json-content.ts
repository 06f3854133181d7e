const TOKEN = "[!#$%&'*+.^_`|~0-9A-Za-z-]+";
const QUOTED = '"(?:[\\t !#-\\[\\]-~]|\\\\[\\t -~])*"';

/**
 * The media type of JSON with any parameters, as a pattern (RFC 9110, section 8.3.1): `application/json; charset=utf-8`. Type and
 * subtype may have capital letters.
 */
export const JSON_CONTENT =
  '^[Aa][Pp][Pp][Ll][Ii][Cc][Aa][Tt][Ii][Oo][Nn]/[Jj][Ss][Oo][Nn]' +
  `([ \\t]*;[ \\t]*${TOKEN}=(${TOKEN}|${QUOTED}))*$`;
