import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describeFault } from '../../../packages/hand-history/hand-fault';
import { parseHandHistory } from '../../../packages/hand-history/parse-hand-history';
import type { ParsedHand } from '../../../packages/hand-history/parsed-hand';

const ROOT = projectRoot(__dirname);
const REAL = join(ROOT, 'packages', 'demo', 'poker-hands');
const CONSTRUCTED = join(ROOT, 'test', 'support', 'hand-history', 'constructed-hands');
const WINAMAX = join(ROOT, 'test', 'support', 'hand-history', 'winamax-hands');

const textsIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'));

/** The files of real hands, and of hands written for the tests. */
export const realTexts = (): readonly string[] => textsIn(REAL);
export const constructedTexts = (): readonly string[] => textsIn(CONSTRUCTED);

/** The files of hands written for the tests as Winamax writes. */
export const winamaxTexts = (): readonly string[] => textsIn(WINAMAX);

/** The hands of a file of which every hand must be readable. Throws with the first fault otherwise. */
export function readAllHands(text: string): readonly ParsedHand[] {
  return parseHandHistory(text).map((read) => {
    if (!read.ok) throw new Error(describeFault(read.refusal));
    return read.value;
  });
}

/** The 110 real hands. */
export const realHands = (): readonly ParsedHand[] => realTexts().flatMap(readAllHands);
export const constructedHands = (): readonly ParsedHand[] => constructedTexts().flatMap(readAllHands);

/** The text of one hand, by its number. Throws for a number that no file has. */
export function textOfHand(id: string): string {
  const hands = [...realTexts(), ...constructedTexts(), ...winamaxTexts()].flatMap((text) =>
    text.split(/(?=^(?:PokerStars|Winamax Poker) )/m),
  );
  const text = hands.find((hand) => hand.includes(`#${id}:`) || hand.includes(`#${id} - `));
  if (text === undefined) throw new Error(`no hand ${id}`);
  return text;
}

/** The hand of a text that must hold exactly one. */
export function onlyHand(text: string): ParsedHand {
  const [hand, ...others] = readAllHands(text);
  if (!hand || others.length > 0)
    throw new Error(`expected one hand, found ${others.length + (hand ? 1 : 0)}`);
  return hand;
}

/** The folder of the project, whether this runs as source or as built; the hands are not copied to the build. */
function projectRoot(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  if (dirname(folder) === folder) throw new Error('no package.json above the hand-history reader');
  return projectRoot(dirname(folder));
}
