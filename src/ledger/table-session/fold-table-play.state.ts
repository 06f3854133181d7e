import type { TableTerms } from '../../games/round';
import type { ShoeStart } from '../../games/table-reports';
import { termsFromWire } from '../../games/wire-terms';
import type { EventOf } from '../event-contract/catalogue';
import { type TablePlay, termsOf } from './table-play.state';

export function openingTerms({
  minimum,
  minima,
  clothMinima,
  maxima,
  tier,
  step,
  seats,
  bank,
  poker,
  equipment,
}: EventOf<'cagnotte.table.opened.v1'>['data']): TableTerms {
  const cloths = equipment?.cloths;
  return termsFromWire({
    minimum,
    ...(minima === undefined ? {} : { minima }),
    ...(clothMinima === undefined ? {} : { clothMinima }),
    ...(maxima === undefined ? {} : { maxima }),
    ...(tier === undefined ? {} : { tier }),
    ...(step === undefined ? {} : { step }),
    ...(seats === undefined ? {} : { seats }),
    ...(cloths === undefined ? {} : { cloths }),
    ...(bank === undefined ? {} : { bank }),
    ...(poker === undefined ? {} : { poker }),
  });
}

/** The terms after a change: what it does not name stays, but for maxima and minima of an earlier minimum. */
export function changedTerms(
  { seats, cloths, tier, step, bank, poker }: Partial<TableTerms>,
  change: EventOf<'cagnotte.table.limits-changed.v1'>['data'],
): TableTerms {
  const { newTier = tier, newStep } = change;
  return {
    ...termsFromWire({
      ...newLimits(change),
      ...(newTier === undefined ? {} : { tier: newTier }),
      ...(newStep === undefined ? {} : { step: newStep }),
      ...(seats === undefined ? {} : { seats }),
      ...(cloths === undefined ? {} : { cloths }),
      ...(bank === undefined ? {} : { bank }),
    }),
    ...(newStep === undefined && step !== undefined ? { step } : {}),
    ...(poker === undefined ? {} : { poker }),
  };
}

const newLimits = ({
  newMinimum,
  newMinima,
  newClothMinima,
  newMaxima,
}: EventOf<'cagnotte.table.limits-changed.v1'>['data']) => ({
  minimum: newMinimum,
  ...(newMinima === undefined ? {} : { minima: newMinima }),
  ...(newClothMinima === undefined ? {} : { clothMinima: newClothMinima }),
  ...(newMaxima === undefined ? {} : { maxima: newMaxima }),
});

export const openPlay = (play: TablePlay, data: EventOf<'cagnotte.table.opened.v1'>['data']): TablePlay =>
  play.terms.length > 0
    ? play
    : { ...play, terms: [{ fromRound: 1, terms: openingTerms(data) }], staff: data.staff };

/** New terms hold from the round that is named, else from the next one. */
export function changeTerms(
  play: TablePlay,
  data: EventOf<'cagnotte.table.limits-changed.v1'>['data'],
): TablePlay {
  const fromRound = data.firstRound ?? Math.max(play.last?.roundNo ?? 0, data.announcedAtRound) + 1;
  const changed = {
    ...{ fromRound, terms: changedTerms(termsOf(play) ?? {}, data) },
    ...(data.firstRound === undefined ? {} : { isNamed: true as const }),
  };
  return { ...play, terms: [...play.terms, changed] };
}

type ShoeStarted = EventOf<'cagnotte.shoe.started.v1'>['data'];

export const shoeStartOf = ({
  decks,
  burnt,
  burntCards,
  behindCutCard,
  newDecks,
}: ShoeStarted): ShoeStart => ({
  decks,
  ...(burnt === undefined ? {} : { burnt }),
  ...(burntCards === undefined ? {} : { burntCards }),
  ...(behindCutCard === undefined ? {} : { behindCutCard }),
  ...(newDecks === undefined ? {} : { newDecks }),
});

export const startShoe = (play: TablePlay, data: ShoeStarted): TablePlay => ({
  ...play,
  shoe: { shoeNo: data.shoeNo, ...shoeStartOf(data), outcomes: [] },
});

export function endShoe({ shoe: _shoe, ...play }: TablePlay): TablePlay {
  return play;
}

export const dealOutOfShoe = (play: TablePlay, outcome: unknown): TablePlay =>
  play.shoe === undefined
    ? play
    : { ...play, shoe: { ...play.shoe, outcomes: [...play.shoe.outcomes, outcome] } };
