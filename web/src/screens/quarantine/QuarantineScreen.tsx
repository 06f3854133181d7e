import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { ask } from '../../api/ask';
import {
  DiscardDeliveryDocument,
  QuarantineDocument,
  type QuarantineQuery,
} from '../../api/generated/operations';
import { decide } from '../../api/session';
import { formatDay } from '../../days/days';
import { Allowed } from '../../parts/Allowed';
import { Button, More } from '../../parts/Button';
import styles from '../../parts/decision.module.css';
import filters from '../../parts/filters.module.css';
import { RecordLink } from '../../parts/RecordLink';
import { Refusal } from '../../parts/Refusal';
import { Screen } from '../../parts/Screen';
import { TroubleBox } from '../../parts/TroubleBox';
import { useKeptText } from '../../parts/kept-text';
import { useOutsideWords } from '../../words/outside-words';
import { useServiceText, useWords } from '../../words/words';

type Delivery = QuarantineQuery['quarantine']['edges'][number]['node'];

/** Deliveries that could not be stored as events, with reason and remedy. */
export function QuarantineScreen(): ReactNode {
  const { casino } = useParams({ from: '/$casino' });
  const { words } = useWords();
  return (
    <Allowed permission="quarantine:read" act={words.nav.quarantine} casino={casino}>
      <Deliveries casino={casino} />
    </Allowed>
  );
}

function Deliveries({ casino }: { readonly casino: string }): ReactNode {
  const { words } = useWords();
  const { quarantine: said } = useOutsideWords();
  const [ended, setEnded] = useState(false);
  const [receipt, setReceipt] = useState<string>();
  const asked = useInfiniteQuery({
    queryKey: ['quarantine', casino, ended, receipt],
    queryFn: ({ signal, pageParam }) =>
      ask(QuarantineDocument, { casino, ended, after: pageParam, waitFor: receipt }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ quarantine: { pageInfo } }) =>
      pageInfo.hasNextPage ? pageInfo.endCursor : undefined,
    placeholderData: (before) => before,
  });
  const listed =
    asked.data?.pages.flatMap(({ quarantine }) => quarantine.edges.map(({ node }) => node)) ?? [];
  return (
    <Screen title={words.nav.quarantine} asked={asked} answer={asked.data?.pages[0]?.quarantine}>
      {() => (
        <>
          <p className={styles['intro']}>{said.intro}</p>
          <div className={filters['filters']}>
            <div role="group" aria-label={words.nav.quarantine} className={filters['tabs']}>
              {[false, true].map((which) => (
                <button
                  key={String(which)}
                  type="button"
                  aria-pressed={which === ended}
                  onClick={() => setEnded(which)}
                >
                  {which ? said.ended : said.waiting}
                </button>
              ))}
            </div>
          </div>
          {receipt === undefined ? null : <p role="status">{said.discarded}</p>}
          {listed.length === 0 ? <p role="status">{ended ? said.noneEnded : said.none}</p> : null}
          {listed.map((delivery) => (
            <Item key={delivery.recordNumber} {...{ casino, delivery }} discarded={setReceipt} />
          ))}
          <More asked={asked}>{said.more}</More>
        </>
      )}
    </Screen>
  );
}

interface ItemProps {
  readonly casino: string;
  readonly delivery: Delivery;
  readonly discarded: (receipt: string) => void;
}

function Item({ casino, delivery, discarded }: ItemProps): ReactNode {
  const { language } = useWords();
  const inWords = useServiceText();
  const { quarantine: said } = useOutsideWords();
  const { reason, gamingDay, deliveredSource, deliveredId, recordNumber, endedBy } = delivery;
  const why = (said.reasons as Readonly<Record<string, string>>)[reason] ?? reason;
  return (
    <details className={styles['item']} open={endedBy === null}>
      <summary>
        <strong>{why}</strong> · {formatDay(gamingDay)} · {deliveredSource ?? said.noSource}
      </summary>
      <dl>
        <dt>{said.event}</dt>
        <dd>{deliveredId ?? '—'}</dd>
        <dt>{said.where}</dt>
        <dd>
          <code>{delivery.path === '' ? said.whole : delivery.path}</code>
        </dd>
        <dt>{said.detail}</dt>
        <dd lang={delivery.messageEs === null ? 'en' : language}>
          {inWords(delivery.message, delivery.messageEs ?? delivery.message)}
        </dd>
        <dt>{said.delivery}</dt>
        <dd>
          <code>{delivery.deliveryId}</code>
        </dd>
        <dt>{said.record}</dt>
        <dd>
          <RecordLink record={recordNumber} />
          {endedBy === null ? null : (
            <>
              {' '}
              · {said.endedBy} <RecordLink record={endedBy} />
            </>
          )}
        </dd>
      </dl>
      {endedBy === null ? (
        <>
          <p>{said.release}</p>
          <Allowed permission="quarantine:discard" act={said.discard} casino={casino}>
            <Discard {...{ casino, delivery, discarded }} />
          </Allowed>
        </>
      ) : null}
    </details>
  );
}

function Discard({ casino, delivery: { deliveryId, recordNumber }, discarded }: ItemProps): ReactNode {
  const { quarantine: said } = useOutsideWords();
  const [reason, setReason] = useKeptText(casino, 'delivery', deliveryId);
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: async () =>
      (await decide(DiscardDeliveryDocument, { casino, delivery: deliveryId, reason: reason.trim() }))
        .discardDelivery,
    onSuccess: (outcome) => {
      if (outcome.__typename !== 'DeliveryDiscarded') return;
      setReason('');
      discarded(outcome.receipt);
    },
  });
  const field = `discard-${recordNumber}`;
  return (
    <div className={styles['propose']}>
      <label htmlFor={field}>{said.reason}</label>
      <textarea
        id={field}
        rows={2}
        maxLength={1_000}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <small>{said.reasonHint}</small>
      <Button disabled={isPending || reason.trim() === ''} onClick={() => mutate()}>
        {said.discard}
      </Button>
      {error ? <TroubleBox error={error} /> : null}
      {data?.__typename === 'DeliveryRefused' ? <Refusal {...data} /> : null}
    </div>
  );
}
