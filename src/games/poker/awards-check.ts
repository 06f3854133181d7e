import { type Minor, sumMinor } from '../../kernel/money';
import type { Setting } from '../game-rules';
import { answeredOtherwise, OPEN_POINTS } from '../open-points';
import type { DeclaredAward } from '../round';
import { breach, type RuleFinding } from '../rule';
import type { Settlement } from '../settlement';
import { money } from '../wording';
import type { CirclePokerFacts } from './circle-poker-facts';
import { annulling } from './hand-errors';
import { oddUnitOf } from './odd-units';
import type { OtherReading } from './regulated-play';
import type { ReportedHand } from './reported-hand';
import { divide } from './settle-hand';

/** A hand with what the rules make of it and what the table says it paid. */
export interface AwardedHand {
  readonly hand: ReportedHand;
  readonly settlement: Settlement;
  readonly declared: readonly DeclaredAward[];
}

type BySeat = ReadonlyMap<number, Minor>;

/** What the table paid against what the cards and the stakes give, seat by seat. */
export const checkAwards = (
  facts: CirclePokerFacts,
  awarded: AwardedHand,
  setting: Setting,
): readonly RuleFinding[] => [
  ...checkClaims(facts, awarded, setting),
  ...(awarded.settlement.complete ? checkAmounts(facts, awarded, setting) : []),
];

/** What the readings of open points that were not taken would give, each that leads elsewhere with what it leads to. */
function otherReadings(
  facts: CirclePokerFacts,
  { hand, settlement }: Pick<AwardedHand, 'hand' | 'settlement'>,
  setting: Setting,
  readings = facts.regulated?.otherReadings ?? [],
): readonly { readonly reading: OtherReading; readonly awards: BySeat }[] {
  if (!settlement.complete) return [];
  const due = bySeat(settlement.awards);
  return readings.flatMap((reading) => {
    // A casino that has chosen the reading that is not recommended has made up its mind.
    if (setting.answers[reading.point] !== OPEN_POINTS[reading.point].recommended) return [];
    const answers = answeredOtherwise(reading.point, setting.answers);
    const { pots } = divide(facts, { hand, setting: { ...setting, answers } });
    const awards = bySeat(pots.flatMap((pot) => pot.awards ?? []));
    return areEqual(due, awards) ? [] : [{ reading, awards }];
  });
}

/** Where another reading gives other awards, somebody should look: always, or only where the table paid by it. */
export function checkReadings(
  facts: CirclePokerFacts,
  { hand, settlement, declared }: Pick<AwardedHand, 'hand' | 'settlement'> & Partial<AwardedHand>,
  setting: Setting,
): readonly RuleFinding[] {
  const due = bySeat(settlement.awards);
  const paid = declared === undefined ? undefined : bySeat(declared);
  // A table that paid what is due did not pay by another reading, unless that comes to the same.
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
        severity: 'advisory',
        expected: inWords(due, setting.currency),
        found: `by the other reading ${inWords(awards, setting.currency)}`,
      }),
    );
}

/** Seats that took something although they folded, out of a pot they were not in, or with a hand that is null. */
function checkClaims(
  facts: CirclePokerFacts,
  { hand, settlement: { pots = [] }, declared }: AwardedHand,
  { currency, answers }: Setting,
): readonly RuleFinding[] {
  const anyPot = pots.flatMap(({ contenders }) => contenders);
  return declared
    .filter(({ seat, potNo, amount }) => {
      const contenders = potNo === undefined ? anyPot : pots[potNo]?.contenders;
      return amount > 0n && contenders?.includes(seat) !== true;
    })
    .map(({ seat, potNo, amount }) =>
      breach(annulling(facts, hand, { seat, answers })?.rule ?? facts.rules.sidePots, {
        code: 'award-without-claim',
        severity: 'violation',
        expected: potNo === undefined ? 'a seat still in the hand' : `a seat that can win pot ${potNo}`,
        found: `seat ${seat} with ${money(amount, currency)}`,
      }),
    );
}

function checkAmounts(
  facts: CirclePokerFacts,
  awarded: AwardedHand,
  setting: Setting,
): readonly RuleFinding[] {
  const [due, paid] = [bySeat(awarded.settlement.awards), bySeat(awarded.declared)];
  if (areEqual(due, paid)) return [];
  if (otherReadings(facts, awarded, setting).some(({ awards }) => areEqual(awards, paid))) return [];
  if (areEqual(withRakesAsTaken(facts, awarded, setting), paid)) {
    return [rakeSpreadOtherwise(facts, awarded, setting)];
  }
  const { code, rule } = kindOf(facts, { due, paid, hand: awarded.hand }, oddUnitOf(facts, setting));
  const [expected, found] = [inWords(due, setting.currency), inWords(paid, setting.currency)];
  return [breach(rule, { code, severity: 'violation', expected, found })];
}

/** What is due, what was paid, and the hand it is about. */
interface Paid {
  readonly due: BySeat;
  readonly paid: BySeat;
  readonly hand: ReportedHand;
}

/** The same winners with other amounts were given the wrong odd unit, or an uneven split; else the winners are wrong. */
function kindOf({ rules }: CirclePokerFacts, { due, paid, hand }: Paid, unit: Minor) {
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

/** The awards that would be due if the rake had been taken from the pots as the declared awards leave it. */
function withRakesAsTaken(
  facts: CirclePokerFacts,
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
  return bySeat(divide(facts, { hand, setting }, rakes).pots.flatMap(({ awards = [] }) => awards));
}

const rakeSpreadOtherwise = (
  { rules }: CirclePokerFacts,
  { settlement: { pots = [] }, declared }: AwardedHand,
  { currency }: Setting,
): RuleFinding =>
  breach(rules.rakeByPot, {
    code: 'rake-by-pot-differs',
    severity: 'information',
    expected: `rakes of ${pots.map(({ rake }) => money(rake, currency)).join(', ')} from the pots`,
    found: `awards of ${declared.map(({ amount }) => money(amount, currency)).join(', ')}`,
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

const inWords = (amounts: BySeat, currency: string): string =>
  amounts.size === 0
    ? 'nothing to anybody'
    : [...amounts]
        .sort(([one], [other]) => one - other)
        .map(([seat, amount]) => `${money(amount, currency)} to seat ${seat}`)
        .join(', ');
