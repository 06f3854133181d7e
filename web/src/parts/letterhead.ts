import { useQuery } from '@tanstack/react-query';
import { ask } from '../api/ask';
import { LetterheadsDocument, type LetterheadsQuery } from '../api/generated/operations';
import { readOrCached } from '../api/cached-answer';

type Stated = LetterheadsQuery['authorisations']['authorisations'][number];

interface Letterhead extends Partial<Stated['letterhead']> {
  /** The name of the casino with its id; the id alone if the authorisation states no name. */
  readonly called: string;
}

/** Company and casino according to the authorisation in force on the day of the screen; without a day, the last one. */
export function useLetterhead({
  casino = '',
  day,
}: {
  readonly casino?: string | undefined;
  readonly day?: string | undefined;
}): Letterhead {
  const { data } = useQuery({
    queryKey: ['letterheads', casino],
    enabled: casino !== '',
    queryFn: ({ signal }) =>
      readOrCached(`cagnotte.letterheads.${casino}`, () => ask(LetterheadsDocument, { casino }, signal)),
    staleTime: 600_000,
  });
  const inForce = (data?.authorisations.authorisations ?? [])
    .filter(({ validFrom }) => day === undefined || validFrom <= day)
    .reduce<Stated | undefined>(
      (latest, each) => (latest && each.validFrom < latest.validFrom ? latest : each),
      undefined,
    );
  const name = inForce?.letterhead.name;
  return { ...inForce?.letterhead, called: name ? `${name} (${casino})` : casino };
}
