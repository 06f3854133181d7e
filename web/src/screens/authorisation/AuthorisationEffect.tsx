import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ask } from '../../api/ask';
import { AuthorisationPreviewDocument, type AuthorisationPreviewQuery } from '../../api/generated/operations';
import { formatDay } from '../../days/days';
import { Amount } from '../../parts/Amount';
import { Mark } from '../../parts/Mark';
import { Refusal } from '../../parts/Refusal';
import { Sheet } from '../../parts/Sheet';
import { TroubleBox } from '../../parts/TroubleBox';
import { useServiceText, useWords } from '../../words/words';
import { AmountHeads, EffectShown, useSettled } from '../corrections/Effect';

type Preview = Extract<
  AuthorisationPreviewQuery['authorisationPreview'],
  { __typename: 'AuthorisationPreview' }
>;
type Compared = Preview['differences'][number]['before'];

interface EffectProps {
  readonly casino: string;
  /** JSON text of the whole authorisation. */
  readonly authorisation: string;
}

/** Previews what an authorisation would change in the books of open days: amounts, duty, differences, findings. */
export function AuthorisationEffect({ casino, authorisation }: EffectProps): ReactNode {
  const { words } = useWords();
  const settled = useSettled(authorisation);
  const asked = useQuery({
    queryKey: ['authorisation-preview', casino, settled],
    queryFn: ({ signal }) => ask(AuthorisationPreviewDocument, { casino, authorisation: settled }, signal),
  });
  const preview = settled === authorisation ? asked.data?.authorisationPreview : undefined;
  if (asked.error) return <TroubleBox error={asked.error} again={() => void asked.refetch()} />;
  if (preview === undefined) return <p role="status">{words.state.loading}</p>;
  if (preview.__typename !== 'AuthorisationPreview') return <Refusal {...preview} />;
  return (
    <EffectShown preview={preview} tooLarge={words.authorisation.tooLarge}>
      <Hours {...preview} />
      <Duty {...preview} />
      <Differences {...preview} />
    </EffectShown>
  );
}

/** Shows from which day on the books would print times of another time zone. */
function Hours({ timeZones }: Preview): ReactNode {
  const { authorisation: said, corrections } = useWords().words;
  if (timeZones.length === 0) return null;
  return (
    <Sheet caption={said.hours} isTitled>
      <thead>
        <tr>
          {[said.validFrom, corrections.before, corrections.after].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {timeZones.map(({ day, before, after }) => (
          <tr key={day}>
            <th scope="row">{formatDay(day)}</th>
            <td>{before}</td>
            <td>{after}</td>
          </tr>
        ))}
      </tbody>
    </Sheet>
  );
}

function Duty({ duty }: Preview): ReactNode {
  const { authorisation: said } = useWords().words;
  if (duty.length === 0) return null;
  return (
    <Sheet caption={said.duty} isTitled>
      <thead>
        <tr>
          <th scope="col">{said.dutyUntil}</th>
          <AmountHeads />
        </tr>
      </thead>
      <tbody>
        {duty.map(({ until, before, after, change }) => (
          <tr key={until}>
            <th scope="row">{formatDay(until)}</th>
            {[before, after, change].map((amount, at) => (
              <td key={at} data-kind="money">
                {amount === null || amount === undefined ? '—' : <Amount {...amount} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Sheet>
  );
}

function Differences({ differences }: Preview): ReactNode {
  const { authorisation: said, corrections } = useWords().words;
  const inWords = useServiceText();
  if (differences.length === 0) return null;
  return (
    <Sheet caption={said.differences} isTitled>
      <thead>
        <tr>
          {[corrections.booksOf, said.differenceAt, corrections.before, corrections.after].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {differences.map(({ day, before, after }) => {
          const { at, atEn, atEs } = (before ?? after)!;
          return (
            <tr key={`${day} ${at}`}>
              <td>{formatDay(day)}</td>
              <th scope="row">{inWords(atEn, atEs)}</th>
              <td>
                <Difference of={before} />
              </td>
              <td>
                <Difference of={after} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </Sheet>
  );
}

function Difference({ of }: { readonly of: Compared }): ReactNode {
  const { words } = useWords();
  const inWords = useServiceText();
  if (!of) return '—';
  return (
    <>
      {inWords(of.found, of.foundEs)} · {words.findings.expected}: {inWords(of.expected, of.expectedEs)} ·{' '}
      <Mark kind={of.ties ? 'holds' : 'broken'} />
    </>
  );
}
