import { cellOf, firstTwo, type Hands, shows } from './cards';
import type { Cloth, Effect, Game } from './games';

/** What else is known of the drawing of a coup. */
export interface Drawing {
  readonly errorRule?: string;
  /** The banker asked for his table. */
  readonly asked: boolean;
  /** Who makes banco may do as he likes. */
  readonly isFree: boolean;
  readonly annulled: readonly Cloth[];
}

/** Errors of play after which cards are drawn by the rules. */
const AS_DEALT: readonly (Effect | undefined)[] = [
  ...([
    undefined,
    'as-usual',
    'by-table',
    'by-table-drawing',
    'may-withdraw',
    'annuls',
    'may-annul',
  ] as const),
];

/** Third cards that should not have been drawn, or should have been. */
export function drawnWrongly(game: Game, { bank, cloths }: Hands, drawing: Drawing): readonly string[] {
  const { errorRule, annulled } = drawing;
  const played = game.cloths.filter((cloth) => !annulled.includes(cloth)).map((cloth) => cloths[cloth]!);
  const isAsDealt = AS_DEALT.includes(errorRule === undefined ? undefined : game.errors[errorRule]);
  if (!isAsDealt || !isHand(bank) || played.length === 0) return [];
  return [
    ...played.flatMap((hand) => ofPunto(game, hand, { bank, isFree: drawing.isFree })),
    ...ofBank(game, { bank, played }, drawing),
  ];
}

const isHand = ({ length }: readonly string[]): boolean => length === 2 || length === 3;

function drew(hand: readonly string[], should: boolean, rule: string): readonly string[] {
  if (!isHand(hand) || (hand.length === 3) === should) return [];
  return [`third-card-not-${should ? 'drawn' : 'allowed'} ${rule}`];
}

/** To four it draws, with five it is free, above it stands; eight or nine of either side ends the drawing. */
function ofPunto(
  { rules }: Game,
  hand: readonly string[],
  { bank, isFree }: { readonly bank: readonly string[]; readonly isFree: boolean },
): readonly string[] {
  if (shows(hand) || shows(bank)) return drew(hand, false, rules.shown);
  if (isFree || firstTwo(hand) === 5) return [];
  return firstTwo(hand) < 5 ? drew(hand, true, rules.draws) : drew(hand, false, rules.stands);
}

interface DealtCoup {
  readonly bank: readonly string[];
  readonly played: readonly (readonly string[])[];
}

/** It is free but with nothing; or it follows its table, where that says one thing for all who still play. */
function ofBank(game: Game, { bank, played }: DealtCoup, drawing: Drawing): readonly string[] {
  const { rules } = game;
  const open = played.filter((hand) => !shows(hand));
  if (shows(bank) || open.length === 0) return drew(bank, false, rules.shown);
  const [rule, drawsInOptional] = followed(game, open.length < played.length, drawing);
  const cells = new Set(
    open.map((hand) => cellOf(bank, hand)).map((cell) => (drawsInOptional && cell === 'O' ? 'T' : cell)),
  );
  const [cell] = cells;
  if (rule !== undefined && cells.size === 1 && cell !== 'O') return drew(bank, cell === 'T', rule);
  return firstTwo(bank) === 0 ? drew(bank, true, rules.bankDraws) : [];
}

/** By which rule the bank follows its table, and whether it draws where that leaves it the choice. */
function followed(
  { heading, errors, rules }: Game,
  oneShows: boolean,
  { errorRule, asked }: Drawing,
): readonly [rule: string | undefined, drawsInOptional: boolean] {
  const effect = errorRule === undefined ? undefined : errors[errorRule];
  if (effect === 'by-table' || effect === 'by-table-drawing')
    return [errorRule, effect === 'by-table-drawing'];
  if (oneShows) return [`${heading}-VIII.3.a-01`, true];
  return [asked ? rules.follows : undefined, false];
}
