import { type Profiler, Session } from 'node:inspector/promises';

/** Kinds of work of a projection, by the file of a function or of its caller. */
const KINDS = {
  reading: /casino-past|folds-of-page|fold-states|read-records|source-days|\.queries\.|event-log\//,
  evaluating: /ledger\/evaluation\/|\.evaluation\.|\.posting\.|\.checks?\.|games\/|rules\/|evaluate-fact/,
  writing: /\.read-model\.|store\/(?:read-model|table)|page-projector/,
  messages: /\/pg(?:-protocol)?\//,
} as const;

type Kind = keyof typeof KINDS | 'rest';

/** Per cent of the busy time of this process; the rest is mostly garbage collection. */
export type WorkShares = Readonly<Record<Kind, number>>;

/** Starts the profiler. @returns a function that stops it and returns the shares */
export async function observeWork(): Promise<() => Promise<WorkShares>> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.start');
  return async () => {
    const { profile } = await session.post('Profiler.stop');
    session.disconnect();
    return sharesIn(profile);
  };
}

function sharesIn({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): WorkShares {
  const kinds = kindsOf(nodes);
  const time = { reading: 0, evaluating: 0, writing: 0, messages: 0, rest: 0 };
  for (const [index, id] of samples.entries()) {
    const kind = kinds.get(id);
    if (kind !== undefined) time[kind] += timeDeltas[index] ?? 0;
  }
  const all = Object.values(time).reduce((sum, each) => sum + each, 0);
  const share = (kind: Kind): number => Math.round((100 * time[kind]) / all);
  return {
    reading: share('reading'),
    evaluating: share('evaluating'),
    writing: share('writing'),
    messages: share('messages'),
    rest: share('rest'),
  };
}

/** The kind of each node; undefined for idle time. A function without a kind has that of its caller. */
function kindsOf(nodes: readonly Profiler.ProfileNode[]): ReadonlyMap<number, Kind | undefined> {
  const kinds = new Map<number, Kind | undefined>();
  const callers = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
  // The profiler lists callers before the functions they call.
  for (const { id, callFrame } of nodes) {
    const own = (Object.keys(KINDS) as (keyof typeof KINDS)[]).find((kind) =>
      KINDS[kind].test(callFrame.url),
    );
    const ofCaller = kinds.get(callers.get(id) ?? -1) ?? 'rest';
    kinds.set(id, callFrame.functionName === '(idle)' ? undefined : (own ?? ofCaller));
  }
  return kinds;
}
