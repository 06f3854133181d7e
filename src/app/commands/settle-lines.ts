import { once } from 'node:events';
import { LineSplitter } from '../../intake/ndjson/line-splitter';
import { LineAnswers, MOST_LINE_BYTES } from './line-answers';

const PORTION = 64 * 1024;

/** The output of answers; signals back pressure and its end. */
export type AnswerSink = Pick<NodeJS.WritableStream, 'write' | 'once'>;

export interface LinesAnswered {
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
