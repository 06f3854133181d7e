import { AMOUNT, type MoneyStyle, readAmount } from '../amounts';
import { readPlayerCards } from '../cards';
import { UnexpectedText } from '../hand-fault';
import type { PlayerAct } from '../hand-lines';
import type { ActionKind } from '../parsed-hand';

type Match = readonly (string | undefined)[];
interface Form {
  /** The words an action of this form begins with; after them nothing else is accepted. */
  readonly words: RegExp;
  readonly whole: RegExp;
  readonly read: (match: Match, money: MoneyStyle) => PlayerAct;
}

const REACHED = `( and is all-in)?(?: and has reached the ${AMOUNT} cap)?`;
const CARDS = String.raw`\[([^\]]*)\]`;

/** An action with one amount: posts, calls, bets. */
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

/** Cards that the player turns up, throws away or keeps to himself. */
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
 * Reads what a player does: `raises $0.10 to $0.20 and is all-in`. Undefined when it begins with no known word;
 * throws UnexpectedText when it begins like an action and goes on otherwise.
 */
export function readAct(text: string, money: MoneyStyle): PlayerAct | undefined {
  const form = FORMS.find(({ words }) => words.test(text));
  if (!form) return undefined;
  const match = form.whole.exec(text);
  if (!match)
    throw new UnexpectedText(`the rest of an action that begins with "${form.words.exec(text)![0]}"`);
  return form.read(match, money);
}
