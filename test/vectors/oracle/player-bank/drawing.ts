import { cellOf, firstTwo, type Hands, shows } from './cards';
import type { Cloth, Effect, Game } from './games';

/** Circumstances of the drawing of a coup. */
export interface Drawing {
  readonly errorRule?: string;
  /** Whether the banker asked for the drawing table. */
  readonly asked: boolean;
  /** Whether the player who goes banco may draw freely. */
  readonly isFree: boolean;
  readonly annulled: readonly Cloth[];
}

/** Errors of play after which cards are still drawn by the rules. */
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

/** Findings about third cards that were wrongly drawn or not drawn. */
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

/** Punto draws up to four, is free with five, and stands above; eight or nine of either side ends the drawing. */
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

/** The bank is free except with zero, or follows the table if its entries agree for all remaining hands. */
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

/** The rule by which the bank follows the table, and whether it draws if the table leaves the choice. */
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
