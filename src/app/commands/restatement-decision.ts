import { randomUUID } from 'node:crypto';
import { type BooksRestated, booksRestated } from '../../ledger/gaming-day/gaming-day.events';
import type { CasinoEvent } from '../../ledger/_core/envelope';
import { casinoOf, streamOf } from '../../ledger/event-contract/streams';
import { CONSOLE, type EventStorePort } from '../../event-log/event-store.port';
import { RELEASE } from '../../kernel/release';
import { storedForm } from '../../kernel/stored-form';
import type { RebuildReport } from '../../projector/generations/rebuild';
import type { RestatedDay, RestatedSeal } from '../../projector/generations/restated';

export interface RestatementDecision {
  readonly by?: string;
  readonly reason?: string;
}

export type Restated = Pick<RebuildReport, 'restatedDays' | 'restatedSeals'>;

/** Maximum of days, and of seals, in one event: more would exceed its size. */
const MOST_OF_AN_EVENT = 500;

/** Whether closed days may be restated: if there are none, or if a person decides it with a reason. */
export const isDecided = (days: readonly RestatedDay[], { by, reason }: RestatementDecision): boolean =>
  days.length === 0 || (isSaid(by) && isSaid(reason));

export const undecidedText = (days: readonly RestatedDay[]): string =>
  `Entries of closed days change: ${days
    .slice(0, 5)
    .map(({ casino, gamingDay }) => `${casino} ${gamingDay}`)
    .join(', ')}${days.length > 5 ? ` and ${days.length - 5} more` : ''}.
The live tables stay in use; --by and --reason name who wants these days restated, and why.`;

export async function isAgreed(
  store: EventStorePort,
  restated: Restated,
  decision: RestatementDecision,
): Promise<boolean> {
  if (!isDecided(restated.restatedDays, decision)) return false;
  await recordRestatement(store, restated, { by: decision.by ?? '', reason: decision.reason ?? '' });
  return true;
}

/**
 * Records which closed days are restated, by whom and why. It is done before the rebuilt tables take over: where they do
 * not after all, the log says what was wanted, and the next rebuild says so again.
 */
async function recordRestatement(
  store: EventStorePort,
  { restatedDays, restatedSeals }: Restated,
  { by, reason }: Required<RestatementDecision>,
): Promise<void> {
  for (const casino of new Set(restatedDays.map((day) => day.casino))) {
    const days = restatedDays.filter((day) => day.casino === casino);
    const seals = restatedSeals.filter((seal) => seal.casino === casino);
    for (let from = 0; from < Math.max(days.length, seals.length); from += MOST_OF_AN_EVENT) {
      const some = <Part>(parts: readonly Part[]): Part[] => parts.slice(from, from + MOST_OF_AN_EVENT);
      const data = {
        days: some(days).map(nameDay),
        seals: some(seals).map(nameSeal),
        by: { id: by },
        reason,
      };
      await append(store, restatement(casino, days.at(-1)!.gamingDay, data));
    }
  }
}

const nameDay = ({ gamingDay, before, after }: RestatedDay) => ({ gamingDay, before, after });
const nameSeal = ({ record, trialBalance }: RestatedSeal) => ({ record: Number(record), trialBalance });

const restatement = (
  casino: string,
  gamingday: string,
  data: Omit<BooksRestated, 'release'>,
): CasinoEvent<BooksRestated> => ({
  specversion: '1.0',
  id: randomUUID(),
  source: `/casinos/${casino}/books`,
  type: booksRestated.type,
  time: new Date().toISOString(),
  gamingday,
  data: { ...data, release: RELEASE },
});

async function append(store: EventStorePort, event: CasinoEvent): Promise<void> {
  const { source, id, type } = event;
  const outcome = await store.append({
    stream: streamOf(event),
    events: [{ casino: casinoOf(source), source, id, type, ...storedForm(event) }],
    principal: CONSOLE,
    expected: 'any',
  });
  if (outcome.kind !== 'appended') throw new Error(`the restatement was not recorded: ${outcome.kind}`);
}

const isSaid = (words: string | undefined): boolean => words !== undefined && words.trim() !== '';
