const KEPT = 'cagnotte.casino';

export const keepCasino = (casino: string): void => localStorage.setItem(KEPT, casino);

/** The casino viewed last, if it is still one of these; else the first. */
export function lastCasino(casinos: readonly string[]): string | undefined {
  const kept = localStorage.getItem(KEPT);
  return kept !== null && casinos.includes(kept) ? kept : casinos[0];
}
