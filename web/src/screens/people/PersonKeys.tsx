import type { ReactNode } from 'react';
import { decideOrThrow } from '../../api/decide-or-throw';
import { type KeyFragment, RevokeKeyDocument } from '../../api/generated/operations';
import { useClock } from '../../days/clock';
import { Sheet } from '../../parts/Sheet';
import { SureButton } from '../../parts/SureButton';
import { fill } from '../../words/fill';
import { useWords } from '../../words/words';
import { useStep } from '../first-run/step-outcome';
import { rereadWithSessions } from './register';

/** The passkeys and keys of a person, good ones first, each with its last use; revoked one by one. */
export function PersonKeys({ keys }: { readonly keys: readonly KeyFragment[] }): ReactNode {
  const clock = useClock();
  const { words } = useWords();
  const { people: said } = words;
  const { act, isPending, trouble } = useStep(
    (id: string) => decideOrThrow(RevokeKeyDocument, { id }),
    () => void rereadWithSessions(),
  );
  const inOrder = [...keys].sort((one, other) => Number(other.isGood) - Number(one.isGood));
  if (keys.length === 0) return <p>{said.noKeyYet}</p>;
  return (
    <>
      {trouble}
      <Sheet caption={said.access} isTitled>
        <thead>
          <tr>
            <th scope="col">{said.key}</th>
            <th scope="col">{said.madeAt}</th>
            <th scope="col">{said.used}</th>
            <th scope="col">{said.until}</th>
            <th scope="col">{said.end}</th>
          </tr>
        </thead>
        <tbody>
          {inOrder.map(({ id, madeAt, lastUsedAt, expiresAt, isGood }) => (
            <tr key={id}>
              <th scope="row">
                <code>{id.slice(0, 8)}</code>
              </th>
              <td>{clock.moment(madeAt)}</td>
              <td>{lastUsedAt === null ? '—' : clock.moment(lastUsedAt)}</td>
              <td>{clock.moment(expiresAt)}</td>
              <td>
                {isGood ? (
                  <SureButton
                    label={words.tablets.revoke}
                    name={fill(words.tablets.revokeOne, { name: id.slice(0, 8) })}
                    sure={fill(words.tablets.revokeNow, { name: id.slice(0, 8) })}
                    isDisabled={isPending}
                    act={() => act(id)}
                  />
                ) : (
                  said.ended
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Sheet>
    </>
  );
}
