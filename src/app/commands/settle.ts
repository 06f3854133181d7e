import { text } from 'node:stream/consumers';
import { settleRound } from '../../games/settle-round';
import { findHiddenLoss } from '../../intake/reading/json-text';
import { exactJson } from '../../kernel/exact-json';
import { accepted, refused, type Result } from '../../kernel/result';
import { type Saying, say } from './saying';

/**
 * `cagnotte settle GAME`: what the rules make of the round on standard input, as JSON with amounts in minor units.
 * Answers the exit code: 0 when the round could be read, whatever is found about it.
 */
export async function settle(game: string): Promise<number> {
  return say(settledText(game, await text(process.stdin)));
}

/** The settlement of a round that is given as JSON text, or one line for each fault of it. */
export function settledText(game: string, round: string): Saying {
  const read = readJson(round);
  const settled = read.ok ? settleRound(game, read.value) : read;
  if (settled.ok) return { code: 0, out: `${exactJson(settled.value)}\n`, err: '' };
  return { code: 1, out: '', err: settled.refusal.map((fault) => `settle: ${fault}\n`).join('') };
}

/** The value of a JSON text that parsing does not change: an amount that is too large to be exact is refused. */
function readJson(round: string): Result<unknown, readonly string[]> {
  let value: unknown;
  try {
    value = JSON.parse(round);
  } catch (failure) {
    return refused([`standard input is no JSON: ${(failure as Error).message}`]);
  }
  const loss = findHiddenLoss(round);
  return loss === undefined ? accepted(value) : refused([`${loss.path} ${loss.reason}: ${loss.found}`]);
}
