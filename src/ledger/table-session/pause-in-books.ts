import type { Said } from '../../finding-catalogue/finding';
import type { ClockReading } from '../../kernel/clock-reading';
import { englishMoment, spanishMoment } from '../../kernel/words';
import { present } from '../../kernel/present';
import words from '../../words/interruptions.json';
import { interruptionOf, pausesIn } from './interruptions';
import type { TableInterrupted } from './interruption.events';

/** An interruption as the register of profits shows it; without an end while it lasts, or where it lasted until the close. */
export interface PauseInBooks {
  readonly from: string;
  readonly until?: string;
  readonly reason: TableInterrupted['reason'];
}

export type Clock = (at: string) => ClockReading;

interface StoredFact {
  readonly eventType: string;
  readonly happenedAt: string;
  readonly data: unknown;
}

export const pausesInBooks = (facts: readonly StoredFact[]): PauseInBooks[] =>
  pausesIn(facts).map(({ from, until }) => ({
    from: from.happenedAt,
    reason: interruptionOf(from).reason,
    ...present({ until: until?.happenedAt }),
  }));

/** A heading with the hours of interruption and resumption of its session (Order of 1979, art. 53.2), and the reasons. */
export const withPauses = (heading: Said, pauses: readonly PauseInBooks[], clock: Clock): Said => {
  if (pauses.length === 0) return heading;
  const all = pauses.map((pause) => pauseIn(pause, clock));
  return {
    en: `${heading.en}, interrupted ${all.map(({ en }) => en).join(', ')}`,
    es: `${heading.es}, interrumpida ${all.map(({ es }) => es).join(', ')}`,
  };
};

function pauseIn({ from, until, reason }: PauseInBooks, clock: Clock): Said {
  const [en, es] = [englishMoment, spanishMoment].map((written) => {
    const shown = (instant: string): string => {
      const { at, isRepeated } = clock(instant);
      return written(at, isRepeated);
    };
    return { from: shown(from), until: until === undefined ? undefined : shown(until) };
  }) as [Shown, Shown];
  const why: Said = words.reasons[reason];
  return {
    en:
      en.until === undefined
        ? `from ${en.from}, not resumed (${why.en})`
        : `${en.from} – ${en.until} (${why.en})`,
    es:
      es.until === undefined
        ? `desde ${es.from}, sin reanudación (${why.es})`
        : `de ${es.from} a ${es.until} (${why.es})`,
  };
}

interface Shown {
  readonly from: string;
  readonly until: string | undefined;
}
