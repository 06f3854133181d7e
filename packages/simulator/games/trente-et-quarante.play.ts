import type { Card } from '../../../src/games/_mechanics/cards';
import { INSURANCE, resultOfRows, rowPoints, TARGET } from '../../../src/games/trente-et-quarante/rows-facts';
import {
  TRENTE_ET_QUARANTE,
  trenteEtQuarante,
} from '../../../src/games/trente-et-quarante/trente-et-quarante.rules';
import type { Cloth, HouseGame, Play } from './house-game';
import { SessionShoe } from './shoe';

const { bets, decks, cutCard, premium } = TRENTE_ET_QUARANTE;
/** Upper bound for the cards of two rows: no hand begins if the red card could come within them. */
const LONGEST_HAND = 40;
/** Per cent of insured bets, among stakes whose premium is a whole chip. */
const INSURED = 30;

/** Trente et quarante: two rows of cards, and bets on the one that comes nearer to 31. */
export const trenteEtQuaranteGame: HouseGame = {
  rules: trenteEtQuarante,
  letters: 'TQ',
  kinds: [
    {
      minimum: 1_000n,
      seats: 10,
      float: 600_000n,
      staff: { 'table-chief': 1, croupier: 2 },
      equipment: { decks, serials: ['shoe-31'] },
    },
  ],
  secondsPerRound: [60, 100],
  begin: (cloth) => new Session(cloth),
};

class Session implements Play {
  private readonly shoe: SessionShoe;

  constructor(private readonly cloth: Cloth) {
    const sizes = { decks, behindCutCard: cutCard.cards, spare: LONGEST_HAND, burnt: 0 };
    this.shoe = new SessionShoe(sizes, cloth);
  }

  readonly prepare = (roundNo: number): void => this.shoe.prepare(roundNo);

  readonly wagers: Play['wagers'] = ({ chance, taste }) => [
    { type: chance.oneOf(bets).type, stake: this.cloth.minimum() * BigInt(taste.units) },
  ];

  readonly outcome = (): { black: readonly Card[]; red: readonly Card[] } => ({
    black: this.row(),
    red: this.row(),
  });

  readonly options = (
    { type, held }: { readonly type: string; readonly held: boolean },
    outcome: object,
  ): object | undefined => {
    const isRefait = resultOfRows(outcome as ReturnType<Session['outcome']>) === 'refait';
    if (!isRefait || type === INSURANCE) return undefined;
    return { onRefait: held || this.cloth.chance.percent(60) ? 'leave' : 'withdraw' };
  };

  readonly further: NonNullable<Play['further']> = (on) =>
    on
      .filter(({ held, left, stake }) => !held && left >= stake && this.cloth.chance.percent(INSURED))
      .map(({ betId, stake }) => ({
        of: betId,
        wager: {
          type: INSURANCE,
          stake: (stake * premium.share.numerator) / premium.share.denominator,
          options: { on: betId },
        },
      }));

  readonly end = (lastRound: number): void => this.shoe.end(lastRound);

  private row(): Card[] {
    const row: Card[] = [];
    while (rowPoints(row) < TARGET) row.push(this.shoe.deal());
    return row;
  }
}
