import { useClock } from '../../days/clock';
import { Documents } from '../../parts/Documents';
import { RecordLink } from '../../parts/RecordLink';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { ask } from '../../api/ask';
import { SlipDocument, type SlipQuery } from '../../api/generated/operations';
import { startOutbox, useOutbox } from '../../outbox/outbox';
import { Amount } from '../../parts/Amount';
import { Screen } from '../../parts/Screen';
import { Sheet } from '../../parts/Sheet';
import { useKnown } from '../../time-machine/known';
import { useWords } from '../../words/words';
import { choiceWord, typeWord } from '../../words/fact-words';
import { PrintedSlip } from './PrintedSlip';
import styles from './Slips.module.css';
import { fill } from '../../words/fill';

type Report = SlipQuery['slip']['reports'][number];

/** A slip with its reports (requested, sent, received, void) and its print. The code on the paper opens this screen. */
export function SlipScreen(): ReactNode {
  const { casino, slip } = useParams({ from: '/$casino/slips/$slip' });
  const { of } = useSearch({ from: '/$casino/slips/$slip' });
  const { words } = useWords();
  const { captures } = useOutbox();
  useEffect(startOutbox, []);
  const own = captures.filter((each) => each.casino === casino && each.slip?.number === slip);
  const waiting = own.filter(({ state }) => state !== 'kept');
  const { known, knownAt, isPast } = useKnown();
  const asked = useQuery({
    queryKey: ['slip', casino, slip, own.length - waiting.length, known],
    queryFn: ({ signal }) => ask(SlipDocument, { casino, slip, knownAt }, signal),
    refetchInterval: isPast ? false : 10_000,
  });
  return (
    <>
      <Screen title={fill(words.slips.title, { slip })} asked={asked} answer={asked.data?.slip}>
        {({ reports }) => (
          <div className={styles['sections']}>
            {of === undefined ? null : <PaperCheck {...{ of, reports }} />}
            {reports.length === 0 ? <p>{words.slips.none}</p> : <Timeline reports={reports} />}
          </div>
        )}
      </Screen>
      <Documents casino={casino} attachedTo="SLIP" about={slip} />
      {waiting.map((each) => (
        <p key={each.place} className={styles['waiting']}>
          {each.what} · {words.capture.state[each.state]}
        </p>
      ))}
      <PrintedSlip {...{ casino, slip }} reports={asked.data?.slip.reports ?? []} captured={own} />
    </>
  );
}

/** States whether a scanned paper belongs to a report: its code contains the beginning of the hash of the event. */
function PaperCheck({
  of,
  reports,
}: {
  readonly of: string;
  readonly reports: readonly Report[];
}): ReactNode {
  const { words } = useWords();
  const found = reports.find(({ contentHash }) => contentHash.startsWith(of));
  return (
    <p role="status" className={found ? styles['holds'] : styles['wrong']}>
      {found ? fill(words.slips.paperHolds, { record: found.recordNumber }) : words.slips.paperUnknown}
    </p>
  );
}

function Timeline({ reports }: { readonly reports: readonly Report[] }): ReactNode {
  const clock = useClock();
  const { words, language } = useWords();
  const said = ({ eventType }: Report): string =>
    typeWord(eventType.slice('cagnotte.'.length, -'.v1'.length), language);
  return (
    <Sheet caption={words.slips.timeline}>
      <thead>
        <tr>
          <th scope="col">{words.slips.when}</th>
          <th scope="col">{words.slips.what}</th>
          <th scope="col">{words.slips.table}</th>
          <th scope="col">{words.slips.by}</th>
          <th scope="col" data-kind="money">
            {words.slips.amount}
          </th>
          <th scope="col" data-kind="number">
            {words.slips.record}
          </th>
        </tr>
      </thead>
      <tbody>
        {reports.map((report) => (
          <tr key={report.recordNumber}>
            <td>{clock.moment(report.happenedAt)}</td>
            <td>
              {said(report)}
              {report.isVoid ? ` · ${words.slips.cancelled}` : ''}
              {report.reason ? <small> {report.reason}</small> : null}
            </td>
            <td>
              {report.table ?? '—'} <small>{choiceWord(report.kind.toLowerCase(), language)}</small>
            </td>
            <td>{report.by.join(', ') || '—'}</td>
            <td data-kind="money">
              {report.amount ? (
                <Amount amount={report.amount.amount} currency={report.amount.currency} />
              ) : (
                '—'
              )}
            </td>
            <td data-kind="number">
              <RecordLink record={report.recordNumber} />
            </td>
          </tr>
        ))}
      </tbody>
    </Sheet>
  );
}
