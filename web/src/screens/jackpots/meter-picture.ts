import type { PoolPeriodQuery } from '../../api/generated/operations';
import { type Marks, type Picture, valueOf } from '../../charts/picture';
import type { CasinoClock } from '../../days/clock';
import { formatDay } from '../../days/days';
import { signOf } from '../../money/money';
import { eventWord } from '../../words/fact-words';
import { fill } from '../../words/fill';
import type { Spoken } from '../../words/words';

type Found = Extract<PoolPeriodQuery['jackpot'], { __typename: 'JackpotFound' }>;
export type PoolPeriod = NonNullable<Found['jackpot']['period']>;
export type PoolMove = PoolPeriod['moves'][number];

type Said = Pick<Spoken, 'words' | 'language'>;

/** A move that takes money out of the meter for a player, by whatever event it was reported. */
const isPrize = ({ prizes, eventType }: PoolMove): boolean =>
  prizes.length > 0 && eventType !== 'cagnotte.jackpot.paid.v1';

/** By the house: seeds, reseeds, the end of the pool. */
const isOfHouse = ({ eventType }: PoolMove): boolean =>
  /^cagnotte\.jackpot\.(opened|reseeded|closed)\./.test(eventType);

const isAdjusted = ({ eventType }: PoolMove): boolean => eventType.startsWith('cagnotte.jackpot.adjusted.');

const differs = ({ difference }: PoolMove): boolean => difference !== null && signOf(difference.amount) !== 0;

/** A stake as any other: it won nothing, and its reading agrees with the books. */
export const isPlain = (move: PoolMove): boolean =>
  /^cagnotte\.(round\.settled|jackpot\.contributed)\./.test(move.eventType) &&
  !isPrize(move) &&
  !differs(move);

/** The meter before the first day and after each movement, with prizes, seeds, adjustments and differing readings marked. */
export function meterPicture(
  pool: string,
  { opening, moves }: PoolPeriod,
  { words, language, clock }: Said & { readonly clock: CasinoClock },
): Picture {
  const said = words.jackpots;
  const marks: readonly (Omit<Marks, 'groups'> & { readonly is: (move: PoolMove) => boolean })[] = [
    { name: said.prizes, shape: 'diamond', is: isPrize },
    { name: said.byHouse, shape: 'triangle', is: isOfHouse },
    { name: said.adjustments, shape: 'square', is: isAdjusted },
    { name: said.readings, shape: 'ring', is: differs },
  ];
  return {
    kind: 'meter',
    caption: fill(words.floor.meter, { pool }),
    groupedBy: words.accounts.what,
    groups: [
      { label: said.before, short: '' },
      ...moves.map((move) => ({
        label: `${momentOf(move, clock)} · ${whatOf(move, { words, language })}`,
        short: formatDay(move.gamingDay).slice(0, 5),
      })),
    ],
    series: [
      {
        name: said.meter,
        values: [opening, ...moves.map(({ meter }) => meter)].map((each) => valueOf(each, language)),
      },
    ],
    unit: { of: 'money', currency: opening.currency, decimals: opening.amount.split('.')[1]?.length ?? 0 },
    marks: marks
      .map(({ is, ...mark }) => ({
        ...mark,
        groups: moves.flatMap((move, at) => (is(move) ? [at + 1] : [])),
      }))
      .filter(({ groups }) => groups.length > 0),
  };
}

/** The moment of a fact; of stakes together the gaming day. */
export const momentOf = ({ happenedAt, gamingDay }: PoolMove, clock: CasinoClock): string =>
  happenedAt === null ? formatDay(gamingDay) : clock.moment(happenedAt);

/** What it was; several stakes together say how many. */
export function whatOf({ eventType, facts, table }: PoolMove, { words, language }: Said): string {
  const word = eventWord(eventType, language);
  const many = facts > 1 ? fill(words.jackpots.together, { what: word, count: facts }) : word;
  return table === null ? many : `${many} · ${table}`;
}
