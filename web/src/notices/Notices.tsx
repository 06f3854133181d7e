import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { answers } from '../api/answers';
import { ask } from '../api/ask';
import { AlertsToTellDocument, type AlertsToTellQuery } from '../api/generated/operations';
import { watch } from '../api/live';
import { mayAt, sessionQuery } from '../api/session';
import { registerWorker } from '../outbox/shell-worker';
import { useLetterhead } from '../parts/letterhead';
import { fill } from '../words/fill';
import { useServiceText, useWords } from '../words/words';
import { takeUntold, useNoticeChoice } from './choice';

type Alert = AlertsToTellQuery['floorAlerts']['alerts'][number];

/** In addition to the subscription. Browsers slow the timers of a page that nobody sees down to one a minute. */
const READ_AGAIN_MS = 60_000;

/** More alerts than this at once are one notice with their number. */
const MOST_AT_ONCE = 3;

interface Notice {
  readonly title: string;
  readonly body: string;
  /** A notice takes the place of an earlier one with the same. */
  readonly tag: string;
}

/** Notices of alerts, where a person has turned them on in this browser. */
export function Notices({ casino }: { readonly casino: string }): ReactNode {
  const { data: session } = useQuery(sessionQuery);
  if (useNoticeChoice() !== 'on' || session === undefined) return null;
  return mayAt(session, 'tables:read', casino) ? <AlertNotices casino={casino} /> : null;
}

/**
 * Gives a notice of each new alert of the floor while a page of the application is open, also behind other windows. A locked
 * screen shows it, so it states a table and what is missing, and no person.
 */
function AlertNotices({ casino }: { readonly casino: string }): ReactNode {
  const { words, language } = useWords();
  const said = useServiceText();
  const name = useLetterhead({ casino }).name ?? casino;
  const { data } = useQuery({
    queryKey: ['notices', casino],
    queryFn: ({ signal }) => ask(AlertsToTellDocument, { casino }, signal),
    refetchInterval: READ_AGAIN_MS,
    refetchIntervalInBackground: true,
  });
  useEffect(() => {
    const changed = (): void => void answers.invalidateQueries({ queryKey: ['notices', casino] });
    return watch(casino, 0, ['floorAlertsChanged'], changed);
  }, [casino]);
  useEffect(() => {
    if (data === undefined) return;
    const unseen = data.floorAlerts.alerts.filter(({ decisions }) => decisions.length === 0);
    const untold = takeUntold(
      casino,
      unseen.map(({ id }) => id),
    );
    const noticeOf = ({ id, table, says, saysEs }: Alert): Notice => ({
      title: table === null ? name : `${name} · ${table}`,
      body: said(says, saysEs),
      tag: `${casino} ${id}`,
    });
    const several = {
      title: name,
      body: fill(words.floor.notices.several, { count: untold.length }),
      tag: casino,
    };
    const notices =
      untold.length > MOST_AT_ONCE ? [several] : unseen.filter(({ id }) => untold.includes(id)).map(noticeOf);
    void give(notices, { lang: language, data: { page: `/${casino}/floor` } });
    // Only new alerts are told, and not the same ones in another language.
  }, [data]);
  return null;
}

async function give(notices: readonly Notice[], more: NotificationOptions): Promise<void> {
  if (notices.length === 0) return;
  const worker = await registerWorker();
  for (const { title, ...notice } of notices)
    await worker?.showNotification(title, { ...more, ...notice, icon: '/mark.svg' });
}
