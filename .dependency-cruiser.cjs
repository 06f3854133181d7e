/**
 * How files may import one another. Layers stand in the direction of the data (test/architecture/layers.json): a file
 * imports its own layer and those above it in that list. Held by test/architecture/dependency-rules.spec.ts.
 */
const layers = require('./test/architecture/layers.json');

const among = (chosen) => chosen.map(({ path, pathNot }) => ({ path, ...(pathNot && { pathNot }) }));
const SPEC = '[.]spec[.]ts$';
const CODE = '^(src|packages)/';

/** One rule per layer and pattern of a later layer: dependency-cruiser has no "or" of a pattern and its exceptions. */
const oneDirection = layers.flatMap(({ name, path, pathNot }, index) =>
  among(layers.slice(index + 1)).map((to) => ({
    name: `one-direction: ${name}`,
    comment: 'A layer imports only itself and those before it in test/architecture/layers.json.',
    severity: 'error',
    from: { path, pathNot: pathNot ? [SPEC, pathNot] : SPEC },
    to,
  })),
);

/** Packages with one home: whoever wants another one changes one place. */
const HOMES = {
  '@eventstore/db-client':
    '^src/event-log/eventstoredb/(eventstoredb-connection|append-(stream|messages))[.]ts$',
  pg: '^src/(event-log/postgres|app/database)/',
  ajv: '^src/intake/validators[.]ts$',
  '@nestjs/graphql':
    '^src/(ledger/.*[.](type|answer|resolver|module)[.]ts$|api/|access/|people/[^/]+[.](type|resolver|module)[.]ts$|intake/record-events[.]|outgoing/.*[.](type|resolver)[.]ts$|app/)',
  '@nestjs/apollo': '^src/app/',
  '@nestjs/swagger': '^src/app/open-api[.]ts$',
  '@apollo/server': '^src/(api|app)/',
  'graphql-ws': '^(src/app/subscription-server|packages/client/follow)[.]ts$',
  ws: '^src/app/(subscription-server|backpressure-socket)[.]ts$',
  '@opentelemetry/api': '^src/telemetry/',
  '@opentelemetry/sdk-trace-node': '^src/telemetry/telemetry[.]ts$',
  commander: '^src/(cli[.]main[.]ts|app/)|^packages/demo/|^packages/[^/]+/[^/]+[.]commands[.]ts$',
  'moment-timezone': '^src/kernel/time-zone[.]ts$',
};

const packageNamed = (name) => `^(node_modules/)?(@types/)?${name.replaceAll('/', '[/]')}([/]|$)`;

const homes = Object.entries(HOMES).map(([name, home]) => ({
  name: `one-home: ${name}`,
  severity: 'error',
  from: { path: CODE, pathNot: [SPEC, home] },
  to: { path: packageNamed(name) },
}));

/** What pure files may import besides: a hash is a function of its argument, and so is the check of a signature; schemas and rules of time zones are data. */
const PURE_PACKAGES = [
  { from: '^src/kernel/identity[.]ts$', package: '^(node:)?crypto$' },
  { from: '^src/ledger/gaming-day/(merkle-root|introduced-keys)[.]ts$', package: '^(node:)?crypto$' },
  { from: '^src/kernel/time-zone[.]ts$', package: packageNamed('moment-timezone') },
  {
    from: '[.](events|schema)[.]ts$|^src/(kernel/(envelope|event-definition)[.]ts$|ledger/_core/[^/]+[.]ts$|ledger/event-contract/|games/)',
    package: packageNamed('typebox'),
  },
];
const pureLayers = layers.filter(({ isPure }) => isPure);
const pure = pureLayers.flatMap(({ name, path, pathNot }) => [
  {
    name: `pure: ${name}`,
    comment: 'No framework, clock, chance, nothing in or out: take what is needed as an argument.',
    severity: 'error',
    from: {
      path,
      pathNot: [SPEC, ...(pathNot ? [pathNot] : []), ...PURE_PACKAGES.map(({ from }) => from)],
    },
    to: { pathNot: CODE },
  },
]);
const almostPure = PURE_PACKAGES.map(({ from, package: own }) => ({
  name: 'pure: with what it needs',
  severity: 'error',
  from: { path: from, pathNot: SPEC },
  to: { pathNot: [CODE, own] },
}));

/** A package imports what its package.json lists as entrances: files of the service, or folders with a slash at the end. */
const PACKAGES = ['simulator', 'hand-history', 'demo', 'client'];
const entrances = PACKAGES.map((name) => ({
  name: `stated-entrances: ${name}`,
  comment:
    'Add the file to the entrances in package.json of the package, or take what it needs as an argument.',
  severity: 'error',
  from: { path: `^packages/${name}/`, pathNot: SPEC },
  to: {
    path: '^src/',
    pathNot: require(`./packages/${name}/package.json`).entrances.map(
      (path) => `^${path.replaceAll('.', '[.]')}${path.endsWith('/') ? '' : '$'}`,
    ),
  },
}));

module.exports = {
  forbidden: [
    { name: 'no-circle', severity: 'error', from: { pathNot: SPEC }, to: { circular: true } },
    // (Packages of types alone lead to no file; the types of web are checked with it.)
    { name: 'leads-to-a-file', severity: 'error', from: { pathNot: '^web/' }, to: { couldNotResolve: true } },
    {
      name: 'has-a-layer',
      comment: 'Name the layer in test/architecture/layers.json, or the kind of file in its suffix.',
      severity: 'error',
      from: { path: CODE, pathNot: [SPEC, ...layers.map(({ path }) => path)] },
      to: {},
    },
    {
      name: 'ships-without-tests',
      severity: 'error',
      from: { path: CODE, pathNot: SPEC },
      to: { path: '^(test|bench)/' },
    },
    {
      name: 'migrations-stand-alone',
      severity: 'error',
      from: { path: '^migrations/' },
      to: { path: '^(src|packages|test|bench)/' },
    },
    {
      name: 'oracle-stands-alone',
      comment: 'A second opinion borrows nothing of the first but the choices that look random.',
      severity: 'error',
      from: { path: '^test/vectors/oracle/' },
      to: { path: CODE, pathNot: '^packages/simulator/chance\\.ts$' },
    },
    {
      name: 'service-stands-alone',
      comment: 'Packages add their commands in src/cli.main.ts; nothing else of the service knows them.',
      severity: 'error',
      from: { path: '^src/', pathNot: [SPEC, '^src/cli[.]main[.]ts$'] },
      to: { path: '^packages/' },
    },
    ...entrances,
    ...oneDirection,
    ...homes,
    ...pure,
    ...almostPure,
  ],
  options: {
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'require', 'default'],
    },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(docs|bench/node_modules|dist|packages/client/dist)/' },
  },
};
