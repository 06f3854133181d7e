"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.GRAPHIQL_START = exports.GRAPHIQL_PAGE = void 0;
/** The page; every file it needs comes from this service. */
exports.GRAPHIQL_PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Cagnotte GraphiQL</title>
    <link rel="stylesheet" href="/graphiql/assets/graphiql.css" />
    <style>body { margin: 0 } #graphiql { height: 100vh }</style>
  </head>
  <body>
    <div id="graphiql">Loading …</div>
    <script src="/graphiql/assets/react.js"></script>
    <script src="/graphiql/assets/react-dom.js"></script>
    <script src="/graphiql/assets/graphiql.js"></script>
    <script src="/graphiql/start.js"></script>
  </body>
</html>
`;
/** Starts GraphiQL with a first question; the key goes into the Headers tab. */
exports.GRAPHIQL_START = `
const fetcher = GraphiQL.createFetcher({ url: '/graphql' });
const question = [
  '# Give your key in the tab Headers: { "authorization": "Bearer cgn_…" }',
  '# and press "Re-fetch GraphQL schema" for the documentation.',
  '{',
  '  casinos { id position chainHash }',
  '}',
  '',
].join('\\n');
ReactDOM.createRoot(document.getElementById('graphiql')).render(
  React.createElement(GraphiQL, {
    fetcher,
    defaultQuery: question,
    defaultHeaders: '{ "authorization": "Bearer " }',
    shouldPersistHeaders: false,
    isHeadersEditorEnabled: true,
    defaultEditorToolsVisibility: 'headers',
  }),
);
`;
//# sourceMappingURL=graphiql-page.js.map