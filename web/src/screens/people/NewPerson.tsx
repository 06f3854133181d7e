import type { ReactNode } from 'react';
import { decideOrThrow } from '../../api/decide-or-throw';
import {
  type PersonFragment,
  ProposeRoleDocument,
  RegisterPersonDocument,
} from '../../api/generated/operations';
import { Button } from '../../parts/Button';
import { useWords } from '../../words/words';
import { useDraft } from '../first-run/drafts';
import { Choice, Field } from '../first-run/Field';
import styles from '../first-run/FirstRun.module.css';
import { useStep } from '../first-run/step-outcome';
import { asRole, STAFF_ROLES, type StaffRole } from './staff-roles';

interface TypedPerson {
  readonly id: string;
  readonly name: string;
  readonly role: StaffRole;
}

interface NewPersonProps {
  readonly people: readonly PersonFragment[];
  readonly changed: () => void;
}

/** Registers a person with a role. A role that decides needs the approval of a second administrator. */
export function NewPerson({ people, changed }: NewPersonProps): ReactNode {
  const { words } = useWords();
  const [typed, write, clear] = useDraft<TypedPerson>('person', { id: '', name: '', role: 'accountant' });
  const { act, isPending, trouble } = useStep(
    async ({ id, name, role }: TypedPerson) => {
      const person = id.trim();
      // An earlier attempt may have failed after the registration.
      if (!people.some((known) => known.id === person))
        await decideOrThrow(RegisterPersonDocument, { id: person, name: name.trim() });
      return decideOrThrow(ProposeRoleDocument, { input: { person, role: asRole(role), everyCasino: true } });
    },
    () => {
      clear();
      changed();
    },
  );
  return (
    <>
      <div className={styles['fields']}>
        <Field
          name="person-number"
          label={words.enrol.number}
          value={typed.id}
          write={(id) => write({ ...typed, id })}
        />
        <Field
          name="person-name"
          label={words.enrol.name}
          value={typed.name}
          write={(name) => write({ ...typed, name })}
        />
        <Choice
          name="person-role"
          label={words.people.role}
          value={typed.role}
          options={STAFF_ROLES.map((role) => [role, words.roles[role] ?? role] as const)}
          write={(role) => write({ ...typed, role: role as StaffRole })}
        />
      </div>
      <Button
        kind="main"
        disabled={isPending || typed.id.trim() === '' || typed.name.trim() === ''}
        onClick={() => act(typed)}
      >
        {words.people.register}
      </Button>
      {trouble}
    </>
  );
}
