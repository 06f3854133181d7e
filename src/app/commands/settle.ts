import { createReadStream } from 'node:fs';
import { faultInWords, settleRound } from '../../games/settle-round';
import { bytesAtMost } from '../../kernel/bytes-at-most';
import { exactJson } from '../../kernel/stored-form';
import { answerLines, MOST_LINE_BYTES, readRoundText, type TextFault } from './line-answers';
import { answer, type Saying, say, endWhenNobodyReads } from './terminal';

export interface SettleOptions {
  readonly lines?: boolean;
  readonly chain?: boolean;
}

const UNREADABLE = 2;

/**
 * `cagnotte settle GAME [FILE]`: what the rules make of the round on standard input, as JSON with amounts in minor
 * units. Answers the exit code: 0 when the round could be read, whatever is found about it; with `--lines` when every
 * line could. 1 when one could not, 2 when the file cannot be opened.
 */
export async function settleCommand(
  game: string,
  file: string | undefined,
  { lines = false, chain = false }: SettleOptions,
): Promise<number> {
  const source = file === undefined || file === '-' ? process.stdin : createReadStream(file);
  try {
    return lines ? await settleLines(game, source, chain) : say(await settledRound(game, source));
  } catch (failure) {
    if (!isOfFiles(failure)) throw failure;
    return say({ code: UNREADABLE, out: '', err: `settle: ${failure.message}\n` });
  }
}

export async function settledRound(game: string, source: AsyncIterable<Buffer>): Promise<Saying> {
  const read = await bytesAtMost(source, MOST_LINE_BYTES);
  return read === undefined
    ? failed([`a round has at most ${MOST_LINE_BYTES} bytes, this is longer`])
    : settledText(game, read.toString());
}

async function settleLines(game: string, source: AsyncIterable<Buffer>, chains: boolean): Promise<number> {
  process.stdout.on('error', endWhenNobodyReads);
  const { answered, inError } = await answerLines(source, process.stdout, { game, chains });
  if (inError > 0) process.stderr.write(`settle: ${inError} of ${answered} lines in error\n`);
  return inError === 0 ? 0 : 1;
}

const isOfFiles = (failure: unknown): failure is NodeJS.ErrnoException =>
  failure instanceof Error && 'syscall' in failure;

export function settledText(game: string, round: string): Saying {
  const read = readRoundText(round);
  if (!read.ok) return failed([textFaultInWords(read.refusal)]);
  const settled = settleRound(game, read.value);
  if (!settled.ok) return failed(settled.refusal.map(faultInWords));
  return answer(exactJson(settled.value));
}

const failed = (why: readonly string[]): Saying => ({
  code: 1,
  out: '',
  err: why.map((fault) => `settle: ${fault}\n`).join(''),
});

const textFaultInWords = ({ reason, path, found }: TextFault): string =>
  reason === 'unparsable' ? `standard input is no JSON: ${found}` : `${path} ${reason}: ${found}`;
