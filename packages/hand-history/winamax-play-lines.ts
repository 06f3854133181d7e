import { type MoneyStyle, readCards, type ActionKind, type SeatedPlayer } from './parsed-hand';
import { UnexpectedText } from './hand-fault';
import type { LineContext, PlayerAct, PlayLine } from './hand-lines';
import { currencyExponent, type Minor } from '../../src/kernel/money';

/** Reads one line of the play. @throws UnexpectedText if a line begins like a known one and continues differently */
export const readPlayLine = (text: string, { seats }: LineContext): PlayLine =>
  readMarker(text) ??
  readDeal(text, seats) ??
  readActLine(text, seats) ??
  readCollection(text, seats) ?? { kind: 'unknown' };

const STREETS: Readonly<Record<string, number>> = { 'PRE-FLOP': 1, FLOP: 2, TURN: 3, RIVER: 4 };

/** `*** TURN *** [Th 2h 6c][Kd]`: the board so far and the new card. */
function readMarker(text: string): PlayLine | undefined {
  const [, name, brackets] = /^\*\*\* (.+?) \*\*\*((?: ?\[[^\]]*\])*)$/.exec(text) ?? [];
  if (name === undefined) return undefined;
  if (name === 'SUMMARY') return { kind: 'summary' };
  if (name === 'SHOW DOWN') return { kind: 'showdown' };
  if (name === 'ANTE/BLINDS') return { kind: 'talk' };
  const street = STREETS[name];
  if (street === undefined) throw new UnexpectedText('a marker such as *** FLOP *** [2c 3d 4h]');
  const cards = readCards(brackets!.replaceAll(/[[\]]/g, ' '));
  return { kind: 'street', street, ...(cards.length > 0 && { dealt: { run: 'only', cards } }) };
}

function readDeal(text: string, seats: readonly SeatedPlayer[]): PlayLine | undefined {
  const match = /^Dealt to (.+) \[([^\]]*)\]$/.exec(text);
  const player = match && seats.find(({ name }) => name === match[1]);
  return player ? { kind: 'dealt', seat: player.seat, cards: readCards(match[2]!) } : undefined;
}

/** No colon follows a name, so the longest matching name is the player's. */
function readActLine(text: string, seats: readonly SeatedPlayer[]): PlayLine | undefined {
  const player = seats
    .filter(({ name }) => text.startsWith(`${name} `))
    .sort((one, other) => other.name.length - one.name.length)[0];
  if (!player) return refuseStranger(text);
  const act = readAct(text.slice(player.name.length + 1));
  return act && { kind: 'act', seat: player.seat, act };
}

const ACTS =
  / (?:posts (?:ante|small blind|big blind)|folds$|checks$|calls \d|bets \d|raises \d|collected \d)/;

function refuseStranger(text: string): undefined {
  if (ACTS.test(text)) throw new UnexpectedText('an action of a player who has a seat');
  return undefined;
}

interface Form {
  /** The beginning of an action of this form; a text with it must match `whole`. */
  readonly words: RegExp;
  readonly whole: RegExp;
  readonly read: (match: readonly (string | undefined)[]) => PlayerAct;
}

const ALL_IN = '( and is all-in)?';

/** An action with one amount. A blind of a player who joins at another seat is marked `out of position`. */
const paying = (words: string, kind: ActionKind, place = ''): Form => ({
  words: new RegExp(`^${words}\\b`),
  whole: new RegExp(`^${words} ${EUROS}${place}${ALL_IN}$`),
  read: ([, amount, allIn]) => ({
    kind,
    amount: readEuros(amount!),
    ...(allIn !== undefined && { allIn: true as const }),
  }),
});

const plain = (words: string, act: PlayerAct): Form => ({
  words: new RegExp(`^${words}\\b`),
  whole: new RegExp(`^${words}$`),
  read: () => act,
});

const OUT_OF_POSITION = '(?: out of position)?';

export const EUR: MoneyStyle = { currency: 'EUR', symbol: '€' };

/** Source of a pattern that captures one amount with the sign behind it; `readEuros` evaluates what it captured. */
export const EUROS = String.raw`(\d[\d.,]*€)`;

const WRITTEN = /^(\d+)(?:\.(\d+))?€$/;

const FORMS: readonly Form[] = [
  paying('posts ante', 'ante'),
  paying('posts small blind', 'small-blind', OUT_OF_POSITION),
  paying('posts big blind', 'big-blind', OUT_OF_POSITION),
  plain('folds', { kind: 'fold' }),
  plain('checks', { kind: 'check' }),
  paying('calls', 'call'),
  paying('bets', 'bet'),
  {
    words: /^raises\b/,
    whole: new RegExp(`^raises ${EUROS} to ${EUROS}${ALL_IN}$`),
    read: ([, by, to, allIn]) => ({
      kind: 'raise',
      amount: readEuros(by!),
      to: readEuros(to!),
      ...(allIn !== undefined && { allIn: true as const }),
    }),
  },
  {
    words: /^shows\b/,
    whole: /^shows \[([^\]]*)\](?: \(.*\))?$/,
    read: ([, cards]) => ({ cards: readCards(cards!), shown: true }),
  },
  plain('mucks', {}),
  plain('denies (?:small|big) blind', {}),
  // An older form of a declined blind: nothing is posted.
  { words: /^deny\b/, whole: /^deny (?:SB|BB) 0€$/, read: () => ({}) },
];

/**
 * Reads the text after the name of a player: `raises 2€ to 3€ and is all-in`. Undefined if it begins with no known word.
 * @throws UnexpectedText if it begins like an action and continues differently
 */
function readAct(text: string): PlayerAct | undefined {
  const form = FORMS.find(({ words }) => words.test(text));
  if (!form) return undefined;
  const match = form.whole.exec(text);
  if (!match) {
    throw new UnexpectedText(`the rest of an action that begins with "${form.words.exec(text)![0]}"`);
  }
  return form.read(match);
}

const COLLECTED = new RegExp(`^collected ${EUROS} from (?:(?:main )?pot|side pot (\\d+))$`);

function readCollection(text: string, seats: readonly SeatedPlayer[]): PlayLine | undefined {
  const player = seats.find(({ name }) => text.startsWith(`${name} collected `));
  if (!player) return undefined;
  const match = COLLECTED.exec(text.slice(player.name.length + 1));
  if (!match) throw new UnexpectedText('collected 0.10€ from pot, main pot or side pot 1');
  return {
    kind: 'collected',
    seat: player.seat,
    amount: readEuros(match[1]!),
    pot: Number(match[2] ?? 0),
  };
}

/** The exact cents of `0.50€` (50), `2€` (200) or `10.5€` (1050). @throws UnexpectedText for another format */
export function readEuros(text: string): Minor {
  const [, whole, fraction = ''] = WRITTEN.exec(text) ?? [];
  const exponent = currencyExponent(EUR.currency);
  if (whole === undefined || fraction.length > exponent) {
    throw new UnexpectedText(`an amount such as 1.50€ instead of ${text}`);
  }
  return BigInt(whole + fraction.padEnd(exponent, '0'));
}
