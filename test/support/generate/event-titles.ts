import { EVENT_DEFINITIONS } from '../../../src/ledger/event-contract/catalogue';

/** The titles of the types of events for the application, which knows a type by its name between `cagnotte.` and its version. */
export function eventTitles(language: 'en' | 'es'): string {
  const titles = EVENT_DEFINITIONS.map(({ type, title }) => [
    type.slice('cagnotte.'.length).replace(/\.v\d+$/, ''),
    title[language],
  ]);
  return `${JSON.stringify(Object.fromEntries(titles), undefined, 2)}\n`;
}
