import { isUtf8 } from 'node:buffer';
import { type LeftBehind, type SettledRound, settleInARow } from '../../games/settle-round';
import type { Line } from '../../intake/ndjson/line-splitter';
import { exactJsonLine } from '../../kernel/exact-json';
import { accepted, refused, type Result } from '../../kernel/result';
import {
  brokenChain,
  CHAIN_AND_BEFORE,
  CHAIN_NOT_READABLE,
  faultOfRound,
  faultOfText,
  type LineFault,
  noObject,
  tooLong,
} from './line-faults';
import { readRoundText } from './round-text';

/** A line may be so long: what an event may be. */
export const MOST_LINE_BYTES = 256 * 1024;

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
    if (answer.ok) return `{"line":${line.number},${exactJsonLine(answer.value).slice(1)}\n`;
    this.inError++;
    this.last = 'in-error';
    const [error, ...others] = answer.refusal;
    return `${JSON.stringify({ line: line.number, error: { ...error, ...(others.length > 0 && { others }) } })}\n`;
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
