import type { ReactNode } from 'react';
import type { WebhookFragment } from '../../api/generated/operations';
import { useClock } from '../../days/clock';
import { Sheet } from '../../parts/Sheet';
import { fill } from '../../words/fill';
import { useOutsideWords } from '../../words/outside-words';

type Place = WebhookFragment['places'][number];

/** How far a webhook has been sent the notices of each casino, and what it answered last. */
export function WebhookPlaces({
  webhook: { name, places },
}: {
  readonly webhook: WebhookFragment;
}): ReactNode {
  const clock = useClock();
  const { webhooks: said } = useOutsideWords();
  if (places.length === 0) return <p>{said.noPlace}</p>;
  return (
    <Sheet caption={fill(said.placesOf, { name })}>
      <thead>
        <tr>
          <th scope="col">{said.casino}</th>
          <th scope="col">{said.state}</th>
          <th scope="col">{said.position}</th>
          <th scope="col">{said.lastAnswer}</th>
          <th scope="col">{said.answeredAt}</th>
          <th scope="col">{said.next}</th>
        </tr>
      </thead>
      <tbody>
        {places.map((place) => (
          <tr key={place.casino}>
            <th scope="row">{place.casino}</th>
            <td>
              <State {...{ place }} />
            </td>
            <td>{place.position}</td>
            <td>{place.lastAnswer ?? '—'}</td>
            <td>{place.lastAnswerAt === null ? '—' : clock.moment(place.lastAnswerAt)}</td>
            <td>
              {place.parkedSince !== null || place.nextAttemptAt === null
                ? '—'
                : clock.moment(place.nextAttemptAt)}
            </td>
          </tr>
        ))}
      </tbody>
    </Sheet>
  );
}

function State({ place }: { readonly place: Place }): ReactNode {
  const clock = useClock();
  const { webhooks: said } = useOutsideWords();
  const { parkedSince, failingSince, failures, behind } = place;
  if (parkedSince !== null) return <strong>{fill(said.parked, { at: clock.moment(parkedSince) })}</strong>;
  if (failingSince !== null)
    return <strong>{fill(said.failing, { at: clock.moment(failingSince), count: failures })}</strong>;
  return behind === 0 ? said.upToDate : fill(said.behind, { count: behind });
}
