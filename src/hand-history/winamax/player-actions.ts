import { readCards } from '../cards';
import { UnexpectedText } from '../hand-fault';
import type { PlayerAct } from '../hand-lines';
import type { ActionKind } from '../parsed-hand';
import { EUROS, readEuros } from './euros';

interface Form {
  /** The words an action of this form begins with; after them nothing else is accepted. */
  readonly words: RegExp;
  readonly whole: RegExp;
  readonly read: (match: readonly (string | undefined)[]) => PlayerAct;
}

const ALL_IN = '( and is all-in)?';

/** An action with one amount. Who comes in at another seat than that of the blinds posts `out of position`. */
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
];

/**
 * Reads what follows the name of a player: `raises 2€ to 3€ and is all-in`. Undefined when it begins with no known
 * word; throws UnexpectedText when it begins like an action and goes on otherwise.
 */
export function readAct(text: string): PlayerAct | undefined {
  const form = FORMS.find(({ words }) => words.test(text));
  if (!form) return undefined;
  const match = form.whole.exec(text);
  if (!match) {
    throw new UnexpectedText(`the rest of an action that begins with "${form.words.exec(text)![0]}"`);
  }
  return form.read(match);
}
