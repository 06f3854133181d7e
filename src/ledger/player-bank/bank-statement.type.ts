import { ObjectType } from '@nestjs/graphql';
import { eventName, inMoney, type Money, moneyOf } from '../../api/scalars';
import { g } from '../../api/schema-fields';
import { conceptOf } from '../event-contract/catalogue';
import { roundingInWords } from '../_core/books/cell-part';
import { BANK_MEASURES } from '../_core/books/bank-line-figure';
import type { Minor } from '../../kernel/money';
import { asFraction } from '../../kernel/rational';
import { FactInRecord } from '../table-session/session-parts.type';
import { addressOfBankLine, amountOfBankLine, type BankLineAt } from './bank-statement-figures';
import type { StatementLine } from './bank-statement';
import { type StatementBet, type StatementCoup, totalHeld } from './coup-of-statement';

@ObjectType({ description: 'A stake against a bank, and what of it played.' })
class BankStake extends g.object({
  betId: g.id(),
  player: g.nullable(g.text('The opaque id of the player; null: not reported.')),
  seat: g.nullable(g.int()),
  standing: g.bool('Behind the seats.'),
  call: g.nullable(g.text('banco, banco-con-la-mesa, ultimo-completo or banco-seguido; null: none.')),
  placed: g.nullable(g.text('on-the-line: half plays; astride: half on each cloth; null: neither.')),
  tableau: g.nullable(g.int('The cloth; null: not reported.')),
  staked: g.money(),
  covered: g.nullable(g.money('What of it played; null: not known.')),
  returned: g.nullable(g.money('What of it was not covered and did not play; null: not known.')),
  won: g.nullable(g.money('What the player won (+) or lost (-) by the rules; null: not known.')),
}) {}

@ObjectType({ description: 'A coup on one cloth.' })
class BankCloth extends g.object({
  tableau: g.int('The cloth; 1 if the game has only one.'),
  winner: g.text('bank, punto, tie or annulled.'),
  covered: g.nullable(g.money('Bets covered on it; null: not known.')),
  gain: g.nullable(g.money('Won (+) or lost (-) by the bank on it; null: not known.')),
}) {}

@ObjectType({ description: "The house's commission on a coup." })
class BankCommission extends g.object({
  amount: g.money('As posted.'),
  due: g.nullable(g.money('By the rules, rounded once; null: no rules apply.')),
  exact: g.nullable(g.text('Before its rounding: an exact fraction of minor units; null: no rules apply.')),
  rounding: g.nullable(g.text('The rounding step; null: the exact amount has whole minor units.')),
  roundingEs: g.nullable(g.text('In Spanish.')),
  rule: g.nullable(g.id('The rule that sets it; null: no rules apply.')),
}) {}

@ObjectType({ description: 'What a coup puts at stake of a bank, and what comes of it.' })
class StatementOfCoup extends g.object({
  shoeNo: g.int(),
  coupNo: g.int('Counted within its shoe.'),
  allIn: g.bool('"Todo va": the banker of an unlimited bank waives his garage.'),
  cloths: g.listOf(() => BankCloth),
  stakes: g.listOf(() => BankStake, 'In the order of the report.'),
  inPlay: g.money('What is put in play, as the croupier announces it: the bank without its garages. VII.4.'),
  answersFor: g.nullable(
    g.money('Of a free bank: in play, with deposit and guarantee of the banker; null for any other.'),
  ),
  staked: g.nullable(g.money('All stakes; null: not reported.')),
  covered: g.nullable(
    g.money('What the bets cover of the bank, which is what it has at risk; null: `coverUnknown` says why.'),
  ),
  coverUnknown: g.nullable(
    g.text(
      'Why it is not known what was covered. bets-not-reported: no bets, and the totals do not show it; rules-not-applied: no rules apply, and not every bet states it.',
    ),
  ),
  mandatoryGarage: g.nullable(
    g.money(
      'Garaje obligatorio: what no bet covers, out of play for the coup (1.1.8.A, V.18.b); null: not known, or a game without garage.',
    ),
  ),
  toVoluntary: g.money('Set aside in the voluntary garage (+), or taken back (-), before the bets.'),
  toImproper: g.money('Set aside in the improper garage (+), or taken back (-), before the bets.'),
  gain: g.money('What the bank won (+) or lost (-) on all cloths, before commission.'),
  gainBasis: g.text('declared: really collected and paid; derived: from bets and results.'),
  commission: g.of(() => BankCommission),
}) {}

@ObjectType({ description: 'What a member has of a bank after a line of its statement.' })
class BankShare extends g.object({
  member: g.text('The opaque id of the player.'),
  share: g.nullable(
    g.text('His part of what is in play in the coup: an exact fraction; null: no coup, or nothing in play.'),
  ),
  change: g.money('What the line brought him (+) or took from him (-).'),
  after: g.money('His part of the bank, garages included.'),
  voluntaryGarage: g.money('His part of the voluntary garage.'),
  improperGarage: g.money('His part of the improper garage.'),
}) {}

@ObjectType({ description: 'The address of an amount, for the query explain.' })
class AddressOfAmount extends g.object({
  amount: g.text(`Which amount: ${BANK_MEASURES.join(', ')}.`),
  member: g.nullable(g.text('Of this member only; null: of the bank.')),
  figure: g.id(),
}) {}

@ObjectType({
  description:
    "A line in the statement of a players' bank: one fact, with what the bank has before and after it. after = before + putIn - takenOut + gain - commission + undone + notCovered.",
})
export class BankStatementLine extends g.object(FactInRecord, {
  eventType: g.text('Its type, with version.'),
  what: g.text('The type in short: bank.adjudicated, coup.played, coup.voided, …'),
  concept: g.text('What it was, in the Spanish words of the books.'),
  before: g.money('What the bank has before it, garages included.'),
  putIn: g.money('Put into the bank by banker or partners.'),
  takenOut: g.money('Withdrawn by the banker, or returned to the members.'),
  undone: g.money('What the void of a coup gave back (+) or took back (-).'),
  notCovered: g.money('What the bank owed by the coup and did not have: in the variance of the custody.'),
  coup: g.nullable(g.of(() => StatementOfCoup, 'Null for a fact that is no coup.')),
  after: g.money('What the bank has after it, garages included.'),
  voluntaryGarage: g.money('Out of play at the will of the banker, after it.'),
  improperGarage: g.money('Above the maximum of a limited bank, after it.'),
  deposit: g.nullable(g.money('What the house owes the banker for deposits, after it; null: never any.')),
  guarantee: g.nullable(g.money('What is guaranteed for the banker, after it; null: never any.')),
  shares: g.listOf(() => BankShare, 'The members, in the order of joining.'),
  voidedBy: g.nullable(g.position('The record that reversed the coup; null: none.')),
  addresses: g.listOf(
    () => AddressOfAmount,
    'How each amount of the line is explained; those that are known.',
  ),
}) {}

export function statementLineOf(line: StatementLine, at: BankLineAt, currency: string): BankStatementLine {
  const { recordNumber, happenedAt, eventType, voidedBy, before, after, coup, deposit } = line;
  const { putIn, takenOut, undone, notCovered } = line;
  return {
    recordNumber,
    happenedAt,
    eventType,
    what: eventName(eventType),
    concept: conceptOf(eventType),
    voidedBy,
    ...inMoney(currency, {
      before: totalHeld(before),
      putIn,
      takenOut,
      undone,
      notCovered,
      after: totalHeld(after),
      voluntaryGarage: after.voluntary,
      improperGarage: after.improper,
      deposit: deposit?.owed ?? null,
      guarantee: deposit?.guaranteed ?? null,
    }),
    coup: coup === undefined ? null : coupInStatement(coup, currency),
    shares: line.shares.map(({ member, share, change, after: has }) => ({
      member,
      share: share === undefined ? null : asFraction(share),
      ...inMoney(currency, {
        change,
        after: totalHeld(has),
        voluntaryGarage: has.voluntary,
        improperGarage: has.improper,
      }),
    })),
    addresses: [null, ...line.shares.map(({ member }) => member)].flatMap((member) =>
      BANK_MEASURES.filter(
        (measure) => amountOfBankLine(line, measure, member ?? undefined) !== undefined,
      ).map((amount) => ({
        amount,
        member,
        figure: addressOfBankLine(at, line, amount, member ?? undefined),
      })),
    ),
  };
}

const known = (amount: Minor | undefined, currency: string): Money | null =>
  amount === undefined ? null : moneyOf(amount, currency);

/** The rounding step of a commission whose exact amount has a fraction of a minor unit. */
function stepShown(due: StatementCoup['commissionByRules']): Pick<BankCommission, 'rounding' | 'roundingEs'> {
  if (due === undefined || due.exact.denominator === 1n) return { rounding: null, roundingEs: null };
  const { en, es } = roundingInWords(due.exact, due.due);
  return { rounding: en, roundingEs: es };
}

function coupInStatement(coup: StatementCoup, currency: string): StatementOfCoup {
  const { shoeNo, coupNo, allIn, coverUnknown, gainBasis, commissionByRules: due } = coup;
  return {
    shoeNo,
    coupNo,
    allIn,
    coverUnknown: coverUnknown ?? null,
    gainBasis,
    cloths: coup.cloths.map(({ tableau, winner, covered, gain }) => ({
      tableau,
      winner,
      covered: known(covered, currency),
      gain: known(gain, currency),
    })),
    stakes: coup.bets.map((bet) => stakeInStatement(bet, currency)),
    ...inMoney(currency, {
      inPlay: coup.inPlay,
      answersFor: coup.answersFor ?? null,
      staked: coup.staked ?? null,
      covered: coup.covered ?? null,
      mandatoryGarage: coup.mandatory ?? null,
      toVoluntary: coup.toVoluntary,
      toImproper: coup.toImproper,
      gain: coup.gain,
    }),
    commission: {
      amount: moneyOf(coup.commission, currency),
      due: known(due?.due, currency),
      exact: due === undefined ? null : asFraction(due.exact),
      ...stepShown(due),
      rule: due?.rule ?? null,
    },
  };
}

const stakeInStatement = (
  { betId, player, seat, standing, call, placed, tableau, staked, covered, won }: StatementBet,
  currency: string,
): BankStake => ({
  betId,
  player: player ?? null,
  seat: seat ?? null,
  standing,
  call: call ?? null,
  placed: placed ?? null,
  tableau: tableau ?? null,
  staked: moneyOf(staked, currency),
  covered: known(covered, currency),
  returned: known(covered === undefined ? undefined : staked - covered, currency),
  won: known(won, currency),
});
