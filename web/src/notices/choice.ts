import { useSyncExternalStore } from 'react';

const CHOSEN = 'cagnotte.notices';
const TOLD = 'cagnotte.notices.told';

const listeners = new Set<() => void>();

/**
 * Whether this browser gives notices of alerts: `off` until a person turns them on; `refused` where the browser does not allow
 * them to this page; undefined where it knows none, as on pages that came without encryption.
 */
export type NoticeChoice = 'on' | 'off' | 'refused' | undefined;

function chosen(): NoticeChoice {
  if (!('Notification' in window) || !('serviceWorker' in navigator)) return undefined;
  if (Notification.permission === 'denied') return 'refused';
  return Notification.permission === 'granted' && localStorage.getItem(CHOSEN) === 'on' ? 'on' : 'off';
}

export const useNoticeChoice = (): NoticeChoice =>
  useSyncExternalStore((changed) => {
    listeners.add(changed);
    return () => listeners.delete(changed);
  }, chosen);

/** Turns notices on or off in this browser. To turn them on asks the person for the permission of the browser. */
export async function chooseNotices(isOn: boolean): Promise<void> {
  if (isOn) await Notification.requestPermission();
  localStorage.setItem(CHOSEN, isOn ? 'on' : 'off');
  localStorage.removeItem(TOLD);
  for (const changed of listeners) changed();
}

/**
 * Which of these alerts no page of this browser has given notice of yet; from now on it has. Alerts that have ended are forgotten.
 * @param current the ids of all alerts of the casino that nobody has acknowledged
 */
export function takeUntold(casino: string, current: readonly string[]): readonly string[] {
  const told = JSON.parse(localStorage.getItem(TOLD) ?? '{}') as Readonly<Record<string, readonly string[]>>;
  localStorage.setItem(TOLD, JSON.stringify({ ...told, [casino]: current }));
  return current.filter((id) => told[casino]?.includes(id) !== true);
}
