import { safeToShow, say } from './terminal';
import { verdictText } from './verify';

const CLEAR_AND_LIE = '\u001b[2J\u001b[HEverything holds.\u202e\u009b';

/** What is written to both outputs of the program. */
function written(): { readonly text: () => string } {
  const lines: string[] = [];
  for (const output of [process.stdout, process.stderr])
    jest.spyOn(output, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
  return { text: () => lines.join('') };
}

afterEach(() => jest.restoreAllMocks());

it('spells what a terminal would obey, and nothing else', () => {
  expect(safeToShow(CLEAR_AND_LIE)).toBe(String.raw`\u001b[2J\u001b[HEverything holds.\u202e\u009b`);
  expect(safeToShow('Peñón · 5 €\nÀ 日本')).toBe('Peñón · 5 €\nÀ 日本');
  expect(JSON.parse(safeToShow(JSON.stringify({ id: CLEAR_AND_LIE })))).toEqual({ id: CLEAR_AND_LIE });
});

it('is what commands say', () => {
  const output = written();
  say({ code: 0, out: `${CLEAR_AND_LIE}\n`, err: CLEAR_AND_LIE });
  expect(output.text()).not.toMatch(/(?!\n)\p{C}/u);
});

it('is what is said of an archive that somebody hands over: a row of its journal has this for an amount', () => {
  const said = verdictText({
    ...{ ok: false, records: 0, casinos: [], pending: 0, superseded: [], closes: [] },
    ...{ sealKeys: [], sealKeyBreaks: [], timeStamps: [] },
    problems: [{ check: 'journal', detail: CLEAR_AND_LIE }],
  });
  expect(said).toContain(String.raw`journal: \u001b[2J`);
  expect(said).not.toMatch(/(?!\n)\p{C}/u);
});
