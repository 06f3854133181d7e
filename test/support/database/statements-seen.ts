import { Client } from 'pg';

type Query = typeof Client.prototype.query;

/** Collects the text of every statement that this process sends to a database, from its construction until `stop`. */
export class StatementsSeen {
  private readonly seen = new Set<string>();
  // eslint-disable-next-line typescript/unbound-method -- it is called with the client that it is called on
  private readonly query: Query = Client.prototype.query;

  constructor() {
    const { seen, query } = this;
    Client.prototype.query = function (this: Client, ...asked: Parameters<Query>) {
      const [first] = asked as readonly unknown[];
      const text = typeof first === 'string' ? first : (first as { readonly text?: string }).text;
      if (text !== undefined) seen.add(text.replace(/\s+/g, ' ').trim());
      return query.apply(this, asked);
    } as Query;
  }

  get texts(): readonly string[] {
    return [...this.seen].sort();
  }

  stop(): void {
    Client.prototype.query = this.query;
  }
}
