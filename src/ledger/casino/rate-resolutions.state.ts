import { rulesInForce } from '../../games/rules-in-force';
import type { AuthorisedTerms } from '../../games/round';
import { percentage } from '../../games/wording';
import type { GamingDay } from '../../kernel/gaming-day';
import { compare, type Rational, rateFromWire } from '../../kernel/rational';
import { type Authorisation, inForce, latestOn } from './authorisation.state';
import type { CasinoBooks } from './casino-books.state';
import type { CasinoAuthorised } from './casino.events';

type StatedResolution = NonNullable<Authorisation['resolutions']>[number];

/** The resolution on the share of the house of a game that is in force on a gaming day, as the rules of the game read it. */
export function resolutionOn(
  day: GamingDay,
  game: string,
  { authorisations = [] }: Pick<CasinoBooks, 'authorisations'>,
): AuthorisedTerms['resolution'] {
  const stated = inForce(authorisations, day)?.resolutions;
  const found =
    stated &&
    latestOn(
      stated.filter((each) => each.game === game),
      day,
    );
  return found && { name: found.resolution, rate: rateFromWire(found.rate) };
}

/** Resolutions on games whose rules set the share of the house themselves, on the first day of the resolution. */
export const resolutionsWithoutEffect = (wanted: CasinoAuthorised): string[] =>
  (wanted.resolutions ?? [])
    .filter((each) => mostByRule(wanted, each) === undefined)
    .map(({ game, resolution }) => `resolutions: ${game} ${resolution}`);

/** Resolutions with a rate above what the rules of the game let one set. */
export const resolutionsAboveRule = (wanted: CasinoAuthorised): string[] =>
  (wanted.resolutions ?? []).flatMap((each) => {
    const [rate, most] = [rateFromWire(each.rate), mostByRule(wanted, each)];
    if (most === undefined || compare(rate, most) <= 0) return [];
    return [`${each.resolution}: ${percentage(rate).en} > ${percentage(most).en}`];
  });

function mostByRule(
  { rulebook, validFrom }: CasinoAuthorised,
  { game, validFrom: from }: StatedResolution,
): Rational | undefined {
  const found = rulesInForce({ rulebook, game, day: from < validFrom ? validFrom : from });
  return found.ok ? found.value.rules.rateByResolution : undefined;
}
