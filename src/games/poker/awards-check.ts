import { type Finding, said, type Said } from '../../finding-catalogue/finding';
import { listed } from '../../words/message';
import { type Minor, sumMinor } from '../../kernel/money';
import type { Setting } from '../game-rules';
import { answeredOtherwise, OPEN_POINTS } from '../open-points';
import type { DeclaredAward } from '../round';
import { breach } from '../rule';
import type { Settlement } from '../settlement';
import { money } from '../wording';
import type { PokerFacts, OtherReading } from './poker-facts';
import { annulling } from './hand-errors';
import { oddUnitOf } from './showdown';
import type { ReportedHand } from './reported-hand';
import { dividePots } from './settle-hand';

interface AwardedHand {
  readonly hand: ReportedHand;
  readonly settlement: Settlement;
  readonly declared: readonly DeclaredAward[];
}

type BySeat = ReadonlyMap<number, Minor>;

export const checkAwards = (
  facts: PokerFacts,
  awarded: AwardedHand,
  setting: Setting,
): readonly Finding[] => [
  ...checkClaims(facts, awarded, setting),
  ...(awarded.settlement.complete ? checkAmounts(facts, awarded, setting) : []),
];

function otherReadings(
  facts: PokerFacts,
  { hand, settlement }: Pick<AwardedHand, 'hand' | 'settlement'>,
  setting: Setting,
  readings = facts.regulated?.otherReadings ?? [],
): readonly { readonly reading: OtherReading; readonly awards: BySeat }[] {
  if (!settlement.complete) return [];
  const due = bySeat(settlement.awards);
  return readings.flatMap((reading) => {
    // A casino that chose the reading that is not recommended is held to it.
    if (setting.answers[reading.point] !== OPEN_POINTS[reading.point].recommended) return [];
    const answers = answeredOtherwise(reading.point, setting.answers);
    const { pots } = dividePots(facts, { hand, setting: { ...setting, answers } });
    const awards = bySeat(pots.flatMap((pot) => pot.awards ?? []));
    return areEqual(due, awards) ? [] : [{ reading, awards }];
  });
}

/** Advisories where another reading of an open point leads to other awards. */
export function checkReadings(
  facts: PokerFacts,
  { hand, settlement, declared }: Pick<AwardedHand, 'hand' | 'settlement'> & Partial<AwardedHand>,
  setting: Setting,
): readonly Finding[] {
  const due = bySeat(settlement.awards);
  const paid = declared === undefined ? undefined : bySeat(declared);
  // A table that paid what is due did not pay by another reading.
  const paidOtherwise = paid !== undefined && !areEqual(due, paid);
  const readings = facts.regulated?.otherReadings.filter(
    ({ advised }) => advised === 'always' || paidOtherwise,
  );
  return otherReadings(facts, { hand, settlement }, setting, readings)
    .filter(
      ({ reading, awards }) => reading.advised === 'always' || (paidOtherwise && areEqual(awards, paid)),
    )
    .map(({ reading: { rule, code }, awards }) =>
      breach(rule, {
        code,
        as: 'advisory',
        expected: inWords(due, setting.currency),
        found: said('by-other-reading', { awards: inWords(awards, setting.currency) }),
      }),
    );
}

function checkClaims(
  facts: PokerFacts,
  { hand, settlement: { pots = [] }, declared }: AwardedHand,
  { currency, answers }: Setting,
): readonly Finding[] {
  const anyPot = pots.flatMap(({ contenders }) => contenders);
  return declared
    .filter(({ seat, potNo, amount }) => {
      const contenders = potNo === undefined ? anyPot : pots[potNo]?.contenders;
      return amount > 0n && contenders?.includes(seat) !== true;
    })
    .map(({ seat, potNo, amount }) =>
      breach(annulling(facts, hand, { seat, answers })?.rule ?? facts.rules.sidePots, {
        code: 'award-without-claim',
        expected:
          potNo === undefined ? said('seat-still-in-hand') : said('seat-that-can-win-pot', { pot: potNo }),
        found: said('seat-with', { seat, amount: money(amount, currency) }),
      }),
    );
}

function checkAmounts(facts: PokerFacts, awarded: AwardedHand, setting: Setting): readonly Finding[] {
  const [due, paid] = [bySeat(awarded.settlement.awards), bySeat(awarded.declared)];
  if (areEqual(due, paid)) return [];
  if (otherReadings(facts, awarded, setting).some(({ awards }) => areEqual(awards, paid))) return [];
  if (areEqual(withRakesAsTaken(facts, awarded, setting), paid)) {
    return [rakeSpreadOtherwise(facts, awarded, setting)];
  }
  const { code, rule } = kindOf(facts, { due, paid, hand: awarded.hand }, oddUnitOf(facts, setting));
  const [expected, found] = [inWords(due, setting.currency), inWords(paid, setting.currency)];
  return [breach(rule, { code, expected, found })];
}

interface Paid {
  readonly due: BySeat;
  readonly paid: BySeat;
  readonly hand: ReportedHand;
}

/**
 * The kind of a wrong award: the right winners with misplaced odd chips, or an uneven split; otherwise wrong winners.
 */
function kindOf({ rules }: PokerFacts, { due, paid, hand }: Paid, unit: Minor) {
  const sameWinners = due.size === paid.size && [...due.keys()].every((seat) => paid.has(seat));
  if (!sameWinners || due.size < 2) {
    const shown = new Set(hand.cards.filter((known) => known.shown).map(({ seat }) => seat));
    const mucked = shown.size > 0 && [...paid.keys()].some((seat) => !due.has(seat) && !shown.has(seat));
    return { code: 'award-differs', rule: mucked ? rules.showdown : rules.ranking } as const;
  }
  const differences = [...due].map(([seat, amount]) => amount - paid.get(seat)!);
  const onlyUnits = sumMinor(differences) === 0n && differences.every((by) => by >= -unit && by <= unit);
  return onlyUnits
    ? ({ code: 'odd-unit-misplaced', rule: rules.oddUnit } as const)
    : ({ code: 'split-not-even', rule: rules.split } as const);
}

function withRakesAsTaken(
  facts: PokerFacts,
  { hand, settlement: { pots = [] }, declared }: AwardedHand,
  setting: Setting,
): BySeat {
  const rakes = pots.map(
    ({ amount, carriedOut }, index) =>
      amount -
      carriedOut -
      sumMinor(declared.filter(({ potNo }) => potNo === index).map((award) => award.amount)),
  );
  if (rakes.some((rake) => rake < 0n)) return new Map();
  return bySeat(dividePots(facts, { hand, setting }, rakes).pots.flatMap(({ awards = [] }) => awards));
}

const rakeSpreadOtherwise = (
  { rules }: PokerFacts,
  { settlement: { pots = [] }, declared }: AwardedHand,
  { currency }: Setting,
): Finding =>
  breach(rules.rakeByPot, {
    code: 'rake-by-pot-differs',
    expected: said('rakes-of-from-pots', { pots: listed(pots.map(({ rake }) => money(rake, currency))) }),
    found: said('awards-of', { declared: listed(declared.map(({ amount }) => money(amount, currency))) }),
  });

function bySeat(awards: readonly { readonly seat: number; readonly amount: Minor }[]): BySeat {
  const amounts = new Map<number, Minor>();
  for (const { seat, amount } of awards) {
    if (amount !== 0n) amounts.set(seat, (amounts.get(seat) ?? 0n) + amount);
  }
  return amounts;
}

const areEqual = (one: BySeat, other: BySeat): boolean =>
  one.size === other.size && [...one].every(([seat, amount]) => other.get(seat) === amount);

const inWords = (amounts: BySeat, currency: string): Said =>
  amounts.size === 0
    ? said('nothing-to-anybody')
    : listed(
        [...amounts]
          .sort(([one], [other]) => one - other)
          .map(([seat, amount]) => said('to-seat', { amount: money(amount, currency), seat })),
      );
