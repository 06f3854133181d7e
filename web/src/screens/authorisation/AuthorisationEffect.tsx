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
import { fill } from '../../words/fill';
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
  const { authorisation: said } = words;
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
    <EffectShown preview={preview} tooLarge={said.tooLarge}>
      <StatedOtherwise caption={said.hours} days={preview.timeZones} />
      <StatedOtherwise
        caption={said.expiries}
        days={preview.expiries.map(({ day, before, after }) => ({
          day,
          before: expiriesInWords(before, said),
          after: expiriesInWords(after, said),
        }))}
      />
      <Duty {...preview} />
      <Differences {...preview} />
    </EffectShown>
  );
}

type Expiries = Preview['expiries'][number]['before'];

const expiriesInWords = (
  expiries: Expiries,
  { neverExpire, expiryOf }: ReturnType<typeof useWords>['words']['authorisation'],
): string =>
  expiries.length === 0
    ? neverExpire
    : expiries.map(({ pool, days }) => fill(expiryOf, { pool, count: days })).join(', ');

interface StatedOtherwiseProps {
  readonly caption: string;
  readonly days: readonly { readonly day: string; readonly before: string; readonly after: string }[];
}

/** Shows from which day on the authorisation would state something else: the time zone of the books, how long prizes are paid. */
function StatedOtherwise({ caption, days }: StatedOtherwiseProps): ReactNode {
  const { authorisation: said, corrections } = useWords().words;
  if (days.length === 0) return null;
  return (
    <Sheet caption={caption} isTitled>
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
        {days.map(({ day, before, after }) => (
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
