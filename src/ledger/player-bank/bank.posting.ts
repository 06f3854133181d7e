import type { EventOf } from '../event-contract/catalogue';
import type { BankPlace, PlayerBankState, Share } from './player-bank.state';
import { divideGain, divideLoss, findBank, sharesOf } from './player-bank.state';
import { tableConcerned } from '../table-session/session-key.state';
import { type Minor, minorFromWire, sumMinor } from '../../kernel/money';
import { chipsOf, varianceOf } from '../_core/account-paths';
import { inSuccession, owedToMember, draw } from '../_core/rules/owed-lines';
import { type EntryLine, signedLine } from '../_core/journal-entry';
import type { LedgerState, Posting, Evaluator, Check } from '../_core/evaluation.state';
import { SUSPENSE } from '../_core/suspense';
import type { Answers } from '../../games/open-points';
import { guarantee, guaranteeOf, guaranteeUnder } from '../casino/casino-books.state';
import { oddCentsAt } from '../_core/rules/rules-at-table';
import { checkDepositNumbered, chequesPaidOut } from '../cage/cage.checks';
import { paidOut } from '../cage/cage.posting';
import { raise, said } from '../../finding-catalogue/finding';
import { money } from '../../games/wording';
import { balanceOf } from '../_core/balances';

type BankEnded = EventOf<'cagnotte.bank.ended.v1'>;

/**
 * A bank ends: each member gets back what is declared, out of what he has in play, then out of his garages. Paid in
 * chips it leaves the custody; as a deposit it goes to the cage, and is owed there.
 */
export const postBankEnded: Posting<'cagnotte.bank.ended.v1'> = (event, before) => {
  const { currency, returned, paidOut = 'chips' } = event.data;
  const custody = chipsOf('custody', tableConcerned(event));
  return inSuccession(returned, before, ({ member, amount }, known) => {
    const part = minorFromWire(amount);
    return [
      ...(paidOut === 'deposit' ? signedLine('chips:cage', part, currency) : []),
      ...postReturned(event, { member, amount: part }, known),
      ...signedLine(custody, -part, currency),
      ...(paidOut === 'deposit' ? signedLine('bank-deposit', -part, currency, { subLedger: member }) : []),
    ];
  });
};

/** The debits of what one member gets back; what he does not have is posted against the custody's variance. */
function postReturned(
  event: BankEnded,
  { member, amount }: { member: string; amount: Minor },
  { session }: LedgerState,
): EntryLine[] {
  const { currency, bank } = event.data;
  const known = findBank(session.banks, bank);
  let rest = amount;
  const lines = (['in-play', 'improper', 'voluntary'] as const).flatMap((place) => {
    const held = sharesOf(known, place).find((share) => share.member === member)?.share ?? 0n;
    const part = held < rest ? held : rest;
    rest -= part;
    return owedToMember({ bank, member, place, amount: -part }, currency);
  });
  const ruleId = known === undefined ? SUSPENSE.unknownBank : SUSPENSE.notCovered;
  const variance = varianceOf('custody', tableConcerned(event));
  return [...lines, ...signedLine(variance, rest, currency, { basis: 'derived', ruleId })];
}

interface BankAmount {
  readonly bank: string;
  readonly amount: Minor;
  readonly currency: string;
  readonly table: string | undefined;
  readonly place?: BankPlace;
  readonly first?: string;
  readonly oddCents: Answers['OP1-22'];
}

export function giveToBank(gain: BankAmount, banks: readonly PlayerBankState[]): EntryLine[] {
  const { bank, amount, currency, place = 'in-play', oddCents } = gain;
  const known = findBank(banks, bank);
  if (known === undefined) return unexplained(gain, -amount, SUSPENSE.unknownBank);
  const parts = divideGain(amount, sharesOf(known, place), { banker: known.banker, oddCents });
  return parts.flatMap(({ member, share }) => owedToMember({ bank, member, place, amount: share }, currency));
}

/**
 * The debits of an amount that leaves a bank, divided among its members in proportion; an amount beyond their shares
 * is posted against the variance.
 */
export function takeFromBank(loss: BankAmount, banks: readonly PlayerBankState[]): EntryLine[] {
  const { bank, amount, currency, place = 'in-play', first, oddCents } = loss;
  const known = findBank(banks, bank);
  if (known === undefined) return unexplained(loss, amount, SUSPENSE.unknownBank);
  const shares = sharesOf(known, place);
  const division = { banker: known.banker, oddCents };
  const alone = divideLoss(
    amount,
    shares.filter(({ member }) => member === first),
    division,
  );
  const rest = amount - total(alone);
  const others = divideLoss(
    rest,
    shares.filter(({ member }) => member !== first),
    division,
  );
  const parts = [...alone, ...others];
  return [
    ...parts.flatMap(({ member, share }) => owedToMember({ bank, member, place, amount: -share }, currency)),
    ...unexplained(loss, amount - total(parts), SUSPENSE.notCovered),
  ];
}

const total = (parts: readonly Share[]): Minor => sumMinor(parts.map(({ share }) => share));

const unexplained = ({ table, currency }: BankAmount, amount: Minor, ruleId: string): EntryLine[] =>
  signedLine(varianceOf('custody', table), amount, currency, { basis: 'derived', ruleId });

/** A deposit; a guarantee at a credit institution is remembered, and posts nothing. */
export const evaluateBankDeposited: Evaluator<'cagnotte.bank.deposited.v1'> = (event, before) => {
  const { means, banker, amount, document } = event.data;
  const given = { banker, amount: minorFromWire(amount), document };
  return {
    findings: checkDepositNumbered(event, before),
    ...(means === 'guarantee' ? { books: guarantee(before.books, given) } : {}),
  };
};

export const evaluateBankWithdrawn: Evaluator<'cagnotte.bank.withdrawn.v1'> = (event, before) => ({
  lines: postBankWithdrawn(event, before, oddCentsAt(event, before)),
});

export const evaluateBankDepositReturned: Evaluator<'cagnotte.bank.deposit-returned.v1'> = (
  event,
  before,
) => {
  const { banker, amount, guaranteeReleased } = event.data;
  const released = { banker, amount: -minorFromWire(amount), document: guaranteeReleased };
  const cheques = chequesPaidOut(event, before);
  return {
    lines: postBankDepositReturned(event, before),
    ...cheques,
    findings: [...cheques.findings, ...checkGuaranteeHeld(event, before)],
    ...(guaranteeReleased === undefined ? {} : { books: guarantee(before.books, released) }),
  };
};

type DepositReturned = EventOf<'cagnotte.bank.deposit-returned.v1'>;

/**
 * A deposit becomes chips of the bank, in the croupier's custody. A guarantee lets the banker draw beyond his
 * deposit: he then owes the debit balance of his deposit account.
 */
export const postBankPutInPlay: Posting<'cagnotte.bank.put-in-play.v1'> = (event, { balances, books }) => {
  const { currency, bank, banker } = event.data;
  const amount = minorFromWire(event.data.amount);
  const beyond = guaranteeOf(books, banker);
  const drawing = { account: 'bank-deposit', subLedger: banker, amount, currency, beyond } as const;
  return [
    ...signedLine(chipsOf('custody', tableConcerned(event)), amount, currency),
    ...draw({ ...drawing, variance: varianceOf('cage') }, balances),
    ...signedLine('chips:cage', -amount, currency),
    ...owedToMember({ bank, member: banker, place: 'in-play', amount }, currency),
  ];
};

/** The banker withdraws from the bank: in chips at the table, or at the cage, where it is a deposit again. */
function postBankWithdrawn(
  event: EventOf<'cagnotte.bank.withdrawn.v1'>,
  { session }: LedgerState,
  oddCents: Answers['OP1-22'],
): EntryLine[] {
  const { currency, bank, banker, paidOut: how } = event.data;
  const table = tableConcerned(event);
  const amount = minorFromWire(event.data.amount);
  const ofBank = takeFromBank({ bank, amount, currency, table, first: banker, oddCents }, session.banks);
  const custody = signedLine(chipsOf('custody', table), -amount, currency);
  if (how === 'chips') return [...ofBank, ...custody];
  return [
    ...signedLine('chips:cage', amount, currency),
    ...ofBank,
    ...custody,
    ...signedLine('bank-deposit', -amount, currency, { subLedger: banker }),
  ];
}

function postBankDepositReturned({ data }: DepositReturned, { balances }: LedgerState): EntryLine[] {
  const { currency, banker, paid, guaranteeReleased } = data;
  if (paid === undefined && guaranteeReleased !== undefined) return [];
  const amount = minorFromWire(data.amount);
  const variance = varianceOf('cage');
  return [
    ...draw({ account: 'bank-deposit', subLedger: banker, amount, currency, variance }, balances),
    ...paidOut(paid ?? [], { amount, currency }),
  ];
}

/** A guarantee is released once, and none of it while the banker owes what it covers. */
const checkGuaranteeHeld: Check<'cagnotte.bank.deposit-returned.v1'> = ({ data }, { books, balances }) => {
  const { banker, currency, guaranteeReleased } = data;
  if (guaranteeReleased === undefined) return [];
  const released = minorFromWire(data.amount);
  const owed = balanceOf(balances, { account: 'bank-deposit', subLedger: banker, currency });
  const uncovered = guaranteeOf(books, banker) - (owed > 0n ? owed : 0n);
  const given = guaranteeUnder(books, banker, guaranteeReleased);
  const most = given < uncovered ? given : uncovered > 0n ? uncovered : 0n;
  if (released <= most) return [];
  return [
    raise({
      code: 'guarantee-not-held',
      expected:
        owed > 0n
          ? said('at-most-of-guarantee-of-who-owes', {
              most: money(most, currency),
              guarantee: guaranteeReleased,
              banker,
              owed: money(owed, currency),
            })
          : said('at-most-of-guarantee-of', {
              most: money(most, currency),
              guarantee: guaranteeReleased,
              banker,
            }),
      found: said('released', { amount: money(released, currency) }),
    }),
  ];
};
