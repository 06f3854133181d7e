import {
  type BankHolding,
  type BankStep,
  coupInLine,
  type DepositAtStep,
  isCoupStep,
  NOTHING_HELD,
  type StatementCoup,
  totalHeld,
} from './coup-of-statement';
import type { BankPlace } from './player-bank.state';
import { type Minor, sumMinor } from '../../kernel/money';
import { rational, type Rational } from '../../kernel/rational';

export const PUT_UP = [
  'cagnotte.bank.adjudicated.v1',
  'cagnotte.bank.raised.v1',
  'cagnotte.bank.partner-joined.v1',
  'cagnotte.bank.put-in-play.v1',
];
export const TAKEN_OUT = ['cagnotte.bank.withdrawn.v1', 'cagnotte.bank.ended.v1'];

export interface StatementShare {
  readonly member: string;
  /** His part of what is in play in the coup; undefined if it is no coup, or if nothing is in play. */
  readonly share: Rational | undefined;
  readonly change: Minor;
  readonly after: BankHolding;
}

/** A line of the statement of a bank: one fact, and what the bank has before and after it. Minor units. */
export interface StatementLine {
  readonly recordNumber: bigint;
  readonly happenedAt: string;
  readonly eventType: string;
  readonly voidedBy: bigint | null;
  readonly before: BankHolding;
  readonly after: BankHolding;
  readonly putIn: Minor;
  readonly takenOut: Minor;
  /** What a void took back (-) or gave back (+). */
  readonly undone: Minor;
  /** What the bank was due to pay and did not have: the ledger has it in the variance of the custody. */
  readonly notCovered: Minor;
  readonly coup: StatementCoup | undefined;
  readonly deposit: DepositAtStep | undefined;
  readonly shares: readonly StatementShare[];
}

/**
 * The statement of a bank: a line for each of its facts, in their order. Balances are sums of what was posted, so that
 * each line ties to the accounts of the bank; what the bets cover is by the rules, else as stated.
 * 1.1.8.A, V.18.b and VII.4; 1.1.8.B, I.2.
 */
export function bankStatement(steps: readonly BankStep[]): StatementLine[] {
  const held = new Map<string, BankHolding>();
  let heldBack = 0n;
  // What a coup left out of play is out of it until its void, which later coups were played before.
  const putBack = new Map<bigint, Minor>();
  return steps.map((step) => {
    const membersBefore = new Map(held);
    for (const { member, place, amount } of step.moves) {
      const known = held.get(member) ?? NOTHING_HELD;
      held.set(member, { ...known, [place]: known[place] + amount });
    }
    const before = sumOfHoldings(membersBefore.values());
    const after = sumOfHoldings(held.values());
    const coup = isCoupStep(step) ? coupInLine(step, before, heldBack) : undefined;
    if (coup !== undefined && staysOut(step, coup)) {
      const out = (coup.mandatory ?? heldBack) - heldBack;
      heldBack += out;
      if (step.voidedBy !== null) putBack.set(step.voidedBy, (putBack.get(step.voidedBy) ?? 0n) + out);
    }
    heldBack -= putBack.get(step.recordNumber) ?? 0n;
    return {
      ...pickFact(step),
      before,
      after,
      ...sortChange(step, totalHeld(after) - totalHeld(before), coup),
      coup,
      shares: [...held].map(([member, has]) =>
        shareOfMember(step, coup, { member, before: membersBefore.get(member) ?? NOTHING_HELD, after: has }),
      ),
    };
  });
}

const staysOut = ({ byRules }: BankStep, { covered = 0n }: StatementCoup): boolean =>
  byRules?.uncoveredStays === true && covered > 0n;

const pickFact = ({ recordNumber, happenedAt, eventType, voidedBy, deposit }: BankStep) => ({
  recordNumber,
  happenedAt,
  eventType,
  voidedBy,
  deposit,
});

function sumOfHoldings(holdings: Iterable<BankHolding>): BankHolding {
  const all = [...holdings];
  const at = (place: BankPlace): Minor => sumMinor(all.map((held) => held[place]));
  return { 'in-play': at('in-play'), voluntary: at('voluntary'), improper: at('improper') };
}

type Changes = Pick<StatementLine, 'putIn' | 'takenOut' | 'undone' | 'notCovered'>;

function sortChange(step: BankStep, change: Minor, coup: StatementCoup | undefined): Changes {
  const none: Changes = { putIn: 0n, takenOut: 0n, undone: 0n, notCovered: 0n };
  if (coup !== undefined) return { ...none, notCovered: change - coup.gain + coup.commission };
  if (PUT_UP.includes(step.eventType)) return { ...none, putIn: change };
  if (TAKEN_OUT.includes(step.eventType)) return { ...none, takenOut: -change };
  return { ...none, undone: change };
}

function shareOfMember(
  { moves }: BankStep,
  coup: StatementCoup | undefined,
  {
    member,
    before,
    after,
  }: { readonly member: string; readonly before: BankHolding; readonly after: BankHolding },
): StatementShare {
  const garaged = sumMinor(
    moves.filter((move) => move.member === member && move.place !== 'in-play').map(({ amount }) => amount),
  );
  const all = coup === undefined ? 0n : coup.inPlay + coup.heldBack;
  const share = all > 0n ? rational(before['in-play'] - garaged, all) : undefined;
  return { member, change: totalHeld(after) - totalHeld(before), after, share };
}
