import type { Contribution } from './grouped';
import { NO_TALLY, type Tally, tallyTogether } from './tally';

/** What is summed by its instant: over the hours or shifts of a table it is what it is over its sessions. */
const ofInstants = (tally: Tally): string => {
  const { rounds, bets, captured, expected, exchanged, fills, credits, commission, chipsSold, redeemed } =
    tally;
  const posted = [exchanged, fills, credits, commission, chipsSold, redeemed];
  return [rounds, bets, captured, expected.handle, ...posted].join(' ');
};

const NOTHING = ofInstants(NO_TALLY);

const placeOf = ({ cell: { casino, day, table, game } }: Contribution): string =>
  [casino, day, table, game].join('\0');

/** What is added to groups, and to their totals. */
export interface AddedToGroups {
  readonly rows: readonly Contribution[];
  readonly totals: readonly Contribution[];
}

/**
 * Notes the groups and totals of tables whose hours or shifts do not have all that their sessions have: play,
 * movements of chips and commissions that were projected before they were kept by their instant are in the sessions only.
 */
export function withNotesOfLacking({ rows, totals }: AddedToGroups): AddedToGroups {
  const [kept, whole] = [sumsByPlace(rows), sumsByPlace(totals)];
  const isKept = (place: string): boolean => (kept.get(place) ?? NOTHING) === (whole.get(place) ?? NOTHING);
  const noted = (contributions: readonly Contribution[]): Contribution[] =>
    contributions.flatMap((each) =>
      isKept(placeOf(each))
        ? [each]
        : [each, { ...each, tally: NO_TALLY, note: 'not-all-by-instant' as const }],
    );
  return { rows: noted(rows), totals: noted(totals) };
}

function sumsByPlace(contributions: readonly Contribution[]): ReadonlyMap<string, string> {
  const tallies = new Map<string, Tally[]>();
  for (const each of contributions) {
    const ofPlace = tallies.get(placeOf(each)) ?? [];
    ofPlace.push(each.tally);
    tallies.set(placeOf(each), ofPlace);
  }
  return new Map([...tallies].map(([place, of]) => [place, ofInstants(tallyTogether(of))]));
}
