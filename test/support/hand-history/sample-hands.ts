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

/** Texts of the files of real hands and of constructed hands. */
export const realTexts = (): readonly string[] => textsIn(REAL);
export const constructedTexts = (): readonly string[] => textsIn(CONSTRUCTED);

/** Texts of the files of constructed hands in the format of Winamax. */
export const winamaxTexts = (): readonly string[] => textsIn(WINAMAX);

/** The hands of a file. @throws the first fault if a hand cannot be read */
export function readAllHands(text: string): readonly ParsedHand[] {
  return parseHandHistory(text).map((read) => {
    if (!read.ok) throw new Error(describeFault(read.refusal));
    return read.value;
  });
}

/** The 110 real hands. */
export const realHands = (): readonly ParsedHand[] => realTexts().flatMap(readAllHands);
export const constructedHands = (): readonly ParsedHand[] => constructedTexts().flatMap(readAllHands);

/** The text of one hand by its number. @throws if no file has it */
export function textOfHand(id: string): string {
  const hands = [...realTexts(), ...constructedTexts(), ...winamaxTexts()].flatMap((text) =>
    text.split(/(?=^(?:PokerStars|Winamax Poker) )/m),
  );
  const text = hands.find((hand) => hand.includes(`#${id}:`) || hand.includes(`#${id} - `));
  if (text === undefined) throw new Error(`no hand ${id}`);
  return text;
}

/** The hand of a text. @throws unless there is exactly one */
export function onlyHand(text: string): ParsedHand {
  const [hand, ...others] = readAllHands(text);
  if (!hand || others.length > 0)
    throw new Error(`expected one hand, found ${others.length + (hand ? 1 : 0)}`);
  return hand;
}

/** The root of the project, from the source or from the build, into which the hands are not copied. */
function projectRoot(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  if (dirname(folder) === folder) throw new Error('no package.json above the hand-history reader');
  return projectRoot(dirname(folder));
}
