import type { CasinoBooks } from '../../domain/casino-books/casino-books';
import type { CasinoEvent } from '../../domain/event-registry/envelope';
import { findPool, type Pool } from '../../domain/jackpot/pool';
import { poolsToldBy, poolTurnOf } from '../../domain/jackpot/pool-turn';
import { reportedOnce, roundReferenceOf, voidedRoundOf } from '../../domain/table-session/round-reference';
import { jackpotOf } from '../account-paths';
import { type Minor } from '../../kernel/money';
import { balanceOf, type Balances, RunningBalances } from '../balances';
import { type EntryLine, signedLine } from '../journal-entry';
import { judgeFact } from '../judge-event';
import { type KnownBefore, nothingKnown } from '../judgement';
import type { KeyFact } from './key-fact';

/** A fact of a pool: one that tells of it, or the void of a round that did. */
export interface PoolFact {
  readonly record: bigint;
  readonly event: CasinoEvent;
  readonly turn: string;
  /** The record of the round that it declares void. */
  readonly reverses?: bigint;
}

/** What an account of a pool holds, debit positive: its meter, or the prizes it owes. */
export interface PoolHolding {
  readonly account: string;
  readonly subLedger: string | undefined;
  readonly currency: string;
  readonly amount: Minor;
}

/** What is known of a pool at the turn of a fact. */
export interface PoolAt {
  readonly pool: string;
  readonly state: Pool | undefined;
  readonly held: readonly PoolHolding[];
}

/** A fact of a pool with what was known before it, and what it means as far as the pool goes. */
export interface FoldedPoolFact extends PoolFact {
  readonly before: PoolAt;
  readonly after: Pool | undefined;
  /** What the rest of the fact's meaning depends on. */
  readonly meaning: unknown;
}

/** What the fold of a pool is told of everything outside of it. */
export interface AroundPool {
  readonly booksBefore: (record: bigint) => CasinoBooks;
  /** What a round before the first fact has posted. */
  readonly entryOf: (record: bigint) => readonly EntryLine[];
}

/** Folds facts of a pool in the order of their turns, whatever sessions they belong to. */
export function foldPool(
  from: PoolAt,
  facts: readonly PoolFact[],
  { booksBefore, entryOf }: AroundPool,
): FoldedPoolFact[] {
  const { pool } = from;
  const entries = new Map<bigint, readonly EntryLine[]>();
  let { state, held } = from;
  return inTurn(facts).map((fact) => {
    const before = { pool, state, held };
    const { event, record, reverses } = fact;
    const voided = reverses === undefined ? undefined : { record: reverses, lines: entries.get(reverses) };
    const judgement = judgeFact(event, {
      ...nothingKnown,
      books: booksBefore(record),
      balances: balancesOf(held),
      pools: state === undefined ? [] : [state],
      entryOf: () => voided && { ...voided, lines: voided.lines ?? entryOf(voided.record) },
    });
    entries.set(record, judgement.lines);
    held = entered(held, linesOfPool(pool, judgement.lines));
    state = findPool(judgement.pools, pool);
    const { lines, findings } = judgement;
    return {
      ...fact,
      before,
      after: state,
      meaning: { lines, findings, meter: meterThatCounts(before, event) },
    };
  });
}

/** The prize of a round is held against the meter by the rules of its game, which are not applied here. */
function meterThatCounts({ pool, held }: PoolAt, { data }: CasinoEvent): readonly PoolHolding[] {
  const { poolPrizes = [] } = data as { readonly poolPrizes?: readonly unknown[] };
  return poolPrizes.length === 0 ? [] : held.filter(({ account }) => account === jackpotOf(pool));
}

const balancesOf = (held: readonly PoolHolding[]): Balances => {
  const balances = new RunningBalances();
  for (const holding of held) balances.add(holding);
  return balances;
};

function entered(held: readonly PoolHolding[], lines: readonly EntryLine[]): readonly PoolHolding[] {
  return lines.reduce((known, { account, subLedger, currency, debit, credit }) => {
    const isSame = (each: PoolHolding): boolean => each.account === account && each.currency === currency;
    const amount = (known.find(isSame)?.amount ?? 0n) + debit - credit;
    return [...known.filter((each) => !isSame(each)), { account, subLedger, currency, amount }];
  }, held);
}

/** In the order of turns and records; the void of a round comes after it, whatever its clock says. */
function inTurn(facts: readonly PoolFact[]): PoolFact[] {
  const turns = new Map(facts.map(({ record, turn }) => [record, turn]));
  const turnOf = ({ turn, reverses }: PoolFact): string => {
    const ofRound = reverses === undefined ? undefined : turns.get(reverses);
    return ofRound === undefined || ofRound < turn ? turn : `${ofRound}+`;
  };
  return facts
    .map((fact) => ({ fact, turn: turnOf(fact) }))
    .sort((a, b) => (a.turn < b.turn ? -1 : a.turn > b.turn ? 1 : Number(a.fact.record - b.fact.record)))
    .map(({ fact }) => fact);
}

const OWED = 'prizes-payable';

const linesOfPool = (pool: string, lines: readonly EntryLine[]): EntryLine[] =>
  lines.filter(
    ({ account, subLedger }) => account === jackpotOf(pool) || (account === OWED && subLedger === pool),
  );

/** What is known before a fact, with its pools as they are at its turn. */
export function knownAtTurn<Known extends Pick<KnownBefore, 'balances'>>(
  event: CasinoEvent,
  known: Known,
  pools: readonly PoolAt[],
): Known & Pick<KnownBefore, 'pools'> {
  const currency = (event.data as { currency?: string } | null)?.currency ?? '';
  const corrections = pools.flatMap((at) => [
    ...toHold(jackpotOf(at.pool), undefined, currency, { at, balances: known.balances }),
    ...toHold(OWED, at.pool, currency, { at, balances: known.balances }),
  ]);
  return {
    ...known,
    balances: known.balances.after(corrections),
    pools: pools.flatMap(({ state }) => (state === undefined ? [] : [state])),
  };
}

/** The line by which an account comes to hold what it held at the turn of a fact. */
function toHold(
  account: string,
  subLedger: string | undefined,
  currency: string,
  { at, balances }: { readonly at: PoolAt; readonly balances: Balances },
): EntryLine[] {
  const of = { account, subLedger, currency };
  return signedLine(account, balanceOf(balancesOf(at.held), of) - balanceOf(balances, of), currency, {
    subLedger,
  });
}

/** The facts of a key, in their fold order, that are facts of a pool. */
export function poolFactsOf(facts: readonly KeyFact[], pool: string): PoolFact[] {
  const telling = new Map<string, bigint>();
  const voided = new Set<string>();
  return facts.flatMap(({ event, place: { record } }): PoolFact[] => {
    const own = { record, event, turn: poolTurnOf(event) };
    if (poolsToldBy(event).includes(pool)) {
      const reference = roundReferenceOf(event);
      if (reference !== undefined && !telling.has(reference)) telling.set(reference, record);
      return [own];
    }
    const round = voidedRoundOf(event);
    const reverses = round === undefined ? undefined : telling.get(round);
    if (reverses === undefined || reportedOnce(event) === undefined || voided.has(round!)) return [];
    voided.add(round!);
    return [{ ...own, reverses }];
  });
}
