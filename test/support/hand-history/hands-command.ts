import { describeFault } from './hand-fault';
import { decodeHistory } from './history-text';
import { parseHandHistory } from './parse-hand-history';
import type { ParsedHand } from './parsed-hand';
import { type HandJudgement, tieHand } from './tie-hand';

/** What the command touches of the world. */
export interface CommandIo {
  readonly readFile: (path: string) => Uint8Array;
  readonly out: (line: string) => void;
  readonly err: (line: string) => void;
}

/**
 * Prints one JSON line per hand, `{id, pot, collected, rake, derived?, ties, reasons?}`, amounts as strings of minor
 * units. A hand that cannot be read has a line too, with nothing but its number and the reason. Answers the exit
 * code: 0 when every file holds hands and all of them tie, 1 otherwise, 2 without files.
 */
export function runHandsCommand(files: readonly string[], io: CommandIo): 0 | 1 | 2 {
  if (files.length === 0) {
    io.err('usage: hands FILE...   (hand-history files; prints one JSON line per hand)');
    return 2;
  }
  // Every file is looked at, also after one that does not tie.
  return files.map((file) => judgeFile(file, io)).every(Boolean) ? 0 : 1;
}

function judgeFile(file: string, io: CommandIo): boolean {
  const bytes = readOrReport(file, io);
  if (!bytes) return false;
  const hands = parseHandHistory(decodeHistory(bytes));
  if (hands.length === 0) {
    io.err(`${file}: contains no hand`);
    return false;
  }
  return hands
    .map((read) => {
      if (read.ok) return judgeHand(file, read.value, io);
      const fault = describeFault(read.refusal);
      io.err(`${file}: ${fault}`);
      io.out(JSON.stringify({ id: read.refusal.id ?? null, ties: false, reasons: [fault] }));
      return false;
    })
    .every(Boolean);
}

function readOrReport(file: string, io: CommandIo): Uint8Array | undefined {
  try {
    return io.readFile(file);
  } catch (error) {
    io.err(`${file}: cannot be read (${error instanceof Error ? error.message : String(error)})`);
    return undefined;
  }
}

function judgeHand(file: string, hand: ParsedHand, io: CommandIo): boolean {
  for (const { line, text } of hand.notes) io.err(`${file}: line ${line} is not understood: ${text}`);
  const judgement = tieHand(hand);
  io.out(JSON.stringify(printable(judgement)));
  return judgement.ties;
}

/** A judgement as it is printed: amounts as strings of minor units, reasons only where there are any. */
export function printable({ id, pot, collected, rake, derived, ties, reasons }: HandJudgement): object {
  return {
    id,
    pot: pot.toString(),
    collected: collected.toString(),
    rake: rake.toString(),
    ...(derived !== undefined && { derived: derived.toString() }),
    ties,
    ...(reasons.length > 0 && { reasons }),
  };
}
