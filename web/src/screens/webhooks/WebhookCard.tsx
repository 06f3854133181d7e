import { type ReactNode, useState } from 'react';
import { decideOrThrow } from '../../api/decide-or-throw';
import {
  EndWebhookDocument,
  RenewWebhookSecretDocument,
  TestWebhookDocument,
  type WebhookFragment,
} from '../../api/generated/operations';
import { useClock } from '../../days/clock';
import { Button } from '../../parts/Button';
import styles from '../../parts/decision.module.css';
import { SureButton } from '../../parts/SureButton';
import { fill } from '../../words/fill';
import { useOutsideWords } from '../../words/outside-words';
import { useWords } from '../../words/words';
import { useStep } from '../first-run/step-outcome';
import { scopeWords } from '../people/scope-words';
import { Replay } from './Replay';
import { secretIn, type SecretShown, ShownSecret } from './ShownSecret';
import { WebhookPlaces } from './WebhookPlaces';
import { rereadWebhooks } from './webhooks-of-house';

interface WebhookCardProps {
  readonly webhook: WebhookFragment;
  readonly casino: string;
}

/** For so long both secrets sign, unless the former one is known to others. */
const USUAL_OVERLAP_HOURS = 24;

/** One webhook: what it is sent, how far it has been sent it, and what an administrator does with it. */
export function WebhookCard({ webhook, casino }: WebhookCardProps): ReactNode {
  const clock = useClock();
  const { words, language } = useWords();
  const { webhooks: said } = useOutsideWords();
  const { name, url, notices, registeredAt, registeredBy, formerSecretUntil } = webhook;
  const all = new Intl.ListFormat(language, { type: 'conjunction' });
  return (
    <section className={styles['section']} aria-label={name}>
      <h2>{name}</h2>
      <p>
        <code>{url}</code>
      </p>
      <p>
        {fill(said.sends, {
          notices: all.format(notices.map((notice) => said.kinds[notice])),
          where: scopeWords(webhook, { words, language }),
        })}
      </p>
      <p>
        <small>
          {fill(said.registeredBy, {
            ...{ by: registeredBy.name ?? registeredBy.id, at: clock.moment(registeredAt) },
          })}{' '}
          {formerSecretUntil === null
            ? null
            : fill(said.bothSign, { until: clock.moment(formerSecretUntil) })}
        </small>
      </p>
      <WebhookPlaces {...{ webhook }} />
      <Acts {...{ webhook }} />
      {webhook.places.length === 0 ? null : <Replay {...{ webhook, casino }} />}
    </section>
  );
}

type Tested = { readonly isAccepted: boolean; readonly answer: string; readonly milliseconds: number };

function Acts({ webhook: { id, name } }: Omit<WebhookCardProps, 'casino'>): ReactNode {
  const { webhooks: said } = useOutsideWords();
  const [tested, setTested] = useState<Tested>();
  const [shown, setShown] = useState<SecretShown>();
  const test = useStep(
    (webhook: string) => decideOrThrow(TestWebhookDocument, { webhook }),
    (outcome) => setTested(outcome.__typename === 'WebhookTested' ? outcome : undefined),
  );
  const renew = useStep(
    (overlapHours: number) => decideOrThrow(RenewWebhookSecretDocument, { webhook: id, overlapHours }),
    (outcome) => {
      setShown(secretIn(outcome, name));
      void rereadWebhooks();
    },
  );
  const end = useStep(
    (webhook: string) => decideOrThrow(EndWebhookDocument, { webhook }),
    () => void rereadWebhooks(),
  );
  return (
    <>
      <div className={styles['acts']}>
        <Button disabled={test.isPending} aria-label={`${said.test}: ${name}`} onClick={() => test.act(id)}>
          {said.test}
        </Button>
        <SureButton
          label={said.renew}
          name={`${said.renew}: ${name}`}
          sure={fill(said.renewNow, { name })}
          isDisabled={renew.isPending}
          act={() => renew.act(USUAL_OVERLAP_HOURS)}
        />
        <SureButton
          label={said.renewLost}
          name={`${said.renewLost}: ${name}`}
          sure={fill(said.renewLostNow, { name })}
          isDisabled={renew.isPending}
          act={() => renew.act(0)}
        />
        <SureButton
          label={said.end}
          name={`${said.end}: ${name}`}
          sure={fill(said.endNow, { name })}
          isDisabled={end.isPending}
          act={() => end.act(id)}
        />
      </div>
      {tested === undefined ? null : (
        <p role="status">
          {fill(tested.isAccepted ? said.accepted : said.notAccepted, {
            answer: tested.answer,
            milliseconds: tested.milliseconds,
          })}
        </p>
      )}
      {shown === undefined ? null : <ShownSecret {...shown} />}
      {test.trouble}
      {renew.trouble}
      {end.trouble}
    </>
  );
}
