import { factsOfType } from '../_core/books/declared-fact';
import { type TableInterrupted, tableInterrupted, tableResumed } from './interruption.events';

interface Fact {
  readonly eventType: string;
}

/** A time in which a table did not play; without an end while it lasts, and where its session was closed meanwhile. */
export interface PauseOf<Each> {
  readonly from: Each;
  readonly until?: Each;
}

/**
 * The interruptions of a session, out of its facts in their order. An interruption of an interrupted table, and a
 * resumption of a table that plays, are findings and change nothing.
 */
export function pausesIn<Each extends Fact>(facts: readonly Each[]): PauseOf<Each>[] {
  const pauses: PauseOf<Each>[] = [];
  let from: Each | undefined;
  for (const fact of facts)
    if (fact.eventType === tableInterrupted.type) from ??= fact;
    else if (fact.eventType === tableResumed.type && from !== undefined) {
      pauses.push({ from, until: fact });
      from = undefined;
    }
  return from === undefined ? pauses : [...pauses, { from }];
}

export const interruptionOf = (fact: Fact & { readonly data: unknown }): TableInterrupted =>
  factsOfType([fact], tableInterrupted.type)[0]!.data;
