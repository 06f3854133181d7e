import { type ReactNode, useState } from 'react';
import { decideOrThrow } from '../../api/decide-or-throw';
import { ProposeRoleDocument } from '../../api/generated/operations';
import { Button } from '../../parts/Button';
import decision from '../../parts/decision.module.css';
import { useWords } from '../../words/words';
import { Choice } from '../first-run/Field';
import styles from '../first-run/FirstRun.module.css';
import { useStep } from '../first-run/step-outcome';
import { reread } from './register';
import { asRole, STAFF_ROLES, type StaffRole } from './staff-roles';

interface GiveRoleProps {
  readonly person: string;
  readonly casinos: readonly string[];
}

/** The value of the choice that stands for every casino; no casino has an empty id. */
const EVERY = '';

/** Gives a further role, at once or after the approval of a second administrator. */
export function GiveRole({ person, casinos }: GiveRoleProps): ReactNode {
  const { words } = useWords();
  const { people: said } = words;
  const [role, setRole] = useState<StaffRole>('pit');
  const [where, setWhere] = useState(EVERY);
  const { act, isPending, trouble } = useStep(
    () =>
      decideOrThrow(ProposeRoleDocument, {
        input: {
          ...{ person, role: asRole(role) },
          ...(where === EVERY ? { everyCasino: true } : { casinos: [where] }),
        },
      }),
    () => void reread(),
  );
  return (
    <section className={decision['section']} aria-label={said.giveRole}>
      <h2>{said.giveRole}</h2>
      <div className={styles['fields']}>
        <Choice
          name="give-role"
          label={said.role}
          value={role}
          options={STAFF_ROLES.map((each) => [each, words.roles[each] ?? each] as const)}
          write={(chosen) => setRole(chosen as StaffRole)}
        />
        <Choice
          name="give-where"
          label={said.where}
          value={where}
          options={[[EVERY, said.everyCasino], ...casinos.map((each) => [each, each] as const)]}
          write={setWhere}
        />
      </div>
      <Button disabled={isPending} onClick={() => act(undefined)}>
        {said.giveRole}
      </Button>
      {trouble}
    </section>
  );
}
