import type { CasinoBooks } from '../casino/casino-books.state';
import { readCasinoBooks } from '../casino/known-days.queries';
import { placesOf, readByKey, sessionKeys } from '../_core/store/statement-parts';
import { knownAt } from '../_core/store/read-model';
import type { Queryable } from '../../database/queryable';
import type { BankMode } from '../../games/round';
import type { Minor } from '../../kernel/money';
import { bankStatement, type StatementLine } from './bank-statement';
import { type BankStep, type DepositAtStep, type MoveOfStep } from './coup-of-statement';
import { type BankAt, type BankFact, bankerOf, readBankFacts, WANTED_BANKS } from './bank.queries';
import { coupByRules, type SettledCoup } from './coup-by-rules';
import type { BankCoupRow } from './coup-by-rules.read-model';
import type { BankPlace } from './player-bank.state';

/** The statements of banks, line by line in the order of the facts, as known at the positions asked. */
export async function readBankStatements(
  db: Queryable,
  banks: readonly BankAt[],
  known?: readonly (readonly BankFact[])[],
): Promise<StatementLine[][]> {
  if (banks.length === 0) return [];
  const facts = known ?? (await readBankFacts(db, banks));
  const moves = await readMovesOfFacts(db, banks);
  const coups = await readCoupsByRules(db, banks);
  const deposits = await readDepositsOf(
    db,
    banks.map((bank, n) => ({ ...bank, banker: bankerOf(facts[n]!).banker ?? '' })),
  );
  const books = new Map<string, CasinoBooks>();
  for (const { casino, position } of banks) {
    const key = `${casino} ${position}`;
    if (!books.has(key)) books.set(key, await readCasinoBooks(db, { casino, position }));
  }
  return banks.map((bank, n) =>
    bankStatement(
      stepsOf(bank, {
        facts: facts[n]!,
        moves: moves[n]!,
        coups: coups[n]!,
        deposits: deposits[n]!,
        books: books.get(`${bank.casino} ${bank.position}`)!,
      }),
    ),
  );
}

interface MoveOfFact extends MoveOfStep {
  readonly ofRecord: bigint;
}

const readMovesOfFacts = (db: Queryable, banks: readonly BankAt[]): Promise<MoveOfFact[][]> =>
  readByKey<MoveOfFact & { place: BankPlace }>(
    db,
    `SELECT n, of_record AS "ofRecord", member, place, sum(amount) AS amount
         FROM ${WANTED_BANKS} JOIN player_bank_move move USING (casino, gaming_day, table_id, session_no, bank)
        WHERE move.casino = $2 AND move.record_number <= position
        GROUP BY n, of_record, member, place HAVING sum(amount) <> 0 ORDER BY n, of_record, min(move_no)`,
    sessionKeys(banks),
  );

type CoupRow = Pick<BankCoupRow, 'recordNumber' | 'game' | 'openingMode' | 'byRules'>;

const readCoupsByRules = (db: Queryable, banks: readonly BankAt[]): Promise<CoupRow[][]> =>
  readByKey<CoupRow>(
    db,
    `SELECT n, coup.record_number, coup.game, coup.opening_mode, coup.by_rules
         FROM ${WANTED_BANKS} JOIN bank_coup coup USING (casino, gaming_day, table_id, session_no, bank)
        WHERE coup.casino = $2 AND ${knownAt('coup', 'position')}`,
    sessionKeys(banks),
  );

interface DepositRow {
  readonly place: string | null;
  readonly ofRecord: bigint;
  readonly amount: Minor;
  readonly guarantee: Minor;
}

const readDepositsOf = (
  db: Queryable,
  banks: readonly (BankAt & { readonly banker: string })[],
): Promise<DepositRow[][]> =>
  readByKey<DepositRow>(
    db,
    `SELECT n, placed.place, of_record AS "ofRecord", sum(amount) AS amount, sum(guarantee) AS guarantee
         FROM jsonb_to_recordset($1::jsonb) AS wanted(n integer, casino text, banker text, position bigint)
         JOIN bank_deposit_move move USING (casino, banker) ${placesOf('move', 'position', { record: 'of_record', $casino: '$2' })}
        WHERE move.casino = $2 AND move.record_number <= position
        GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
    banks.map(({ casino, banker, position }) => ({ casino, banker, position })),
  );

interface KnownOfBank {
  readonly facts: readonly BankFact[];
  readonly moves: readonly MoveOfFact[];
  readonly coups: readonly CoupRow[];
  readonly deposits: readonly DepositRow[];
  readonly books: CasinoBooks;
}

function stepsOf(bank: BankAt, { facts, moves, coups, deposits, books }: KnownOfBank): BankStep[] {
  return facts.map((fact, n) => {
    const coup = coups.find(({ recordNumber }) => recordNumber === fact.recordNumber);
    return {
      ...fact,
      moves: moves.filter(({ ofRecord }) => ofRecord === fact.recordNumber),
      byRules:
        coup === undefined
          ? undefined
          : coupByRules({
              settled: coup.byRules === null ? undefined : (JSON.parse(coup.byRules) as SettledCoup),
              game: coup.game ?? undefined,
              table: bank.table,
              day: bank.gamingDay,
              mode: (bankerOf(facts.slice(0, n)).mode ?? coup.openingMode ?? undefined) as
                | BankMode
                | undefined,
              gain: fact.gain ?? 0n,
              books,
            }),
      deposit: depositAt(fact, deposits),
    };
  });
}

/** The deposit up to and with a fact; facts of one place are in the order of their records. */
function depositAt(
  { place, recordNumber }: BankFact,
  deposits: readonly DepositRow[],
): DepositAtStep | undefined {
  if (deposits.length === 0) return undefined;
  const until = deposits.filter(
    (move) => isBefore(move.place, place) || (move.place === place && move.ofRecord <= recordNumber),
  );
  const sumOf = (of: 'amount' | 'guarantee'): Minor => until.reduce((sum, move) => sum + move[of], 0n);
  return { owed: sumOf('amount'), guaranteed: sumOf('guarantee') };
}

const isBefore = (one: string | null, other: string | null): boolean => (one ?? '') < (other ?? '');
