import './trusted-types';
import '@graphiql/react/setup-workers/vite';
import 'graphiql/style.css';
import './graphiql.css';
import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { createRoot } from 'react-dom/client';

/** A first question for who has none. */
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

/** Queries by HTTP with the session of the browser; subscriptions over WebSocket, with the headers as its parameters. */
const fetcher = createGraphiQLFetcher({
  url: '/graphql',
  subscriptionUrl: `${location.origin.replace(/^http/, 'ws')}/graphql`,
});

/** A question in the address, as `?query=…`: shown, and asked by whoever presses the button. */
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
