import type { ReactNode } from 'react';
import { useClock } from '../../days/clock';
import { useWords } from '../../words/words';
import type { Day } from './day';
import styles from './Steps.module.css';

const STEPS = ['OPEN', 'COUNTING', 'PRELIMINARY', 'CLOSED', 'CERTIFIED'] as const;

type Step = (typeof STEPS)[number];

const DECISIONS: Partial<Record<Step, string>> = {
  CLOSED: 'gaming-day.closed',
  CERTIFIED: 'gaming-day.certified',
};

/** The statuses of a gaming day from open to certified, with person and time of each decision. */
export function Steps({ status, decisions }: Pick<Day, 'status' | 'decisions'>): ReactNode {
  const clock = useClock();
  const { words } = useWords();
  const reached = STEPS.indexOf(status === 'REOPENED' ? 'OPEN' : status);
  return (
    <ol className={styles['steps']} aria-label={words.days.status}>
      {STEPS.map((step, at) => {
        const decision = decisions.findLast(({ what }) => what === DECISIONS[step]);
        const isCurrent = at === reached;
        return (
          <li
            key={step}
            aria-current={isCurrent ? 'step' : undefined}
            className={at < reached ? styles['past'] : isCurrent ? styles['current'] : styles['ahead']}
          >
            <span className={styles['name']}>
              {step === 'OPEN' && status === 'REOPENED' ? words.status.REOPENED : words.status[step]}
            </span>
            {decision && at <= reached ? (
              <span className={styles['who']}>
                {decision.by.join(', ')}, {clock.moment(decision.at)}
              </span>
            ) : null}
          </li>
        );
      })}
    </ol>
  );
}
