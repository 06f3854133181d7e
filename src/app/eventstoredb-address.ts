/** The options that the client knows after the `?`; it silently ignores all others. */
const SETTINGS = new Set([
  ...['tls', 'tlsCAFile', 'userCertFile', 'userKeyFile', 'connectionName', 'defaultDeadline'],
  ...['keepAliveInterval', 'keepAliveTimeout', 'discoveryInterval', 'gossipTimeout', 'maxDiscoverAttempts'],
]);

const FORM =
  /^esdb(?:\+discover)?:\/\/(?:(?<user>[^:@/?#\s]+:[^:@/?#\s]+)@)?(?<hosts>[^@/?#\s]+)\/?(?:\?(?<settings>[^#\s]+))?$/;
const HOST = /^[\w.-]+(:\d{1,5})?$/;

/**
 * The fault of an EventStoreDB address, as the end of a sentence that names the variable; undefined if there is none.
 * It never contains the address, which holds a password.
 */
export function faultOfAddress(url: string): string | undefined {
  const { hosts, user, settings } = FORM.exec(url)?.groups ?? {};
  if (hosts === undefined || !hosts.split(',').every((host) => HOST.test(host)))
    return 'must be of the form esdb://user:password@host:port,host:port?tls=true, special characters of user and password as %XX.';
  const given = new URLSearchParams(settings);
  const unknown = [...given.keys()].find((name) => !SETTINGS.has(name));
  if (unknown !== undefined)
    return `has the setting "${unknown}", which is none of ${[...SETTINGS].join(', ')}.`;
  const tls = given.get('tls') ?? 'true';
  if (tls !== 'true' && tls !== 'false') return 'has tls neither true nor false.';
  if (tls === 'true' && user === undefined)
    return 'names no user and password, which a server with TLS asks for.';
  return undefined;
}

export const withoutPassword = (url: string): string => url.replace(/^([^:]+:\/\/)[^@/]*@/, '$1');
