import type { EventForm } from '../../api/event-form';
import { EVENT_FORMS } from '../../api/generated/event-forms';
import { type FactKind, type Kind, SHORT_KINDS } from './kinds';

/** The reporter class of each role. */
const PLACES = { pit: 'table', cage: 'cage', accountant: 'office' } as const;

/** A kind for every role and every event that its class reports: `pit:table.opened`. */
const FACT_KINDS: readonly FactKind[] = Object.entries(EVENT_FORMS).flatMap(([type, form]) =>
  (['pit', 'cage', 'accountant'] as const)
    .filter((role) => form.reportedBy.includes(PLACES[role]))
    .map((role) => ({
      ...{ id: `${role}:${type.slice('cagnotte.'.length, -'.v1'.length)}`, role, type, form },
      about: aboutOf(type, form, role),
    })),
);

/** Every report of a table is about its session; a report of the cage only if the event names a session. */
function aboutOf(type: string, { about, reportedBy }: EventForm, role: FactKind['role']): FactKind['about'] {
  if (type === 'cagnotte.table.opened.v1') return 'new';
  if (role === 'pit') return 'session';
  return about === 'table' && !reportedBy.includes('count-room') ? 'session' : 'cage';
}

export const KINDS: readonly Kind[] = [...SHORT_KINDS, ...FACT_KINDS];
