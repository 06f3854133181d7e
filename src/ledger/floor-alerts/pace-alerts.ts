import type { BothLanguages } from '../../kernel/words';
import { type Mark, MINUTE_MS } from './mark';

/** What shows whether a table plays. */
interface PaceOfTable {
  readonly reportsPlay: boolean;
  readonly opened: Mark;
  readonly interrupted?: Mark;
  readonly resumed?: Mark;
  readonly firstOfHour?: Mark;
  readonly playing: readonly { readonly last: Mark }[];
}

interface PaceRules {
  readonly interruptionMinutes?: number;
  readonly leastRounds?: number;
  readonly silentMinutes?: number;
}

interface PaceAlert {
  readonly kind: 'interrupted-long' | 'slow-play';
  readonly mark: Mark;
  readonly minutes: number;
  readonly isOfMark: true;
  readonly says: BothLanguages;
}

export function interruptedLong(
  table: Pick<PaceOfTable, 'interrupted'>,
  { interruptionMinutes: minutes }: PaceRules,
): PaceAlert[] {
  if (!minutes || table.interrupted === undefined) return [];
  return [
    {
      kind: 'interrupted-long',
      mark: table.interrupted,
      minutes,
      isOfMark: true,
      says: {
        en: `The table has been interrupted for ${minutes} minutes`,
        es: `La mesa lleva ${minutes} minutos interrumpida`,
      },
    },
  ];
}

const HOUR = 60;

/**
 * A table that reports play, and fewer rounds within an hour than the casino wants. One that reports nothing at all is silent
 * before it is slow, and gives that alert alone.
 */
export function slowPlay(table: PaceOfTable, { leastRounds, silentMinutes }: PaceRules): PaceAlert[] {
  const { reportsPlay, interrupted, opened, resumed = opened, firstOfHour = opened, playing } = table;
  if (!leastRounds || !reportsPlay || interrupted !== undefined || playing.length === 0) return [];
  const mark = [resumed, firstOfHour].reduce((one, other) => (one.at < other.at ? other : one), opened);
  const lastPlay = Math.max(...playing.map(({ last }) => last.at));
  const isSilentBefore =
    !!silentMinutes && lastPlay + silentMinutes * MINUTE_MS <= mark.at + HOUR * MINUTE_MS;
  if (isSilentBefore) return [];
  return [
    {
      kind: 'slow-play',
      mark,
      minutes: HOUR,
      isOfMark: true,
      says: {
        en: `The table has reported fewer than ${leastRounds} rounds in ${HOUR} minutes`,
        es: `La mesa ha comunicado menos de ${leastRounds} jugadas en ${HOUR} minutos`,
      },
    },
  ];
}
