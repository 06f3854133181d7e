import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { WebhookFragment } from '../../api/generated/operations';
import { useClock } from '../../days/clock';
import { Allowed } from '../../parts/Allowed';
import styles from '../../parts/decision.module.css';
import { ScreenHead } from '../../parts/ScreenHead';
import { TroubleBox } from '../../parts/TroubleBox';
import { fill } from '../../words/fill';
import { useOutsideWords } from '../../words/outside-words';
import { useWords } from '../../words/words';
import { NewWebhook } from './NewWebhook';
import { WebhookCard } from './WebhookCard';
import { useWebhooks } from './webhooks-of-house';

/** Programs outside that are sent notices; an administrator registers and ends them. */
export function WebhooksScreen(): ReactNode {
  const { casino } = useParams({ from: '/$casino' });
  const { words } = useWords();
  const { webhooks: said } = useOutsideWords();
  return (
    <>
      <ScreenHead title={words.nav.webhooks} />
      <p className={styles['intro']}>{said.lead}</p>
      <Allowed permission="keys:manage" act={words.nav.webhooks} casino={casino}>
        <Webhooks casino={casino} />
      </Allowed>
    </>
  );
}

function Webhooks({ casino }: { readonly casino: string }): ReactNode {
  const { words } = useWords();
  const asked = useWebhooks();
  return (
    <>
      {asked.error ? <TroubleBox error={asked.error} again={() => void asked.refetch()} /> : null}
      {asked.data || asked.error ? null : <p>{words.state.loading}</p>}
      {asked.data ? <Listed {...{ casino, webhooks: asked.data.webhooks }} /> : null}
    </>
  );
}

interface ListedProps {
  readonly casino: string;
  readonly webhooks: readonly WebhookFragment[];
}

function Listed({ casino, webhooks }: ListedProps): ReactNode {
  const { webhooks: said } = useOutsideWords();
  const inForce = webhooks.filter(({ endedAt }) => endedAt === null);
  const ended = webhooks.filter(({ endedAt }) => endedAt !== null);
  return (
    <>
      {inForce.length === 0 ? <p>{said.none}</p> : null}
      {inForce.map((webhook) => (
        <WebhookCard key={webhook.id} {...{ webhook, casino }} />
      ))}
      <NewWebhook {...{ casino }} />
      {ended.length === 0 ? null : <Ended {...{ ended }} />}
    </>
  );
}

function Ended({ ended }: { readonly ended: readonly WebhookFragment[] }): ReactNode {
  const clock = useClock();
  const { webhooks: said } = useOutsideWords();
  return (
    <details className={styles['item']}>
      <summary>{said.ended}</summary>
      <ul className={styles['list']}>
        {ended.map(({ id, name, url, endedAt, endedBy }) => (
          <li key={id}>
            {fill(said.endedBy, {
              ...{ name, url, at: clock.moment(endedAt!) },
              by: endedBy?.name ?? endedBy?.id ?? '—',
            })}
          </li>
        ))}
      </ul>
    </details>
  );
}
