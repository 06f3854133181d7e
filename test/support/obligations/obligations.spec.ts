import { FINDING_CATALOGUE } from '../../../src/finding-catalogue/catalogue';
import type { FindingKind } from '../../../src/finding-catalogue/finding-kind';
import { OBLIGATIONS_PAGE, obligationsPage } from '../generate/obligations-page';
import { keptText } from '../generate/generated-files';
import { allObligations, EVENTS_OF_THE_HOUSE } from './obligation';
import { EVENT_TYPES, obligationFaults } from './obligation-faults';

/** The obligations of a casino under the Order of 2010, the Decree of 1996 and the Order of 1979 (docs/games/obligations.md). */

const LINES = allObligations();
const ROOT = process.cwd();

describe('every obligation', () => {
  it.each(LINES.map((line) => [line.id, line] as const))(
    '%s: has an article, and each event, finding, rule, book, screen, query and spec that it names exists',
    (_id, line) => expect(obligationFaults(line)).toEqual([]),
  );

  it('is listed once', () => {
    expect(new Set(LINES.map(({ id }) => id)).size).toBe(LINES.length);
    expect(LINES).toHaveLength(75);
  });

  it('stands in the page, which is made of the list (npm run generate)', () => {
    expect(keptText(OBLIGATIONS_PAGE, ROOT)).toBe(obligationsPage(ROOT));
    const page = keptText(OBLIGATIONS_PAGE, ROOT);
    expect(LINES.filter(({ asks }) => !page.includes(asks))).toEqual([]);
  });
});

describe('a line that is wrong', () => {
  const [line] = LINES;
  const { proof } = line!;

  it.each([
    ['without an article', { articles: [] }, 'no article'],
    ['with an article of no text', { articles: ['1.1.14, I'] }, 'no article of the form 1.1.14, I'],
    ['with a verb that is none', { verbs: ['consider'] }, 'no verb consider'],
    ['without an event', { events: [] }, 'no event'],
    ['with an unknown event', { events: ['table.polished'] }, 'no event table.polished'],
    ['with an unknown finding', { findings: ['table-dusty'] }, 'no finding table-dusty'],
    ['with an unknown rule', { rules: ['1.1.1.A-IX.9-99'] }, 'no rule 1.1.1.A-IX.9-99'],
    [
      'with a rule of another article',
      { rules: ['1.1.3-V.1.e-02'] },
      '1.1.3-V.1.e-02 stands in no article of the line',
    ],
    ['with an unknown book', { books: ['cuentos'] }, 'no book cuentos'],
    ['with an unknown screen', { screens: ['attic'] }, 'no screen attic'],
    ['with an unknown query', { queries: ['everything'] }, 'no query everything'],
    ['with nothing that shows it', { books: [], screens: [], queries: [] }, 'no book, screen or query'],
    ['without proof', { proof: [] }, 'neither proof nor a reason why it is missing'],
    ['that is proved and called missing', { missing: 'no event' }, 'proved, and called missing'],
    [
      'with a spec that is gone',
      { proof: [{ spec: 'src/gone.spec.ts', title: 'x' }] },
      'src/gone.spec.ts does not',
    ],
    [
      'with a title that no test has',
      { proof: [{ ...proof[0]!, title: 'a title' }] },
      'does not test "a title"',
    ],
    // A text of the spec that is no title: the word occurs in it as data.
    ['with data for a title', { proof: [{ spec: proof[0]!.spec, title: 'EUR' }] }, 'does not test "EUR"'],
  ])('%s is found', (_what, change, fault) => {
    expect(obligationFaults({ ...line!, ...change }).join()).toContain(fault);
  });
});

describe('every type of event', () => {
  const reached = new Set(LINES.flatMap(({ events }) => events));
  const ofTheHouse = EVENTS_OF_THE_HOUSE.flatMap(({ events }) => events);

  it('is reached by an obligation, or listed as one that the house wants', () => {
    const listed = new Set([...reached, ...ofTheHouse]);
    expect([...EVENT_TYPES].filter((type) => !listed.has(type))).toEqual([]);
  });

  it('that the house wants exists, is listed once, and is no obligation', () => {
    expect(ofTheHouse.filter((type) => !EVENT_TYPES.has(type) || reached.has(type))).toEqual([]);
    expect(new Set(ofTheHouse).size).toBe(ofTheHouse.length);
  });
});

describe('every finding that cites the regulation', () => {
  /** Findings that cite a rule of a game state none of their own; those of the books cite an article. */
  const citesRegulation = ({ rule }: FindingKind): boolean =>
    rule === undefined || /^(O1979|O2010|D385)/.test(rule.id);
  /** What this release does not know of a regulation; no casino is asked for anything. */
  const ofTheRelease = ['rulebook-unknown', 'rules-not-known-yet'];

  it('is reached by an obligation', () => {
    const reached = new Set([...LINES.flatMap(({ findings = [] }) => findings), ...ofTheRelease]);
    const ofRegulation = Object.entries(FINDING_CATALOGUE).filter(([, kind]) => citesRegulation(kind));
    expect(ofRegulation.length).toBeGreaterThan(200);
    expect(ofRegulation.map(([code]) => code).filter((code) => !reached.has(code))).toEqual([]);
  });
});
