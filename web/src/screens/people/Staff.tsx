import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { KeyFragment, PersonFragment } from '../../api/generated/operations';
import { useClock } from '../../days/clock';
import { Sheet } from '../../parts/Sheet';
import { fill } from '../../words/fill';
import { useWords } from '../../words/words';
import { scopeWords } from './scope-words';

interface StaffProps {
  readonly casino: string;
  readonly people: readonly PersonFragment[];
  /** Undefined for those who may not see credentials. */
  readonly keys: readonly KeyFragment[] | undefined;
}

/** The last moment that one of the keys was used; null where none was. */
export const lastUseOf = (keys: readonly Pick<KeyFragment, 'lastUsedAt'>[]): string | null =>
  keys
    .flatMap(({ lastUsedAt }) => lastUsedAt ?? [])
    .sort()
    .at(-1) ?? null;

/** The persons of the house, each with roles, keys and last use. Who has left comes last. */
export function Staff({ casino, people, keys }: StaffProps): ReactNode {
  const clock = useClock();
  const { words, language } = useWords();
  const { people: said } = words;
  const inOrder = [...people].sort((one, other) => Number(other.isActive) - Number(one.isActive));
  return (
    <Sheet caption={said.staff} isTitled>
      <thead>
        <tr>
          <th scope="col">{words.enrol.number}</th>
          <th scope="col">{words.enrol.name}</th>
          <th scope="col">{said.roles}</th>
          {keys === undefined ? null : (
            <>
              <th scope="col">{said.access}</th>
              <th scope="col">{said.used}</th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {inOrder.map(({ id, name, isActive, leftAt, roles }) => {
          const own = (keys ?? []).filter((each) => each.person === id);
          const good = own.filter(({ isGood }) => isGood).length;
          const used = lastUseOf(own);
          return (
            <tr key={id}>
              <th scope="row">
                <Link to="/$casino/people/$person" params={{ casino, person: id }}>
                  {id}
                </Link>
              </th>
              <td>{name}</td>
              <td>
                {isActive
                  ? roles
                      .filter(({ isInForce }) => isInForce)
                      .map(
                        (each) =>
                          `${words.roles[each.role.toLowerCase()] ?? each.role} (${scopeWords(each, { words, language })})`,
                      )
                      .join(', ') || '—'
                  : fill(said.left, { at: leftAt === null ? '—' : clock.moment(leftAt) })}
              </td>
              {keys === undefined ? null : (
                <>
                  <td>{good === 0 ? said.noKey : fill(said.keys, { count: good })}</td>
                  <td>{used === null ? '—' : clock.moment(used)}</td>
                </>
              )}
            </tr>
          );
        })}
      </tbody>
    </Sheet>
  );
}
