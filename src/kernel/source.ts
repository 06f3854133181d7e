/** The casino of a source: `granada` of `/casinos/granada/tables/RF1`. The source must be well-formed. */
export const casinoOf = (source: string): string => segmentAt(source, CASINO_AT);

/**
 * The table of a source, undefined for a source that is no table's. What follows the table names a device or a desk
 * that reports about it: `/casinos/granada/tables/RF1/terminal-2` is of table RF1.
 */
export function tableOf(source: string): string | undefined {
  const afterCasino = CASINO_AT + casinoOf(source).length;
  return source.startsWith('/tables/', afterCasino)
    ? segmentAt(source, afterCasino + '/tables/'.length)
    : undefined;
}

/** Whether it is a source of this service: its decisions, quarantine, books and chain. No delivery has it. */
export const isOfTheService = (source: string): boolean => SERVICE_SOURCE.test(source);

const SERVICE_SOURCE = /^\/casinos\/[^/]+(\/.+)?\/accounting$|^\/casinos\/[^/]+\/(intake|books|service)$/;

const CASINO_AT = '/casinos/'.length;

function segmentAt(source: string, start: number): string {
  const end = source.indexOf('/', start);
  return end === -1 ? source.slice(start) : source.slice(start, end);
}
