/** The release whose rules evaluated and derived a figure; the same as package.json's version (a test holds them together). */
export const RELEASE = '0.4.0-rc';
