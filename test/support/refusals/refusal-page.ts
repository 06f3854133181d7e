import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type NightStep, readToldNight } from '../told-nights/told-night';

/** A request, its sender, and the fault of the service during it. */
export interface SentBlock {
  readonly how: 'graphql' | 'http' | 'import' | 'subscription';
  readonly by: string;
  readonly meanwhile: string | undefined;
  readonly lines: readonly string[];
  /** The expected answer; undefined if the request only prepares the next one. */
  readonly answer: { readonly status: string; readonly body: unknown } | undefined;
}

/** The requests that cause a refusal, and the refusal. */
export interface RefusalSample {
  readonly code: string;
  readonly blocks: readonly SentBlock[];
}

export interface RefusalPage {
  readonly name: string;
  /** The heading of its codes in docs/errors.md. */
  readonly heading: string;
  readonly samples: readonly RefusalSample[];
}

const SENT = /^by (\S+)(?: while (.+))?$/;

/** Reads a page of test/errors; the README there describes the format. */
export function readRefusalPage(file: string): RefusalPage {
  const heading = /^# (.*)$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
  const steps = readToldNight(file);
  const codes = [...new Set(steps.map(({ said }) => said))];
  const samples = codes.map((code) => ({
    code: code.replaceAll('`', ''),
    blocks: blocksOf(steps.filter(({ said }) => said === code)),
  }));
  return { name: basename(file, '.md'), heading, samples };
}

const blocksOf = (steps: readonly NightStep[]): SentBlock[] =>
  steps.flatMap((step, index) => {
    if (step.kind === 'json') return [];
    const [, by = '', meanwhile] = SENT.exec(step.words.join(' ')) ?? [];
    const next = steps[index + 1];
    const answer =
      next?.kind === 'json'
        ? { status: next.words.join(' '), body: JSON.parse(next.lines.join('\n')) as unknown }
        : undefined;
    return [{ how: step.kind as SentBlock['how'], by, meanwhile, lines: step.lines, answer }];
  });
