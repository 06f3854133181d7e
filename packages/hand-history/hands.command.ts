import { closeSync, openSync, readSync } from 'node:fs';
import { decodeHistory, describeFault } from './hand-fault';
import { parseHandHistory } from './parse-hand-history';
import type { ParsedHand } from './parsed-hand';
import { type HandEvaluation, tieHand } from './hand-played-event';
import { safeToShow } from '../../src/kernel/shown-text';

export interface CommandIo {
  readonly readFile: (path: string) => Uint8Array;
  readonly out: (line: string) => void;
  readonly err: (line: string) => void;
}

/**
 * Prints one JSON line per hand, `{id, pot, collected, rake, derived?, ties, reasons?, findings?}`, amounts as strings
 * of minor units. If the lines of a hand agree but the rules did not evaluate it (a game outside the catalogue, unknown
 * cards), `judged: false` and the reason, `notJudged`, replace `ties`. A hand that cannot be read has a line with its
 * number and the reason only. Returns the exit code: 0 if every file holds hands, all were evaluated, tie and break no
 * rule; 1 otherwise; 2 without files.
 */
export function runHandsCommand(files: readonly string[], io: CommandIo): 0 | 1 | 2 {
  if (files.length === 0) {
    io.err('usage: hands FILE...   (hand-history files; prints one JSON line per hand)');
    return 2;
  }
  // All files are evaluated, also after one with contradictions.
  return files.map((file) => evaluateFile(file, io)).every(Boolean) ? 0 : 1;
}

function evaluateFile(file: string, io: CommandIo): boolean {
  const bytes = readOrReport(file, io);
  if (!bytes) return false;
  const hands = parseHandHistory(decodeHistory(bytes));
  if (hands.length === 0) {
    io.err(`${file}: contains no hand`);
    return false;
  }
  return hands
    .map((read) => {
      if (read.ok) return evaluateHand(file, read.value, io);
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

function evaluateHand(file: string, hand: ParsedHand, io: CommandIo): boolean {
  for (const { line, text } of hand.notes) io.err(`${file}: line ${line} is not understood: ${text}`);
  const evaluation = tieHand(hand);
  io.out(JSON.stringify(printable(evaluation)));
  return evaluation.ties && evaluation.judged && !evaluation.findings.some(isViolation);
}

const isViolation = ({ severity }: HandEvaluation['findings'][number]): boolean => severity === 'violation';

/** A printed evaluation: amounts as strings of minor units; reasons and findings only if there are any. */
export function printable(evaluation: HandEvaluation): object {
  const { id, pot, collected, rake, derived, ties, reasons, judged, notJudged, findings } = evaluation;
  return {
    id,
    pot: pot.toString(),
    collected: collected.toString(),
    rake: rake.toString(),
    ...(derived !== undefined && { derived: derived.toString() }),
    ...((judged || !ties) && { ties }),
    ...(!judged && { judged, notJudged }),
    ...(reasons.length > 0 && { reasons }),
    ...(findings.length > 0 && {
      findings: findings.map(({ code, severity, expected, found }) => ({ code, severity, expected, found })),
    }),
  };
}

/** About fifty thousand hands. */
const MOST_BYTES = 64 * 1024 * 1024;
const PIECE = 1024 * 1024;

/** @throws Error for a file that is larger, or that never ends (a device, a pipe) */
export function readAtMost(path: string, most = MOST_BYTES): Uint8Array {
  const file = openSync(path, 'r');
  try {
    const pieces: Buffer[] = [];
    for (let size = 0; size <= most;) {
      const piece = Buffer.allocUnsafe(PIECE);
      const read = readSync(file, piece);
      if (read === 0) return Buffer.concat(pieces);
      pieces.push(piece.subarray(0, read));
      size += read;
    }
  } finally {
    closeSync(file);
  }
  throw new Error(`it has more than ${most} bytes: split it between two hands`);
}

/** `cagnotte hands FILE...`: checks the money of recorded poker hands. @returns the exit code */
export function hands(files: readonly string[]): Promise<number> {
  // A reader such as `head` may close the pipe early; this is no error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  const code = runHandsCommand(files, {
    readFile: readAtMost,
    out: (line) => process.stdout.write(`${safeToShow(line)}\n`),
    err: (line) => process.stderr.write(`${safeToShow(line)}\n`),
  });
  return Promise.resolve(code);
}
