import type { Said } from '../../finding-catalogue/finding';
import { betNamed } from '../../games/bet-names';
import { combinationNamed, coveredBy } from '../../games/covers';
import { GAMES, isGameCode } from '../../games/game-codes';
import type { GameRules, PayTableRow } from '../../games/game-rules';
import type { Authorisation, AuthorisedTable } from '../casino/authorisation.state';
import type { Minor } from '../../kernel/money';
import { type Rational, rational } from '../../kernel/rational';
import { inBoth } from '../../words/message';

/** Bets of a pool: their rows are its scale of prizes, unless the authorisation states another. */
const OF_A_POOL = ['bolsa', 'jackpot-bet'];

export interface CardRow {
  readonly bet: Said;
  readonly covers: Said;
  /** Winnings for one unit staked; 0 where nothing is won. */
  readonly pays: Rational;
}

/** A prize that the authorisation states: a share of the meter, or so many stakes. */
export interface CardPrize {
  readonly combination: Said;
  readonly share?: Rational;
  readonly times?: bigint;
}

export interface CardPool {
  readonly pool: string;
  /** The part of each stake that goes to the meter; undefined where neither authorisation nor rules fix it. */
  readonly rate: Rational | undefined;
  readonly rows: readonly CardRow[];
  readonly prizes: readonly CardPrize[];
}

/** The share of the house and the length of play (1.1.10, II.4.a and IX.26), or the commission of pai gow (1.1.9.D, VI.3). */
export type Announcement = 'house-share' | 'length' | 'commission';

/** What has to be visible at a table, of one authorisation. Amounts in minor units. */
export interface TableCard {
  readonly table: string;
  readonly game: Said;
  readonly heading: string;
  readonly validFrom: string;
  readonly minimum: { readonly from: Minor; readonly to?: Minor };
  readonly maxima: readonly { readonly bet: Said | undefined; readonly amount: Minor }[];
  /** Of games with the bank of a player, what the authorisation says of it. */
  readonly bank:
    | { readonly minimum?: Minor; readonly maximum?: Minor; readonly isUnlimited: boolean }
    | undefined;
  readonly payTable: readonly CardRow[];
  readonly pools: readonly CardPool[];
  /** What is announced at the opening, so that the card has a line to write it on. */
  readonly announced: readonly Announcement[];
}

/** An English name from a code: straight-up, camo/segundas. */
const inWords = (code: string): string => code.replaceAll('-', ' ').replaceAll('/', ', ');

const rowsOf = (code: string, rows: readonly PayTableRow[]): readonly CardRow[] =>
  rows.map(({ bet, spanish, covers, pays }) => ({
    bet: { en: inWords(bet), es: spanish ?? betNamed(bet, code).es },
    covers: coveredBy(covers),
    pays,
  }));

/** The card of a table: limits, pay table, scale of prizes. `rules` are those of its game in force on the day. */
export function tableCard(
  authorisation: Pick<Authorisation, 'validFrom' | 'pools'>,
  { table, game, terms, unlimitedBank }: AuthorisedTable,
  rules: GameRules,
): TableCard {
  const { minimum, maxima = {} } = terms;
  const isOfPool = ({ bet }: PayTableRow): boolean => OF_A_POOL.includes(bet);
  return {
    table,
    ...namesOf(game),
    validFrom: authorisation.validFrom,
    minimum,
    maxima: Object.entries(maxima).map(([bet, amount]) => ({
      bet: bet === '*' ? undefined : { en: inWords(bet), es: betNamed(bet, game).es },
      amount,
    })),
    bank: bankOf(terms.bank, unlimitedBank),
    payTable: rowsOf(
      game,
      rules.payTable.filter((row) => !isOfPool(row)),
    ),
    pools: authorisation.pools
      .filter(({ tables }) => tables.includes(table))
      .map((each) => poolOf(each, rowsOf(game, rules.payTable.filter(isOfPool)), rules.poolRate)),
  };
}

const namesOf = (game: string): Pick<TableCard, 'game' | 'heading' | 'announced'> => {
  if (!isGameCode(game)) return { game: inBoth(game), heading: '', announced: [] };
  const { english, spanish, epigrafe, family } = GAMES[game];
  const announced: readonly Announcement[] =
    family === 'pot' ? ['house-share', 'length'] : game === 'pai-gow-poker' ? ['commission'] : [];
  return { game: { en: english, es: spanish }, heading: epigrafe, announced };
};

const bankOf = (bank: AuthorisedTable['terms']['bank'], isUnlimited = false): TableCard['bank'] =>
  bank === undefined && !isUnlimited ? undefined : { ...bank, isUnlimited };

function poolOf(
  { pool, rate, prizes = [] }: Authorisation['pools'][number],
  rows: readonly CardRow[],
  poolRate: Rational | undefined,
): CardPool {
  return {
    pool,
    rate: rate === undefined ? poolRate : rational(BigInt(rate.numerator), BigInt(rate.denominator)),
    rows: prizes.length > 0 ? [] : rows,
    prizes: prizes.map((prize) => ({
      combination: combinationNamed(prize.combination),
      ...('share' in prize
        ? { share: rational(BigInt(prize.share.numerator), BigInt(prize.share.denominator)) }
        : { times: BigInt(prize.times) }),
    })),
  };
}
