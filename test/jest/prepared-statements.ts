import { Client } from 'pg';

/* PostgreSQL spends half of its time in a test run on parsing and planning the same small statements again. A statement with
   parameters that a connection over the socket of the run's server (`createTestDatabase`) sends for the second time is prepared
   under a name there, and only executed after that. The product does not do so: a session refuses a statement that it has
   prepared when a table has got another column meanwhile. Connections over TCP are as in production: specs of connections
   break them, or put a pooler between. */

const names = new Map<string, string>();
const sent = new WeakMap<Client, Set<string>>();

/** The name of a statement from its second time on a connection on. */
function nameOn(client: Client, text: string): string | undefined {
  let texts = sent.get(client);
  if (texts === undefined) sent.set(client, (texts = new Set()));
  if (!texts.has(text)) {
    texts.add(text);
    return undefined;
  }
  let name = names.get(text);
  if (name === undefined) names.set(text, (name = `spec_${names.size}`));
  return name;
}

const PREPARES = Symbol.for('cagnotte.statements-of-specs-are-prepared');
type Query = (this: Client, ...given: unknown[]) => unknown;
const prototype = Client.prototype as unknown as { query: Query; [PREPARES]?: true };

// Modules are shared by the specs of a worker, but this file is loaded for each.
if (prototype[PREPARES] !== true) {
  prototype[PREPARES] = true;
  const { query } = prototype;
  prototype.query = function (...given) {
    const [text, values, ...rest] = given;
    const isOverSocket = this.host.startsWith('/');
    if (!isOverSocket || typeof text !== 'string' || !Array.isArray(values) || values.length === 0)
      return query.apply(this, given);
    const name = nameOn(this, text);
    return name === undefined
      ? query.apply(this, given)
      : query.call(this, { name, text, values: values as unknown[] }, ...rest);
  };
}
