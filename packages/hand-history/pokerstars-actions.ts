import type { MoneyStyle, ActionKind } from './parsed-hand';
import { AMOUNT, readAmount, readCards, readPlayerCards } from './parsed-hand';
import { UnexpectedText } from './hand-fault';
import type { DealtBoard, LineContext, PlayerAct, PlayLine } from './hand-lines';
import { isTableTalk } from './pokerstars-summary';

/** Reads one line of the play. @throws UnexpectedText if a line begins like a known one and continues differently */
export function readPlayLine(text: string, context: LineContext): PlayLine {
  return (
    readMarker(text, context) ??
    readActLine(text, context) ??
    readReturn(text, context) ??
    readCollection(text, context) ??
    readCashOut(text, context) ??
    readDeal(text, context) ??
    readRemark(text)
  );
}

const STREETS: Readonly<Record<string, number>> = {
  'HOLE CARDS': 1,
  'DEALING HANDS': 1,
  'PRE-FLOP': 1,
  '3rd STREET': 1,
  FLOP: 2,
  DRAW: 2,
  'FIRST DRAW': 2,
  '4th STREET': 2,
  TURN: 3,
  'SECOND DRAW': 3,
  '5th STREET': 3,
  'THIRD DRAW': 4,
  '6th STREET': 4,
  '7th STREET': 5,
};

function readMarker(text: string, context: LineContext): PlayLine | undefined {
  const [, name, brackets] = /^\*\*\* (.+?) \*\*\*((?: \[.*\])?)$/.exec(text) ?? [];
  if (name === undefined) return undefined;
  if (name === 'SUMMARY') return { kind: 'summary' };
  // A hand that is run twice marks the streets after the all-in as FIRST and SECOND.
  const once = name.replace(/^(?:FIRST|SECOND) (?=FLOP|TURN|RIVER|SHOW)/, '');
  if (once === 'SHOW DOWN') return { kind: 'showdown' };
  const street = once === 'RIVER' ? (context.family === 'stud' ? 5 : 4) : STREETS[once];
  if (street === undefined) throw new UnexpectedText('a marker such as *** FLOP *** [2c 3d 4h]');
  const dealt = context.family === 'flop' ? dealtOn(name, brackets ?? '') : undefined;
  return { kind: 'street', street, ...(dealt && { dealt }) };
}

/** `TURN` and ` [8h Jh Kh] [Ah]`: the board so far; undefined if the marker has no card. */
function dealtOn(marker: string, brackets: string): DealtBoard | undefined {
  const cards = readCards(brackets.replaceAll(/[[\]]/g, ''));
  if (cards.length === 0) return undefined;
  const run = /^(FIRST|SECOND) /.exec(marker)?.[1];
  return { run: run === undefined ? 'only' : run === 'FIRST' ? 'first' : 'second', cards };
}

function readActLine(text: string, { seats, money }: LineContext): PlayLine | undefined {
  const player = seats
    .filter(({ name }) => text.startsWith(`${name}: `))
    .sort((one, other) => other.name.length - one.name.length)[0];
  if (!player) return refuseStranger(text);
  const act = readAct(text.slice(player.name.length + 2), money);
  return act && { kind: 'act', seat: player.seat, act };
}

/** A person without a seat cannot act; chat and sitting out are not read. */
function refuseStranger(text: string): undefined {
  const acts = /^[^:]+: (?:posts|brings in|folds|checks|calls|bets|raises|completes|discards)\b/.test(text);
  if (acts && !isTableTalk(text)) throw new UnexpectedText('an action of a player who has a seat');
  return undefined;
}

const RETURNED = new RegExp(`^Uncalled bet \\(${AMOUNT}\\) returned to (.+)$`, 'u');

function readReturn(text: string, { seats, money }: LineContext): PlayLine | undefined {
  if (!text.startsWith('Uncalled bet ')) return undefined;
  const [, amount, name] = RETURNED.exec(text) ?? [];
  const player = seats.find((seated) => seated.name === name);
  if (!player) throw new UnexpectedText('Uncalled bet ($0.10) returned to a player who has a seat');
  return { kind: 'returned', seat: player.seat, amount: readAmount(amount!, money) };
}

const COLLECTED = new RegExp(
  `^(.+) collected ${AMOUNT} from (?:the )?(?:(main )?pot|side pot(?:-(\\d+))?)$`,
  'u',
);

function readCollection(text: string, { seats, money }: LineContext): PlayLine | undefined {
  if (!/ collected .* pot(?:-\d+)?$/.test(text)) return undefined;
  const [, name, amount, , sidePot] = COLLECTED.exec(text) ?? [];
  const player = seats.find((seated) => seated.name === name);
  if (!player) throw new UnexpectedText('a player who has a seat and collected $0.10 from pot');
  const pot = / side pot(?:-\d+)?$/.test(text) ? Number(sidePot ?? 1) : 0;
  return { kind: 'collected', seat: player.seat, amount: readAmount(amount!, money), pot };
}

const CASHED_OUT = new RegExp(`^cashed out the hand for ${AMOUNT}(?: \\| Cash Out Fee ${AMOUNT})?$`, 'u');

/** `Player1 cashed out the hand for $60 | Cash Out Fee $0.60`: the price that the room pays, and its fee. */
function readCashOut(text: string, { seats, money }: LineContext): PlayLine | undefined {
  const player = seats.find(({ name }) => text.startsWith(`${name} cashed out the hand for `));
  if (!player) return undefined;
  const match = CASHED_OUT.exec(text.slice(player.name.length + 1));
  if (!match) throw new UnexpectedText('cashed out the hand for $1 | Cash Out Fee $0.01');
  for (const amount of match.slice(1)) if (amount !== undefined) readAmount(amount, money);
  return { kind: 'cashed-out', seat: player.seat };
}

function readDeal(text: string, { seats }: LineContext): PlayLine | undefined {
  const match = /^Dealt to (.+?)((?: \[[^\]]*\])+)$/.exec(text);
  const player = match && seats.find(({ name }) => name === match[1]);
  if (!player) return undefined;
  return { kind: 'dealt', seat: player.seat, cards: readPlayerCards(match[2]!.replaceAll(/[[\]]/g, '')) };
}

function readRemark(text: string): PlayLine {
  if (text === 'Pair on board - a double bet is allowed') return { kind: 'double-bet' };
  if (/^Hand cancel+ed$/.test(text)) return { kind: 'cancelled' };
  return { kind: isTableTalk(text) ? 'talk' : 'unknown' };
}

type Match = readonly (string | undefined)[];
interface Form {
  /** The beginning of an action of this form; a text with it must match `whole`. */
  readonly words: RegExp;
  readonly whole: RegExp;
  readonly read: (match: Match, money: MoneyStyle) => PlayerAct;
}

const REACHED = `( and is all-in)?(?: and has reached the ${AMOUNT} cap)?`;
const CARDS = String.raw`\[([^\]]*)\]`;

const paying = (words: string, kind: ActionKind): Form => ({
  words: new RegExp(`^${words}`),
  whole: new RegExp(`^${words} ${AMOUNT}${REACHED}$`, 'u'),
  read: ([, amount, allIn, cap], money) => ({
    kind,
    amount: readAmount(amount!, money),
    ...reached(allIn, cap, money),
  }),
});

const plain = (words: string, kind: ActionKind): Form => ({
  words: new RegExp(`^${words}`),
  whole: new RegExp(`^${words}$`),
  read: () => ({ kind }),
});

const reached = (
  allIn: string | undefined,
  cap: string | undefined,
  money: MoneyStyle,
): Pick<PlayerAct, 'allIn' | 'capped'> => ({
  ...(allIn !== undefined && { allIn: true as const }),
  ...(cap !== undefined && { capped: readAmount(cap, money) }),
});

/** A form for cards that the player shows, discards or mucks. */
const handling = (words: string, rest: string, read: Form['read']): Form => ({
  words: new RegExp(`^${words}`),
  whole: new RegExp(`^${words}${rest}$`),
  read,
});

const FORMS: readonly Form[] = [
  paying('posts (?:the )?ante', 'ante'),
  paying('posts small & big blinds', 'both-blinds'),
  paying('posts (?:the )?small blind', 'small-blind'),
  paying('posts (?:the )?big blind', 'big-blind'),
  paying('brings in (?:low |high )?for', 'bring-in'),
  plain('checks', 'check'),
  paying('calls', 'call'),
  paying('bets', 'bet'),
  {
    words: /^raises/,
    whole: new RegExp(`^raises ${AMOUNT} to ${AMOUNT}${REACHED}$`, 'u'),
    read: ([, by, to, allIn, cap], money) => ({
      kind: 'raise',
      amount: readAmount(by!, money),
      to: readAmount(to!, money),
      ...reached(allIn, cap, money),
    }),
  },
  {
    words: /^completes/,
    whole: new RegExp(`^completes (?:it )?to ${AMOUNT}${REACHED}$`, 'u'),
    read: ([, to, allIn, cap], money) => ({
      kind: 'complete',
      to: readAmount(to!, money),
      ...reached(allIn, cap, money),
    }),
  },
  handling('folds', `(?: ${CARDS})?`, ([, cards]) => ({
    kind: 'fold',
    ...(cards !== undefined && { cards: readPlayerCards(cards), shown: true }),
  })),
  handling('discards', ` (\\d+) cards?(?: ${CARDS})?`, ([, count]) => ({
    kind: 'discard',
    discarded: Number(count),
  })),
  handling('stands pat', `(?: on ${CARDS})?`, () => ({ kind: 'discard', discarded: 0 })),
  handling('shows', ` ${CARDS}(?: \\(.*\\))?`, ([, cards]) => ({
    cards: readPlayerCards(cards!),
    shown: true,
  })),
  handling('mucks', `(?: hand| ${CARDS})`, ([, cards]) =>
    cards === undefined ? {} : { cards: readPlayerCards(cards), shown: false },
  ),
  handling("doesn't show", ' hand', () => ({})),
];

/**
 * Reads an action: `raises $0.10 to $0.20 and is all-in`. Undefined if it begins with no known word.
 * @throws UnexpectedText if it begins like an action and continues differently
 */
export function readAct(text: string, money: MoneyStyle): PlayerAct | undefined {
  const form = FORMS.find(({ words }) => words.test(text));
  if (!form) return undefined;
  const match = form.whole.exec(text);
  if (!match)
    throw new UnexpectedText(`the rest of an action that begins with "${form.words.exec(text)![0]}"`);
  return form.read(match, money);
}
