import { DatabaseDouble } from '../../../test/support/database/database-double';
import { ALL_PARTITIONS } from '../generations/checkpoints';
import { findUnguarded } from './find-unguarded';

/** What a database must have that migrations made is another spec's: here, all that it has is foreign or missing. */
interface Found {
  readonly triggers?: readonly object[];
  readonly events?: readonly object[];
  readonly rules?: readonly object[];
  readonly functions?: readonly object[];
  readonly policies?: readonly object[];
  readonly rows?: Readonly<Record<string, bigint>>;
  readonly partitions?: readonly number[];
}

const PARTITIONS = BigInt(ALL_PARTITIONS.size);

async function problems({
  triggers = [],
  events = [],
  rules = [],
  functions = [],
  policies = [],
  rows = {},
  partitions = [...ALL_PARTITIONS],
}: Found): Promise<string[]> {
  const database = new DatabaseDouble({
    'FROM pg_trigger': triggers,
    'FROM pg_event_trigger': events,
    'FROM pg_rewrite': rules,
    'FROM pg_proc': functions,
    'FROM pg_policy': policies,
    'FROM event_log.head': [{ rows: rows['head'] ?? 1n }],
    'AS rows FROM projection.live': [{ rows: rows['live'] ?? 1n }],
    'FROM projection.lease': [{ rows: rows['lease'] ?? PARTITIONS }],
    'FROM projection.live JOIN projection.checkpoint': [{ generation: 1, partitions, place: null }],
  });
  const found = await findUnguarded(database);
  expect(new Set(found.map(({ check }) => check))).toEqual(new Set(['guards']));
  return found.map(({ detail }) => detail);
}

const trigger = (changes: object) => ({
  ...{ on_table: 'event_log.event', name: 'append_only', enabled: 'O', type: 58 },
  ...{ conditional: false, source: 'BEGIN RETURN NEW; END', ...changes },
});
const about = async (table: string, found: Found): Promise<string[]> =>
  (await problems(found)).filter((detail) => detail.includes(`of ${table} `) || detail.includes(`${table} `));

describe('a database without its guards', () => {
  it('is named by each trigger and function that is missing', async () => {
    const found = await problems({});
    const guards = [
      ...[
        'append_only of event_log.event',
        'append_only of event_log.stream',
        'append_only of register.document',
      ],
      ...['append_only of access.security_log', 'append_only of access.time_stamp'],
      ...[
        'keys_are_only_revoked of access.former_api_key',
        'keys_are_never_emptied of access.former_api_key',
      ],
    ];
    expect(found.slice(0, 7)).toEqual(guards.map((guard) => `the trigger ${guard} is missing`));
    expect(found.slice(7)).toEqual(
      [
        ...['access.refuse_change_of_history', 'event_log.append', 'event_log.known_events'],
        ...['event_log.last_versions', 'event_log.refuse_change', 'projection.analyze_generation'],
        ...['projection.create_generation', 'projection.drop_generation', 'projection.open_generation'],
      ].map((name) => `the function ${name} is missing`),
    );
  });

  it.each<[string, object, string]>([
    ['switched off', { enabled: 'D' }, 'is switched off'],
    ['for replicas only', { enabled: 'R' }, 'is switched off'],
    ['before fewer kinds of change', { type: 26 }, 'does not see every change'],
    ['under a condition', { conditional: true }, 'does not see every change'],
    ['with another text', {}, 'does something else'],
    ['with another text, always', { enabled: 'A' }, 'does something else'],
  ])('is named where a guard is %s', async (_what, changes, why) =>
    expect((await problems({ triggers: [trigger(changes)] }))[0]).toBe(
      `the trigger append_only of event_log.event ${why}`,
    ),
  );

  it('is checked guard by guard: what each sees, and what it does', async () => {
    const guards = [
      ...[
        'event_log.event',
        'event_log.stream',
        'register.document',
        'access.security_log',
        'access.time_stamp',
      ].map((table) => trigger({ on_table: table })),
      // Before each row that is deleted or updated, and before a table is emptied.
      trigger({ on_table: 'access.former_api_key', name: 'keys_are_only_revoked', type: 27 }),
      trigger({ on_table: 'access.former_api_key', name: 'keys_are_never_emptied', type: 34 }),
    ];
    const found = await problems({ triggers: guards });
    expect(found.filter((detail) => detail.includes('trigger'))).toEqual(
      guards.map((each) => `the trigger ${each['name']} of ${each['on_table']} does something else`),
    );
  });

  it('is named by what is not of the product', async () => {
    const found = await problems({
      triggers: [trigger({ name: 'copy' }), trigger({ on_table: 'register.record' })],
      events: [{ name: 'on_ddl' }],
      rules: [{ name: 'hide', on_table: 'register.record' }],
      functions: [
        { name: 'event_log.copy', text: 'x' },
        { name: 'event_log.append', text: 'a  changed\n one' },
      ],
      policies: [{ name: 'register.record' }],
    });
    expect(found.filter((detail) => !detail.endsWith('is missing'))).toEqual([
      'the trigger copy of event_log.event is not one of the product',
      'the trigger append_only of register.record is not one of the product',
      'the event trigger on_ddl is not one of the product',
      'the rule hide of register.record is not one of the product',
      'the function event_log.copy is not one of the product',
      // The first 16 digits of the SHA-256 of `a changed one`.
      'the function event_log.append is not as the product made it (7073a4937a12fa71)',
      'register.record has policies by rows, which are not of the product',
    ]);
    expect(found).not.toContain('the function event_log.append is missing');
  });
});

describe('the rows on which appends and projections depend', () => {
  it('are named where they are none or too many', async () => {
    expect(await about('event_log.head', { rows: { head: 0n } })).toEqual([
      'event_log.head must have one row and has 0',
    ]);
    expect(await about('projection.live', { rows: { live: 2n } })).toEqual([
      'projection.live must have one row and has 2',
    ]);
    expect(await about('projection.lease', { rows: { lease: 1n } })).toEqual([
      `projection.lease must have ${PARTITIONS} rows and has 1`,
    ]);
  });

  it('are those of every partition of casinos', async () => {
    const partitions = [...ALL_PARTITIONS].filter((partition) => partition !== 2 && partition !== 5);
    expect((await problems({ partitions })).at(-1)).toBe(
      'projection.checkpoint does not say how far partition 2, 5 stands',
    );
  });
});
