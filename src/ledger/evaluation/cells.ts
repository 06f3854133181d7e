import type { HeldPart } from '../_core/balances';
import type { CasinoBooks } from '../casino/casino-books.state';
import type { CasinoEvent } from '../../kernel/envelope';
import type { Place } from '../fact-order/place.state';
import { voidedRoundOf } from '../table-session/session-key.state';
import type { Minor } from '../../kernel/money';
import type { PartRead, PoolPart, ReadInPart } from '../jackpot/pool-parts.state';
import { keptPrizes, partRead } from '../jackpot/pool-parts.state';
import { findPool, type Pool, type PoolParts, type Pools } from '../jackpot/pool.state';
import type { Evaluation, LedgerState } from '../_core/evaluation.state';
import { poolsOf } from '../_core/rules/rules-at-table';
import { isCellOfEquipment } from '../equipment/equipment.state';

/**
 * Something of a casino that a fact may depend on besides its own session: `pool/p`, `pool-meter/p`, `guarantees`,
 * `account/cash:cage`.
 * A pool, or a part of the books, has a state after each fact that asks for it; an account has its balance.
 */
export type CellName = string;

/** A fact that read a cell, and the state of the cell after it; of an account, the limits that it compared (`AccountReads`). */
export interface CellRow {
  readonly place: Place;
  readonly record: bigint;
  readonly state: unknown;
  /** What the fact read of the state before it, if not all of it. */
  readonly read?: PartRead | undefined;
}

/** What a fact added to a tally, as its row keeps it: minor units, by currency. */
export type TallyRow = readonly { readonly currency: string; readonly amount: Minor }[];

export function tallyRows({
  evaluation: { tallies },
}: {
  readonly evaluation: Pick<Evaluation, 'tallies'>;
}): ReadonlyMap<CellName, TallyRow> {
  if (tallies === undefined) return NO_TALLIES;
  const rows = new Map<CellName, TallyRow>();
  for (const { account, currency, debit, credit } of tallies)
    rows.set(account, [...(rows.get(account) ?? []), { currency, amount: debit - credit }]);
  return rows;
}

export const cellOfPool = (pool: string): CellName => `${POOL}${pool}`;

export const cellOfAccount = (account: string): CellName => `account/${account}`;

const POOL = 'pool/';
const PARTS_OF_POOLS = {
  prizes: 'pool-prizes/',
  meter: 'pool-meter/',
  reseeding: 'pool-reseeding/',
} as const satisfies Record<keyof PoolParts, string>;

const NAMES_OF_PARTS = Object.keys(PARTS_OF_POOLS) as (keyof PoolParts)[];

const PARTS_OF_BOOKS = {
  guarantees: 'guarantees',
  freeBanks: 'free-banks',
  diceOut: 'dice',
  blockedReports: 'blocked',
} as const satisfies Partial<Record<keyof CasinoBooks, CellName>>;

type PartOfBooks = keyof typeof PARTS_OF_BOOKS;

/** An amount with which a fact compared a part of an account, and found the part at or below it. */
export interface BalanceLimit extends Pick<HeldPart, 'currency' | 'subLedger'> {
  readonly most: Minor;
}

/** Null if the fact read the balance of the account: any change then evaluates it again. */
export type AccountReads = readonly BalanceLimit[] | null;

type PartReads = Map<CellName, readonly ReadInPart[keyof PoolParts][] | null>;

/** The accounts, cells and parts that a fact read. Most read few, so each list is made when it gets its first entry. */
export class ReadSet {
  private ofAccounts: Map<string, AccountReads> | undefined;
  private ofCells: Set<CellName> | undefined;
  private ofParts: PartReads | undefined;

  get accounts(): ReadonlyMap<string, AccountReads> {
    return this.ofAccounts ?? NO_ACCOUNTS;
  }

  get cells(): ReadonlySet<CellName> {
    return this.ofCells ?? NO_CELLS;
  }

  get parts(): ReadonlyMap<CellName, readonly ReadInPart[keyof PoolParts][] | null> {
    return this.ofParts ?? NO_PARTS;
  }

  account(account: string, asked: AccountReads): void {
    (this.ofAccounts ??= new Map<string, AccountReads>()).set(account, asked);
  }

  cell(cell: CellName): void {
    (this.ofCells ??= new Set<CellName>()).add(cell);
  }

  part(cell: CellName, reads: readonly ReadInPart[keyof PoolParts][] | null): void {
    (this.ofParts ??= new Map() as PartReads).set(cell, reads);
  }
}

const NO_ACCOUNTS: ReadonlyMap<string, AccountReads> = new Map();
const NO_CELLS: ReadonlySet<CellName> = new Set();
const NO_PARTS: PartReads = new Map();

export type CellState = (cell: CellName) => unknown;

type AllBooks = { readonly [Part in keyof CasinoBooks]-?: CasinoBooks[Part] | undefined };

/**
 * The books before a fact: the decisions, and the state that earlier facts have made; reading a part records that it
 * was read. A spread copies the decisions only. It is a class with declared fields, because an object literal with
 * getters, or a copy of all fields, would have a shape of its own each time and slow down every evaluation.
 */
export class BooksBefore implements AllBooks {
  readonly currency: AllBooks['currency'];
  readonly openedBy: AllBooks['openedBy'];
  readonly openings: AllBooks['openings'];
  readonly authorisations: AllBooks['authorisations'];
  readonly closedDays: AllBooks['closedDays'];
  readonly certifiedDays: AllBooks['certifiedDays'];
  readonly accruals: AllBooks['accruals'];
  readonly openedDays: AllBooks['openedDays'];
  readonly #state: CellState;
  readonly #asked: ReadSet;

  constructor(decided: CasinoBooks, state: CellState, asked: ReadSet) {
    this.#state = state;
    this.#asked = asked;
    this.currency = decided.currency;
    this.openedBy = decided.openedBy;
    this.openings = decided.openings;
    this.authorisations = decided.authorisations;
    this.closedDays = decided.closedDays;
    this.certifiedDays = decided.certifiedDays;
    this.accruals = decided.accruals;
    this.openedDays = decided.openedDays;
  }

  get guarantees(): CasinoBooks['guarantees'] {
    return this.part('guarantees');
  }

  get freeBanks(): CasinoBooks['freeBanks'] {
    return this.part('freeBanks');
  }

  get diceOut(): CasinoBooks['diceOut'] {
    return this.part('diceOut');
  }

  get blockedReports(): CasinoBooks['blockedReports'] {
    return this.part('blockedReports');
  }

  private part<Name extends PartOfBooks>(name: Name): CasinoBooks[Name] {
    const cell = PARTS_OF_BOOKS[name];
    this.#asked.cell(cell);
    return this.#state(cell) as CasinoBooks[Name];
  }
}

export function decidedIn(books: CasinoBooks): CasinoBooks {
  const decided: { -readonly [Part in keyof CasinoBooks]: CasinoBooks[Part] } = { ...books };
  for (const part of Object.keys(PARTS_OF_BOOKS) as PartOfBooks[]) delete decided[part];
  return decided;
}

export function poolsBefore(
  event: CasinoEvent,
  entryOf: LedgerState['entryOf'],
  { state, asked }: { readonly state: CellState; readonly asked: ReadSet },
): Pools {
  const voided = voidedRoundOf(event);
  const names = poolsOf(event, voided === undefined ? [] : (entryOf(voided)?.lines ?? []));
  if (names.length === 0) return [];
  return names.flatMap((pool) => {
    asked.cell(cellOfPool(pool));
    return (state(cellOfPool(pool)) as Pool | undefined) ?? [];
  });
}

export const poolPartBefore =
  ({ state, asked }: { readonly state: CellState; readonly asked: ReadSet }): PoolPart =>
  <Name extends keyof PoolParts>(name: Name, pool: string, reads?: ReadInPart[Name]) => {
    const cell = `${PARTS_OF_POOLS[name]}${pool}`;
    asked.cell(cell);
    const known = asked.parts.get(cell);
    if (known !== null) asked.part(cell, reads === undefined ? null : [...(known ?? []), reads]);
    return state(cell) as PoolParts[Name] | undefined;
  };

function poolOfCell(cell: CellName): { readonly pool: string; readonly part: keyof PoolParts | undefined } {
  const end = cell.indexOf('/') + 1;
  const part = NAMES_OF_PARTS.find((name) => PARTS_OF_POOLS[name] === cell.slice(0, end));
  return { pool: cell.slice(end), part };
}

function poolAfter(cell: CellName, pools: Pools): unknown {
  const { pool: name, part } = poolOfCell(cell);
  const pool = findPool(pools, name);
  if (part === 'prizes') return pool?.prizes && keptPrizes(pool.prizes);
  if (part !== undefined || pool === undefined) return part && pool?.[part];
  const { prizes, meter, reseeding, ...others } = pool;
  return prizes === undefined && meter === undefined && reseeding === undefined ? pool : others;
}

export function partsRead(
  { pools }: Pick<Evaluation, 'pools'>,
  { asked, state }: { readonly asked: ReadSet; readonly state: CellState },
): ReadonlyMap<CellName, PartRead> {
  if (asked.parts.size === 0) return NO_PARTS_READ;
  const read = new Map<CellName, PartRead>();
  for (const [cell, sought] of asked.parts) {
    const { pool, part } = poolOfCell(cell);
    if (sought === null || part === undefined) continue;
    const before = state(cell) as PoolParts[typeof part] | undefined;
    read.set(cell, partRead(part, sought, { before, after: findPool(pools, pool)?.[part] }));
  }
  return read;
}

const NO_TALLIES: ReadonlyMap<CellName, TallyRow> = new Map();

const NO_PARTS_READ: ReadonlyMap<CellName, PartRead> = new Map();

/**
 * The states after a fact of the cells that it read or made. A cell that it made without
 * reading it has a state, too, for the facts after it.
 */
export function statesAfter(
  { books, pools, equipment }: Evaluation,
  before: Pick<LedgerState, 'books'>,
  { asked, state }: { readonly asked: ReadSet; readonly state: CellState },
): ReadonlyMap<CellName, unknown> {
  for (const pool of pools) noteMade(pool, asked);
  for (const cell of equipment?.keys() ?? []) asked.cell(cell);
  if (asked.cells.size === 0) return NO_STATES;
  const ofBooks = books === before.books ? undefined : books;
  return new Map(
    [...asked.cells].map((cell): [CellName, unknown] => {
      if (cell.startsWith('pool')) return [cell, poolAfter(cell, pools) ?? state(cell)];
      if (isCellOfEquipment(cell))
        return [cell, equipment?.has(cell) === true ? equipment.get(cell) : state(cell)];
      const part = PART_OF_CELL.get(cell)!;
      return [cell, ofBooks !== undefined && Object.hasOwn(ofBooks, part) ? ofBooks[part] : state(cell)];
    }),
  );
}

function noteMade(pool: Pool, asked: ReadSet): void {
  asked.cell(cellOfPool(pool.pool));
  for (const part of NAMES_OF_PARTS)
    if (pool[part] !== undefined) asked.cell(`${PARTS_OF_POOLS[part]}${pool.pool}`);
}

const NO_STATES: ReadonlyMap<CellName, unknown> = new Map();

const PART_OF_CELL: ReadonlyMap<CellName, PartOfBooks> = new Map(
  Object.entries(PARTS_OF_BOOKS).map(([part, cell]) => [cell, part as PartOfBooks]),
);
