/** 2026-01-01T20:15:00+01:00 as 01/01/2026 20:15; other text unchanged. */
export function spanishMoment(at: string): string {
  const parts = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}:\d{2}))?/.exec(at);
  if (parts === null) return at;
  const [, year, month, day, time] = parts;
  return `${day}/${month}/${year}${time === undefined ? '' : ` ${time}`}`;
}
