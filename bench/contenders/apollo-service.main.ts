import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { DataSource } from 'typeorm';
import { formatMinor } from '../../src/kernel/money';
import { JOURNAL_LINE, type JournalLineRow } from '../../src/ledger/journal/journal.read-model';

/** Connections of the pool; more made it no faster. */
const POOL_SIZE = 10;

const typeDefs = `
  type Money { amount: String! currency: String! }
  type JournalLine {
    recordNumber: String! line: Int! eventId: ID! eventType: String! gamingDay: String! bookingDay: String!
    account: String! debit: Money! credit: Money! basis: String!
  }
  type Edge { node: JournalLine! }
  type Connection { edges: [Edge!]! }
  type Query { journal(casino: ID!, first: Int!): Connection! }
`;

const dataSource = new DataSource({
  type: 'postgres',
  url: process.env['BENCH_DATABASE_URL']!,
  schema: process.env['BENCH_SCHEMA']!,
  poolSize: POOL_SIZE,
  entities: [JOURNAL_LINE],
});

const nodeOf = ({ debit, credit, ...line }: JournalLineRow) => ({
  ...line,
  debit: { amount: formatMinor(BigInt(debit), line.currency), currency: line.currency },
  credit: { amount: formatMinor(BigInt(credit), line.currency), currency: line.currency },
});

const resolvers = {
  Query: {
    journal: async (_root: unknown, { casino, first }: { casino: string; first: number }) => {
      const lines = await dataSource
        .getRepository(JOURNAL_LINE)
        .find({ where: { casino }, order: { recordNumber: 'ASC', line: 'ASC' }, take: first });
      return { edges: lines.map((line) => ({ node: nodeOf(line) })) };
    },
  },
};

async function main(): Promise<void> {
  await dataSource.initialize();
  const server = new ApolloServer({ typeDefs, resolvers });
  const { url } = await startStandaloneServer(server, { listen: { port: 0, host: '127.0.0.1' } });
  process.stdout.write(`listening on ${new URL(url).port}\n`);
  process.once('SIGTERM', () => void server.stop().then(() => dataSource.destroy()));
}

void main();
