import { safeToShow } from '../../kernel/shown-text';
import { say } from './terminal';
import { LineAnswers } from './line-answers';
import { toldVerdict } from './verify';

const CLEAR_AND_LIE = '\u001b[2J\u001b[HEverything holds.\u202e\u009b';

/** What is written to both outputs of the program. */
function written(): { readonly text: () => string } {
  const lines: string[] = [];
  for (const output of [process.stdout, process.stderr])
    jest.spyOn(output, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
  return { text: () => lines.join('') };
}

afterEach(() => jest.restoreAllMocks());

it('control characters are escaped for a terminal, and nothing else', () => {
  expect(safeToShow(CLEAR_AND_LIE)).toBe(String.raw`\u001b[2J\u001b[HEverything holds.\u202e\u009b`);
  expect(safeToShow('Peñón · 5 €\nÀ 日本')).toBe('Peñón · 5 €\nÀ 日本');
  expect(JSON.parse(safeToShow(JSON.stringify({ id: CLEAR_AND_LIE })))).toEqual({ id: CLEAR_AND_LIE });
});

it('the output of commands is escaped for a terminal', () => {
  const output = written();
  say({ code: 0, out: `${CLEAR_AND_LIE}\n`, err: CLEAR_AND_LIE });
  expect(output.text()).not.toMatch(/(?!\n)\p{C}/u);
});

it.each([false, true])(
  'the report of an archive from another person is escaped for a terminal, as JSON: %s',
  (json) => {
    const output = written();
    toldVerdict(
      {
        ok: false,
        records: 0,
        casinos: [],
        pending: 0,
        superseded: [],
        closes: [],
        decisions: [],
        sealKeys: [],
        sealKeyBreaks: [],
        timeStamps: [],
        beside: [],
        problems: [{ check: 'journal', detail: CLEAR_AND_LIE }],
      },
      json,
    );
    expect(output.text()).toContain(String.raw`\u001b[2J\u001b[HEverything holds.\u202e\u009b`);
    expect(output.text()).not.toMatch(/(?!\n)\p{C}/u);
  },
);

it('the report of a proof says how many records lie after the last seal', () => {
  const told = (sealed: number, sealedThrough: number, position: string): string => {
    const output = written();
    const closes = [{ casino: 'granada', sealed, sealedThrough, unsealed: [] }];
    const casinos = [{ id: 'granada', position, chainHash: 'c' }];
    const empty = {
      problems: [],
      superseded: [],
      beside: [],
      decisions: [],
      sealKeys: [],
      sealKeyBreaks: [],
      timeStamps: [],
    };
    toldVerdict({ ok: true, records: 9, pending: 0, ...empty, casinos, closes }, false);
    return output
      .text()
      .split('\n')
      .find((line) => line.startsWith('Closes of'))!;
  };
  expect(told(2, 7, '9')).toBe(
    'Closes of granada: 2 sealed. 2 records lie after the last seal, from record 8 on.',
  );
  expect(told(2, 8, '9')).toBe(
    'Closes of granada: 2 sealed. 1 record lies after the last seal, from record 9 on.',
  );
  expect(told(0, 0, '9')).toBe('Closes of granada: 0 sealed.');
});

it('the answer to the line of a round is escaped for a terminal, settled or not', () => {
  const answers = new LineAnswers('french-roulette', false);
  const round = { game: CLEAR_AND_LIE, [CLEAR_AND_LIE]: 1 };
  for (const line of [round, { round }, CLEAR_AND_LIE]) {
    const bytes = Buffer.from(JSON.stringify(line));
    const answer = answers.answerTo({ kind: 'line', number: 1, bytes });
    expect(answer).toContain('error');
    expect(answer).not.toMatch(/(?!\n)\p{C}/u);
  }
});
