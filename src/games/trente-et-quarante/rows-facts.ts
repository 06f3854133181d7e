import type { Rational } from '../../kernel/rational';
import type { PrisonFacts, ZeroChoice } from '../_mechanics/prison';
import type { StaffNeed } from '../_mechanics/table-staff';
import type { GameCode } from '../game-codes';
import type { Rule, RuleRegister } from '../rule';
import type { rules as TRENTE_ET_QUARANTE_RULES } from './trente-et-quarante.register.json';
import { Type } from 'typebox';
import { type Card, CardShape, valueOf } from '../_mechanics/cards';
import { hasShape, optionsIn } from '../readable-bets';
import type { RoundShapes } from '../game-rules';
import { LATE_OPTION } from '../_mechanics/bets-in-play';

export interface RowBet {
  readonly type: 'black' | 'red' | 'color' | 'inverse';

  readonly rule: Rule;
  readonly covers: string;
  readonly pays: Rational;
}

export interface RowsFacts extends PrisonFacts {
  readonly code: GameCode;
  readonly rules: Readonly<Record<keyof typeof TRENTE_ET_QUARANTE_RULES | 'belowMinimum' | 'lastSpin', Rule>>;
  readonly register: RuleRegister;
  readonly bets: readonly RowBet[];
  readonly premium: { readonly name: string; readonly share: Rational };
  readonly maximum: bigint;
  readonly decks: number;
  readonly cutCard: { readonly cards: number; readonly orMore: boolean };
  readonly staff: readonly StaffNeed[];
}

const Row = Type.Array(CardShape, {
  minItems: 1,
  maxItems: 40,
  description: 'cards in the order of dealing, e.g. Th',
});

const RowOptions = Type.Object({
  ...LATE_OPTION,
  onRefait: Type.Optional(
    Type.Enum(['leave', 'withdraw'], { description: 'what the player did with the bet on 31 in both rows' }),
  ),
});

const Outcome = Type.Object({ black: Row, red: Row });
export type Rows = Readonly<Record<'black' | 'red', readonly Card[]>>;

export const INSURANCE = 'insurance';

export const rowShapes = ({ bets }: RowsFacts): RoundShapes => ({
  outcome: Outcome,
  bets: {
    ...Object.fromEntries(bets.map(({ type }) => [type, { options: RowOptions }])),
    [INSURANCE]: {
      options: Type.Object({
        ...LATE_OPTION,
        on: Type.String({ minLength: 1, maxLength: 80, description: 'the betId of the bet it insures' }),
      }),
    },
  },
});

/** The rows in an outcome; undefined if they cannot be read. */
export const rowsInOutcome = (outcome: unknown): Rows | undefined =>
  hasShape(Outcome, outcome) ? outcome : undefined;

interface RowOptions {
  readonly isLate: boolean;
  readonly onRefait: ZeroChoice | undefined;
}

/** The options of a bet; undefined if they cannot be read. */
export function rowOptions(options: unknown): RowOptions | undefined {
  const stated = optionsIn(RowOptions, options);
  return stated && { isLate: stated.late === true, onRefait: stated.onRefait };
}

export function insuredBy(options: unknown): string | undefined {
  if (typeof options !== 'object' || options === null || Array.isArray(options)) return undefined;
  const { on } = options as Readonly<Record<string, unknown>>;
  return typeof on === 'string' && on !== '' && on.length <= 80 ? on : undefined;
}

export const rowPoints = (cards: readonly Card[]): number =>
  cards.reduce((points, card) => points + valueOf(card), 0);

export const TARGET = 31;

/** The winning row, or for equal rows: a refait at 31, else a null hand. */
export type RowsResult = 'black' | 'red' | 'null' | 'refait';

export function resultOfRows({ black, red }: Rows): RowsResult {
  const [ofBlack, ofRed] = [rowPoints(black), rowPoints(red)];
  if (ofBlack === ofRed) return ofBlack === TARGET ? 'refait' : 'null';
  return Math.abs(ofBlack - TARGET) < Math.abs(ofRed - TARGET) ? 'black' : 'red';
}

export function winsWith(type: RowBet['type'], winner: 'black' | 'red', { black }: Rows): boolean {
  if (type === 'black' || type === 'red') return type === winner;
  const first = 'cs'.includes(black[0]?.[1] ?? '') ? 'black' : 'red';
  return (first === winner) === (type === 'color');
}
