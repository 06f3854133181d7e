import { SealKeys } from '../../../src/ledger/gaming-day/seal-keys';
import { DecisionWriter } from '../../../src/ledger/_core/decisions/decision-writer';
import { GamingDayDecisions, type WantedAct } from '../../../src/ledger/gaming-day/gaming-day.decisions';
import { archiveJson } from '../../../src/projector/verification/archive-line';
import { newKeyInPem } from '../../../src/access/key-file';
import type { AppendRequest, EventStorePort } from '../../../src/event-log/event-store.port';
import type { BooksUnderTest } from './books-under-test';

const PEM = newKeyInPem();

/** Seal keys with a fixed private key from a setting, outside the database. */
export const keysOf = (books: BooksUnderTest): SealKeys =>
  new SealKeys(books.dataSource, books.store, { kind: 'setting', text: PEM });

/** Closes a day as an accountant, with an explanation of every failed soft check. */
export const closeDay = (
  books: BooksUnderTest,
  casino: string,
  day: string,
  {
    keys = keysOf(books),
    meanwhile,
    explained = ['K9'],
  }: Pick<DayOfPerson, 'keys' | 'meanwhile'> & { readonly explained?: readonly string[] } = {},
): Promise<void> =>
  decideDay(
    books,
    { casino, day, person: 'Nuria', keys, meanwhile },
    { act: 'close', explanations: explained.map((check) => ({ check, explanation: 'not counted' })) },
  );

/** Takes a decision of a person about a day, and projects it. */
export async function decideDay(
  books: BooksUnderTest,
  { casino, day, person, keys = keysOf(books), meanwhile }: DayOfPerson,
  wanted: WantedAct,
): Promise<void> {
  const store: EventStorePort = Object.assign(Object.create(books.store) as EventStorePort, {
    append: async (request: AppendRequest) => {
      await meanwhile?.();
      return books.store.append(request);
    },
  });
  const writer = new DecisionWriter(store, () => new Date('2026-01-05T06:00:00Z'));
  const decisions = new GamingDayDecisions(writer, keys);
  const answer = await books.inLiveTables(async (db) => {
    const [head] = (await db.query(`SELECT last_number FROM register.casino WHERE casino = $1`, [
      casino,
    ])) as {
      last_number: bigint;
    }[];
    return decisions.decide(
      wanted,
      { casino, day, position: head!.last_number, manager: db.manager },
      {
        credentialId: '0'.repeat(16),
        name: person,
        kind: 'person',
        personId: person.toLowerCase(),
        roles: ['accountant'],
        casinos: 'all',
      },
    );
  });
  if (!answer.ok) throw new Error(`not decided: ${archiveJson(answer.refusal)}`);
  await books.project();
}

interface DayOfPerson {
  readonly casino: string;
  readonly day: string;
  readonly person: string;
  readonly keys?: SealKeys;
  /** Runs between the check of the books and the record of the decision. */
  readonly meanwhile?: (() => Promise<void>) | undefined;
}
