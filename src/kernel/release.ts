/** The release whose rules evaluated and derived a figure; the same as package.json's version (a test holds them together). */
export const RELEASE = '0.4.0-rc';

/** A published version. A candidate such as `0.4.0-rc` counts as the version that it becomes. */
export type Release = `${number}.${number}.${number}`;

const VERSION = /^(\d{1,6})\.(\d{1,6})\.(\d{1,6})(-[\w.]{1,40})?$/;

export const isRelease = (text: string): boolean => VERSION.test(text);

/** Whether a release is a later version than another one; both are versions. */
export function isLaterRelease(release: string, than: string): boolean {
  const [ours, theirs] = [numbersOf(release), numbersOf(than)];
  const differing = ours.findIndex((number, at) => number !== theirs[at]);
  return differing !== -1 && ours[differing]! > theirs[differing]!;
}

function numbersOf(release: string): bigint[] {
  const [, ...parts] = VERSION.exec(release) ?? [];
  return parts.slice(0, 3).map(BigInt);
}
