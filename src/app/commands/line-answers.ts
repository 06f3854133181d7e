import { refusalText } from '../../words/message';
import lines from '../../words/refusals/lines.json';
import { isUtf8 } from 'node:buffer';
import type { LeftBehind, RoundFault, SettledRound } from '../../games/settle-round';
import { faultInWords, settleInARow } from '../../games/settle-round';
import { type Line, LineSplitter } from '../../intake/record-lines';
import { exactJsonLine } from '../../kernel/stored-form';
import { accepted, refused, type Result } from '../../kernel/result';
import { explainAlone } from '../../intake/explanations';
import type { RefusalText } from '../../kernel/words';
import { demandOf } from '../../kernel/schema-demand';
import { safeToShow } from '../../kernel/shown-text';
import { once } from 'node:events';
import { findHiddenLoss, type Surprise } from '../../intake/json-text';

/** A line may be so long: what an event may be. */
export const MOST_LINE_BYTES = 256 * 1024;

export const noObject = (found: string): LineFault => ({
  code: 'not-an-object',
  path: '',
  ...refusalText(lines['not-an-object'], { found }),
});

export const tooLong = (size: number | string, most: number): LineFault => ({
  code: 'too-large',
  path: '',
  ...refusalText(lines['too-large'], { size, most }),
});

const BROKEN_CHAINS = lines.brokenChains;

export const CHAIN_AND_BEFORE: LineFault = {
  code: 'chain-and-before',
  path: '/chain',
  ...refusalText(lines['chain-and-before']),
};

const CHAIN_NOT_READABLE: LineFault = faultOfRound({
  code: 'schema',
  path: '/chain',
  says: 'must be boolean',
  keyword: 'type',
  demands: { type: 'boolean' },
});

/**
 * The answers to rounds that come one a line, in their order: the settlement of a line, or its fault. Remembers of
 * the lines before what the last one left, and nothing else, however many they are.
 */
export class LineAnswers {
  answered = 0;
  inError = 0;
  private last: LeftBehind | Parameters<typeof brokenChain>[0] = 'no-line';

  constructor(
    private readonly game: string,
    private readonly chains: boolean,
  ) {}

  answerTo(line: Line): string {
    this.answered++;
    const answer =
      line.kind === 'line' ? this.settled(line.bytes) : refused([tooLong(line.size, MOST_LINE_BYTES)]);
    if (answer.ok) return safeToShow(`{"line":${line.number},${exactJsonLine(answer.value).slice(1)}\n`);
    this.inError++;
    this.last = 'in-error';
    const [error, ...others] = answer.refusal;
    const said = { line: line.number, error: { ...error, ...(others.length > 0 && { others }) } };
    return safeToShow(`${JSON.stringify(said)}\n`);
  }

  private settled(bytes: Buffer): Result<SettledRound, readonly LineFault[]> {
    const read = objectOf(bytes);
    if (!read.ok) return read;
    const { chain, ...input } = read.value;
    const before = this.leftFor(input, chain);
    if (!before.ok) return before;
    const row = settleInARow(this.game, input, before.value);
    if (!row.ok) return refused(row.refusal.map(faultOfRound));
    this.last = row.value.left ?? 'unread';
    return accepted(row.value.settled);
  }

  private leftFor(
    input: Readonly<Record<string, unknown>>,
    chain: unknown,
  ): Result<LeftBehind | undefined, readonly LineFault[]> {
    if (chain !== undefined && typeof chain !== 'boolean') return refused([CHAIN_NOT_READABLE]);
    const saysWhatLies = 'round' in input && 'before' in input;
    if (chain === true && saysWhatLies) return refused([CHAIN_AND_BEFORE]);
    const goesOn = chain ?? (this.chains && !saysWhatLies && this.last !== 'no-line');
    if (!goesOn) return accepted(undefined);
    return typeof this.last === 'string' ? refused([brokenChain(this.last)]) : accepted(this.last);
  }
}

function objectOf(bytes: Buffer): Result<Readonly<Record<string, unknown>>, readonly LineFault[]> {
  if (!isUtf8(bytes)) {
    return refused([faultOfText({ reason: 'unparsable', path: '', found: 'bytes that are no UTF-8' })]);
  }
  const read = readRoundText(bytes.toString());
  if (!read.ok) return refused([faultOfText(read.refusal)]);
  const { value } = read;
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return accepted(value as Readonly<Record<string, unknown>>);
  }
  return refused([noObject(Array.isArray(value) ? 'a list' : JSON.stringify(value).slice(0, 40))]);
}

export type LineFaultCode =
  | TextFault['reason']
  | RoundFault['code']
  | 'not-an-object'
  | 'too-large'
  | 'chain-broken'
  | 'chain-and-before';

/** A fault of a line: JSON pointer into the line, and what is wrong there, in both languages. */
export interface LineFault extends RefusalText {
  readonly code: LineFaultCode;
  readonly path: string;
}

export function faultOfText({ reason, path, found }: TextFault): LineFault {
  if (reason !== 'unparsable') return { code: reason, path, ...explainAlone(reason, { path, found }) };
  return {
    code: reason,
    path,
    ...refusalText(lines.unparsable, { found }),
  };
}

export function brokenChain(why: keyof typeof BROKEN_CHAINS): LineFault {
  return {
    code: 'chain-broken',
    path: '/chain',
    ...refusalText(lines['chain-broken'], { why: BROKEN_CHAINS[why] }),
  };
}

export function faultOfRound(fault: RoundFault): LineFault {
  const { code, path, says } = fault;
  if (code === 'schema') return { code, path, ...misread(fault) };
  if (code === 'unknown-field') {
    return {
      code,
      path,
      ...refusalText(lines['unknown-field'], { path, names: says.replace('is none of ', '') }),
    };
  }
  return {
    code,
    path,
    ...refusalText(lines['no-rules'], { fault: faultInWords(fault) }),
  };
}

function misread({ path, keyword = '', demands = {} }: RoundFault): RefusalText {
  const missing = keyword === 'required' ? (demands['requiredProperties'] as readonly string[]) : [];
  const at = missing[0] === undefined ? path : `${path}/${missing[0]}`;
  return explainAlone('schema', { path: at, expected: demandOf({ keyword, params: demands }) });
}

const PORTION = 64 * 1024;

type AnswerSink = Pick<NodeJS.WritableStream, 'write' | 'once'>;

interface LinesAnswered {
  readonly answered: number;
  readonly inError: number;
}

/**
 * Answers rounds that come one a line, in their order. Holds one chunk of the source, one line and one portion of
 * answers, however many lines there are; while the answers are not taken, nothing more is read. What is read is
 * answered before more is waited for, so that a program may send a line and wait for its answer.
 */
export async function answerLines(
  source: AsyncIterable<Buffer>,
  sink: AnswerSink,
  { game, chains }: { readonly game: string; readonly chains: boolean },
): Promise<LinesAnswered> {
  const answers = new LineAnswers(game, chains);
  const splitter = new LineSplitter(MOST_LINE_BYTES);
  const write = async (text: string): Promise<void> => {
    if (text !== '' && !sink.write(text)) await once(sink as NodeJS.WritableStream, 'drain');
  };
  const answer = async (lines: ReturnType<LineSplitter['push']>): Promise<void> => {
    let portion = '';
    for (const line of lines) {
      portion += answers.answerTo(line);
      if (portion.length < PORTION) continue;
      await write(portion);
      portion = '';
    }
    await write(portion);
  };
  for await (const chunk of source) await answer(splitter.push(chunk));
  await answer(splitter.end());
  return { answered: answers.answered, inError: answers.inError };
}

export type TextFault =
  | { readonly reason: 'unparsable'; readonly path: ''; readonly found: string }
  | (Surprise & { readonly reason: 'duplicate-key' | 'inexact-number' | 'too-deep' });

/** The value of a JSON text that parsing does not change: an amount that is too large to be exact is refused. */
export function readRoundText(text: string): Result<unknown, TextFault> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (failure) {
    return refused({ reason: 'unparsable', path: '', found: (failure as Error).message });
  }
  const loss = findHiddenLoss(text) as TextFault | undefined;
  return loss === undefined ? accepted(value) : refused(loss);
}
