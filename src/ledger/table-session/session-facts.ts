import { factsOfType } from '../_core/books/declared-fact';
import { type DutySpell, dutySpells } from '../staff/duty-spell';
import { staffChanged } from '../staff/staff.events';
import { tableClosed, tableCounted, tableOpened } from './table.events';

interface Fact {
  readonly eventType: string;
  readonly data: unknown;
}

/** The opening of a session: a further one is a finding, and changes nothing. */
export const openingIn = <Each extends Fact>(facts: readonly Each[]) =>
  factsOfType(facts, tableOpened.type)[0];

/** The staff of a session: who was there at its opening, and the times of those who left or came after it. */
export function dutyIn(facts: readonly (Fact & { readonly happenedAt: string })[]): DutySpell[] {
  const opened = openingIn(facts);
  if (opened === undefined) return [];
  const changes = factsOfType(facts.slice(facts.findIndex(isOpening)), staffChanged.type);
  return dutySpells(
    opened.data.staff,
    changes.map(({ happenedAt: at, data }) => ({ at, data })),
  );
}

const isOpening = ({ eventType }: Fact): boolean => eventType === tableOpened.type;

export const closesIn = <Each extends Fact>(facts: readonly Each[]) => factsOfType(facts, tableClosed.type);

/** The close of a session: of several, the last. */
export const closeIn = <Each extends Fact>(facts: readonly Each[]) => closesIn(facts).at(-1);

export const countsIn = <Each extends Fact>(facts: readonly Each[]) => factsOfType(facts, tableCounted.type);

/** Whether a session begins or ends with a fact, or its float is counted. */
export const marksSession = ({ eventType }: Fact): boolean =>
  [tableOpened, tableCounted, tableClosed].some(({ type }) => type === eventType);

/** Condition of SQL for facts that open a session. */
export const IS_OPENING = `event_type = '${tableOpened.type}'`;

/**
 * The condition that a fact of a session is in a currency; `$currency` is the text of the parameter. Of these facts
 * only a box may hold foreign notes, so the text of all others need not be parsed.
 */
export const isToldIn = ($currency: string): string =>
  `(${$currency}::text IS NULL OR strpos(data, '"' || ${$currency} || '"') > 0
     AND (event_type <> 'cagnotte.drop.counted.v1' OR data::json ->> 'currency' = ${$currency}))`;
