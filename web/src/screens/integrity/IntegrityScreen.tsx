import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { ask } from '../../api/ask';
import { IntegrityDocument } from '../../api/generated/operations';
import { formatDay } from '../../days/days';
import { Button } from '../../parts/Button';
import { ScreenHead } from '../../parts/ScreenHead';
import { Sheet } from '../../parts/Sheet';
import { TroubleBox } from '../../parts/TroubleBox';
import { readSeals } from '../../proof/read-seals';
import { SealProof } from '../../proof/SealProof';
import type { Seal } from '../../proof/seal';
import { useKnown } from '../../time-machine/known';
import { useWords } from '../../words/words';
import styles from './IntegrityScreen.module.css';
import { SealKeys } from './SealKeys';
import { keepTrust, readTrust, type TrustedSeal } from './trust';
import { fill } from '../../words/fill';

/** The chain and the seals of a casino; this browser can verify each seal. */
export function IntegrityScreen(): ReactNode {
  const { casino } = useParams({ from: '/$casino' });
  const { words } = useWords();
  const { known, knownAt, isPast } = useKnown();
  const integrity = useQuery({
    queryKey: ['integrity', casino, known],
    queryFn: ({ signal }) => ask(IntegrityDocument, { casino, knownAt }, signal),
  });
  const seals = useQuery({
    queryKey: ['seals', casino, known],
    queryFn: ({ signal }) => readSeals({ casino, knownAt }, signal),
  });
  const found = integrity.data?.integrity;
  const reload = (): void => {
    void integrity.refetch();
    void seals.refetch();
  };
  const error = integrity.error ?? seals.error;
  return (
    <>
      <ScreenHead
        title={words.integrity.title}
        position={found?.position}
        complete={found?.complete}
        readAt={integrity.dataUpdatedAt}
        reload={reload}
      />
      {error ? <TroubleBox error={error} again={reload} /> : null}
      {found ? (
        <dl className={styles['facts']}>
          <dt>{words.integrity.head}</dt>
          <dd>
            <Hash text={found.chainHash} />
          </dd>
          <dt>{words.integrity.sealed}</dt>
          <dd>{found.sealedThrough}</dd>
          <dt>{words.integrity.repeats}</dt>
          <dd>{found.repeatsSkipped}</dd>
          <dt>{words.integrity.keys}</dt>
          <dd>
            <code>{found.sealKeys.join(', ')}</code>
          </dd>
        </dl>
      ) : null}
      {seals.data ? <Seals casino={casino} seals={seals.data} /> : null}
      {isPast ? null : <SealKeys casino={casino} />}
    </>
  );
}

function Hash({ text }: { readonly text: string }): ReactNode {
  const { words } = useWords();
  const [isCopied, setCopied] = useState(false);
  return (
    <>
      <code className={styles['hash']}>{text}</code>{' '}
      {navigator.clipboard ? (
        <Button onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}>
          <span aria-live="polite">{isCopied ? words.integrity.copied : words.integrity.copy}</span>
        </Button>
      ) : null}
    </>
  );
}

function Seals({ casino, seals }: { readonly casino: string; readonly seals: readonly Seal[] }): ReactNode {
  const { words } = useWords();
  const { isPast } = useKnown();
  const [open, setOpen] = useState<number>();
  if (seals.length === 0) return <p>{words.integrity.none}</p>;
  const at = seals.findIndex(({ recordNumber }) => recordNumber === open);
  const chosen = seals[at];
  return (
    <>
      {isPast ? null : <Trust casino={casino} seals={seals} />}
      <div className={styles['columns']}>
        <Sheet caption={words.integrity.seals} isTitled>
          <thead>
            <tr>
              <th scope="col">{words.integrity.day}</th>
              <th scope="col">{words.seal.records}</th>
              <th scope="col">{words.seal.hash}</th>
              <th scope="col" />
            </tr>
          </thead>
          <tbody>
            {seals.toReversed().map((seal) => (
              <tr key={seal.recordNumber}>
                <th scope="row">
                  <Link to="/$casino/day/$day" params={{ casino, day: seal.gamingDay }}>
                    {formatDay(seal.gamingDay)}
                  </Link>
                </th>
                <td>{fill(words.seal.from, { first: seal.firstRecord, last: seal.lastRecord })}</td>
                <td>
                  <code className={styles['hash']}>{seal.hash.slice(0, 16)}</code>
                </td>
                <td>
                  <Button
                    aria-pressed={seal.recordNumber === open}
                    onClick={() => setOpen(seal.recordNumber)}
                  >
                    {words.seal.verify}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </Sheet>
        {chosen ? (
          <SealProof key={chosen.recordNumber} {...{ casino }} seal={chosen} before={seals[at - 1]} atOnce />
        ) : null}
      </div>
    </>
  );
}

/**
 * Compares the seal that this browser stored at an earlier visit with the seals of the service: with all of them, since one that was
 * stored later than the moment that a screen shows would be missed there.
 */
function Trust({ casino, seals }: { readonly casino: string; readonly seals: readonly Seal[] }): ReactNode {
  const { words } = useWords();
  const [kept, setKept] = useState<TrustedSeal | undefined>(() => readTrust(casino));
  const last = seals.at(-1)!;
  const isStill =
    kept && seals.some(({ hash, recordNumber }) => hash === kept.hash && recordNumber === kept.recordNumber);
  const keep = (): void => setKept(keepTrust(casino, last));
  return (
    <section className={styles['trust']} data-state={kept ? (isStill ? 'holds' : 'lost') : 'none'}>
      <h2>{words.integrity.trust}</h2>
      <p role={kept && !isStill ? 'alert' : 'status'}>
        {kept
          ? isStill
            ? words.integrity.holdsTrust
            : words.integrity.lostTrust
          : words.integrity.trustNone}
        {kept ? (
          <>
            {' '}
            <code>
              {kept.recordNumber} {kept.hash.slice(0, 16)}
            </code>
          </>
        ) : null}
      </p>
      {!kept || (isStill && kept.hash !== last.hash) ? (
        <Button onClick={keep}>{words.integrity.keep}</Button>
      ) : null}
    </section>
  );
}
