import type { EventOf } from '../event-contract/catalogue';
import type { CoupGain } from './coup-gain.state';
import { type BankPlace, findBank, sharesOf } from './player-bank.state';
import { tableConcerned } from '../table-session/session-key.state';
import type { Answers } from '../../games/open-points';
import type { Commission as CommissionDue } from '../../games/settlement';
import { type Minor, minorFromWire } from '../../kernel/money';
import type { Rational } from '../../kernel/rational';
import { chipsOf, commissionOf, readMember } from '../_core/account-paths';
import { owedToMember } from '../_core/rules/bank-lines';
import { giveToBank, takeFromBank } from './bank-shares';
import { inSuccession } from '../_core/rules/in-succession';
import { type AmountBasis, type EntryLine, signedLine } from '../_core/journal-entry';
import type { LedgerState } from '../_core/evaluation.state';

type CoupPlayed = EventOf<'cagnotte.coup.played.v1'>;
type Garage = NonNullable<CoupPlayed['data']['garages']>[number];

/** What a coup brought the bank, and what the rules take of that; undefined if no rules are known. */
export interface MoneyOfCoup {
  readonly gain: CoupGain;
  readonly commission: CommissionDue | undefined;
  /** Who has the cents that do not divide among the members of the bank. */
  readonly oddCents: Answers['OP1-22'];
}

/** A coup: first what moves between bank and garages before the bets, then what the bank wins or loses. */
export const postCoupPlayed = (event: CoupPlayed, before: LedgerState, money: MoneyOfCoup): EntryLine[] =>
  inSuccession<Step>(
    [
      ...(event.data.garages ?? []).map(
        (garage): Step =>
          (coup, known) =>
            postGarage(garage, coup, { ...known, oddCents: money.oddCents }),
      ),
      ...(event.data.allIn === true ? [postAllIn] : []),
      (coup, known) => postGain(coup, known, money),
    ],
    before,
    (step, known) => step(event, known),
  );

type Step = (event: CoupPlayed, before: LedgerState) => EntryLine[];

/**
 * Out of play, or back into it, in proportion to the parts of the members. What none of them has there is the
 * banker's all the same, since it was moved.
 */
function postGarage(
  { kind, move, amount }: Garage,
  event: CoupPlayed,
  { session, oddCents }: Pick<LedgerState, 'session'> & Pick<MoneyOfCoup, 'oddCents'>,
): EntryLine[] {
  const { bank, currency } = event.data;
  const known = findBank(session.banks, bank);
  if (known === undefined) return [];
  const [from, to]: [BankPlace, BankPlace] = move === 'set-aside' ? ['in-play', kind] : [kind, 'in-play'];
  const total = minorFromWire(amount);
  const moved = { bank, currency, table: tableConcerned(event), amount: total, place: from, oddCents };
  const taken = takeFromBank(moved, session.banks);
  const given = taken.flatMap(({ subLedger, debit }) => {
    const member = subLedger === undefined ? known.banker : readMember(subLedger).member;
    return owedToMember({ bank, member, place: to, amount: debit }, currency);
  });
  return [...taken, ...given];
}

function postAllIn(event: CoupPlayed, { session }: LedgerState): EntryLine[] {
  const { bank, currency } = event.data;
  const known = findBank(session.banks, bank);
  return (['voluntary', 'improper'] as const).flatMap((place) =>
    sharesOf(known, place).flatMap(({ member, share }) => [
      ...owedToMember({ bank, member, place, amount: -share }, currency),
      ...owedToMember({ bank, member, place: 'in-play', amount: share }, currency),
    ]),
  );
}

/** The net gain less the commission is shared out in the bank; the commission is dropped in the cagnotte. */
function postGain(event: CoupPlayed, before: LedgerState, money: MoneyOfCoup): EntryLine[] {
  const { bank, currency } = event.data;
  const table = tableConcerned(event);
  const { amount: gain, basis } = money.gain;
  const commission = commissionOfCoup(event, money.commission);
  const net = gain - commission.amount;
  const dropped = { basis: commission.basis, ruleId: commission.ruleId };
  const { oddCents } = money;
  const bankLines =
    net < 0n
      ? takeFromBank({ bank, amount: -net, currency, table, oddCents }, before.session.banks)
      : giveToBank({ bank, amount: net, currency, table, oddCents }, before.session.banks);
  return [
    ...signedLine(chipsOf('custody', table), net, currency, { basis }),
    ...signedLine(chipsOf('cagnotte', table), commission.amount, currency, dropped),
    ...bankLines.map((line) => (line.ruleId === undefined ? { ...line, basis } : line)),
    ...signedLine(commissionOf('bank', table), -commission.amount, currency, {
      ...dropped,
      exact: commission.exact,
    }),
  ];
}

interface Commission {
  readonly amount: Minor;
  /** Before rounding, where that changed it. */
  readonly exact?: Rational;
  readonly basis: AmountBasis;
  readonly ruleId?: string | undefined;
}

/** What was really dropped, else what the rule of the game takes of a gain. */
function commissionOfCoup({ data }: CoupPlayed, due: CommissionDue | undefined): Commission {
  const ruleId = due?.rule.id;
  const declared = data.commission;
  if (declared !== undefined) return { amount: minorFromWire(declared.amount), basis: 'declared', ruleId };
  const exact = due?.rounded === undefined ? {} : { exact: due.rounded.exact };
  return { amount: due?.amount ?? 0n, ...exact, basis: 'derived', ruleId };
}
