import type { EventOf } from '../event-contract/catalogue';
import { type CoupGain, gainFromBets, gainOfCoup } from './coup.state';
import { type Commission, resultOf, type Settlement } from '../../games/settlement';
import type { LedgerState, Evaluator } from '../_core/evaluation.state';
import { entryVoidedBy, evaluateVoided } from '../_core/rules/void.evaluation';
import { oddCentsAt, rulesAtTable } from '../_core/rules/rules-at-table';
import { applyRulesToCoup, playAfterVoidedCoup } from './player-bank-rules';
import { checkVoidedCoup } from '../table-session/session-checks';
import { type BankPlace, findBank, sharesOf } from './player-bank.state';
import { tableConcerned } from '../table-session/session-key.state';
import type { Answers } from '../../games/open-points';
import { type Minor, minorFromWire } from '../../kernel/money';
import { chipsOf, commissionOf, readMember } from '../_core/account-paths';
import { inSuccession, owedToMember } from '../_core/rules/owed-lines';
import { giveToBank, takeFromBank } from './bank.posting';
import { type EntryLine, signedLine } from '../_core/journal-entry';
import { type Finding, raise, said } from '../../finding-catalogue/finding';
import { money } from '../../games/wording';
import { present } from '../../kernel/present';

export const evaluateCoupPlayed: Evaluator<'cagnotte.coup.played.v1'> = (event, before) => {
  const { evaluated, findings, play } = applyRulesToCoup(event, before);
  const minimum = before.session.opening?.minimum;
  const settlement = evaluated?.settlement.complete === true ? evaluated.settlement : undefined;
  const gain = gainOfCoup(event.data, minimum, settlement);
  const commission = commissionDue(event, before, { gain: gain.amount, settlement });
  const settled = settlement === undefined ? undefined : resultOf(settlement);
  const terms = { minimum, settled, gain: gain.amount, commission };
  return {
    lines: postCoupPlayed(event, before, { gain, commission, oddCents: oddCentsAt(event, before) }),
    session: { ...before.session, play },
    findings: [...findings, ...checkTotals(event.data, terms), ...checkCommission(event.data, terms)],
    ...present({ byRules: evaluated }),
  };
};

export const evaluateCoupVoided: Evaluator<'cagnotte.coup.voided.v1'> = (event, before) => {
  const voided = evaluateVoided(event, before);
  const entry = entryVoidedBy(event, before);
  const play = entry === undefined ? before.session.play : playAfterVoidedCoup(event, before, entry);
  return {
    ...voided,
    session: { ...before.session, play },
    findings: [...(voided.findings ?? []), ...checkVoidedCoup(event, before)],
  };
};

type CoupPlayed = EventOf<'cagnotte.coup.played.v1'>;
type Garage = NonNullable<CoupPlayed['data']['garages']>[number];

interface MoneyOfCoup {
  readonly gain: CoupGain;
  readonly commission: Commission | undefined;
  /** Who gets the cents that cannot be divided among the members of the bank. */
  readonly oddCents: Answers['OP1-22'];
}

/** Posts first the moves between bank and garages before the bets, then the gain or loss of the bank. */
const postCoupPlayed = (event: CoupPlayed, before: LedgerState, money: MoneyOfCoup): EntryLine[] =>
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
 * Moves an amount between the bank in play and a garage, in proportion to the shares of the members. What exceeds their
 * shares is owed to the banker.
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

/**
 * The declared commission, otherwise the commission due; `exact` is the amount before rounding, where that changed
 * it.
 */
function commissionOfCoup({ data }: CoupPlayed, due: Commission | undefined) {
  const ruleId = due?.rule.id;
  const declared = data.commission;
  return declared === undefined
    ? { amount: due?.amount ?? 0n, exact: due?.rounded?.exact, basis: 'derived' as const, ruleId }
    : { amount: minorFromWire(declared.amount), basis: 'declared' as const, ruleId };
}

interface CoupTerms {
  readonly minimum: Minor | undefined;
  readonly settled: Minor | undefined;
  readonly gain: Minor;
  readonly commission: Commission | undefined;
}

function checkTotals(coup: CoupPlayed['data'], { minimum, settled }: CoupTerms): Finding[] {
  if (coup.totals === undefined || coup.bets.length === 0) return [];
  const declared = minorFromWire(coup.totals.collected) - minorFromWire(coup.totals.paid);
  const derived = settled ?? gainFromBets(coup, minimum);
  if (declared === derived) return [];
  return [
    raise({
      code: 'coup-totals-differ',
      expected: said('net-gain-of-what-bets-and-results-add-up-to', {
        amount: money(derived, coup.currency),
      }),
      found: said('declared-and-posted', { amount: money(declared, coup.currency) }),
    }),
  ];
}

/** Identity A6: the commission of a gain, rounded once; none of a loss. */
function checkCommission(coup: CoupPlayed['data'], { gain, commission: due }: CoupTerms): Finding[] {
  const { commission } = coup;
  if (commission === undefined || due === undefined) return [];
  const dropped = minorFromWire(commission.amount);
  if (dropped === due.amount) return [];
  return [
    raise({
      code: 'commission-differs',
      rule: due.rule,
      expected: said('of-net-gain-of', {
        due: money(due.amount, coup.currency),
        gain: money(gain, coup.currency),
      }),
      found: said('dropped-and-posted', { amount: money(dropped, coup.currency) }),
    }),
  ];
}

/**
 * The commission due on a coup by the rules at its table: that of the settlement if its bets give the same gain,
 * otherwise that of the declared gain. Undefined if the rules have no commission.
 */
function commissionDue(
  event: CoupPlayed,
  before: LedgerState,
  { gain, settlement }: { readonly gain: Minor; readonly settlement: Settlement | undefined },
): Commission | undefined {
  const found = rulesAtTable(event, before);
  if (!found?.ok) return undefined;
  const isSettled = settlement !== undefined && resultOf(settlement) === gain;
  const ofBets = isSettled ? settlement.commissions.find(({ name }) => name === 'bank') : undefined;
  const { rules, setting } = found.value;
  const mode = findBank(before.session.banks, event.data.bank)?.mode ?? before.session.opening?.bank;
  return ofBets ?? rules.bankCommission?.(gain, { mode, answers: setting.answers });
}
