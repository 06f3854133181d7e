import './trusted-types';
import '@graphiql/react/setup-workers/vite';
import 'graphiql/style.css';
import './graphiql.css';
import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { createRoot } from 'react-dom/client';

/** The query that is shown at first. */
const QUESTION = `# Who is signed in asks as that person. For a program, give its key in the tab Headers:
# { "authorization": "Bearer cgn_…" }
{
  casinos {
    id
    position
    chainHash
  }
}
`;

/** Queries go over HTTP with the session of the browser; subscriptions over WebSocket, with the headers as its parameters. */
const fetcher = createGraphiQLFetcher({
  url: '/graphql',
  subscriptionUrl: `${location.origin.replace(/^http/, 'ws')}/graphql`,
});

/** A query in the address, `?query=…`, is shown but not run: a link must not run anything by itself. */
const asked = new URLSearchParams(location.search).get('query');

createRoot(document.getElementById('graphiql')!).render(
  <GraphiQL
    fetcher={fetcher}
    defaultQuery={QUESTION}
    shouldPersistHeaders={false}
    {...(asked === null ? {} : { initialQuery: asked })}
  >
    <GraphiQL.Logo>
      <a href="/">Cagnotte</a>
    </GraphiQL.Logo>
  </GraphiQL>,
);
