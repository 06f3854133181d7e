import { changedObjects, releaseCatalogueOf } from './changed-objects';
import type { CatalogueObject, Kind } from './describe-catalogue';

const object = (kind: Kind, place: string, { name = '', is = '' } = {}): CatalogueObject => {
  const [schema, of] = place.split('.') as [string, string];
  return { kind, schema, of, name, is };
};

const AMOUNT = object('column', 'read_model.line', { name: 'amount', is: 'bigint, not null' });
const MADE: readonly CatalogueObject[] = [
  object('table', 'log.event', { is: 'r' }),
  object('constraint', 'log.event', { name: 'UNIQUE (id)' }),
  object('function', 'log.append(text)', { is: '1111' }),
  object('table', 'read_model.line', { is: 'r' }),
  AMOUNT,
];
const RELEASE = releaseCatalogueOf([...MADE, object('table', 'generation_1.line', { is: 'r' })]);
const GENERATION = MADE.filter(({ schema }) => schema === 'read_model').map((each) => ({
  ...each,
  schema: 'generation_7',
}));

const changed = (...objects: readonly CatalogueObject[]) => changedObjects(objects, RELEASE);
const without = (left: CatalogueObject) => MADE.filter((each) => each !== left);
const remedy = ': put it back as the migrations of this release make it (docs/security.md, the guard)';

describe('the catalogue of a release', () => {
  it('holds each object of the product by its table, and no generation', () =>
    expect(RELEASE).toEqual({
      'log.event': { table: 'r', 'constraint UNIQUE (id)': '' },
      'log.append(text)': { function: '1111' },
      'read_model.line': { table: 'r', 'column amount': 'bigint, not null' },
    }));

  it('is what a database and each of its generations is held against', () =>
    expect(changed(...MADE, ...GENERATION)).toEqual([]));
});

describe('an object that is not as the migrations make it', () => {
  it('is named where it is missing, with what has it', () => {
    expect(changed(...without(MADE[1]!))).toEqual([
      `the constraint UNIQUE (id) of log.event is missing${remedy}`,
    ]);
    expect(changed(...without(MADE[2]!))).toEqual([`the function log.append is missing${remedy}`]);
  });

  it('is named once where a whole table is missing', () =>
    expect(changed(...MADE.filter(({ of }) => of !== 'line'))).toEqual([
      `the table read_model.line is missing${remedy}`,
    ]));

  it('is named with what it is and what it must be', () => {
    expect(changed(...without(AMOUNT), { ...AMOUNT, is: 'text' })).toEqual([
      `the column amount of read_model.line is "text" and not "bigint, not null"${remedy}`,
    ]);
    expect(changed(...without(AMOUNT), { ...AMOUNT, is: '' })).toEqual([
      `the column amount of read_model.line is "nothing more" and not "bigint, not null"${remedy}`,
    ]);
    expect(changed(...without(MADE[2]!), { ...MADE[2]!, is: '2222' })).toEqual([
      `the function log.append is not as the product made it (2222)${remedy}`,
    ]);
  });

  it('is named in a generation as in the pattern', () =>
    expect(changed(...MADE, GENERATION[0]!, { ...GENERATION[1]!, is: 'text' })).toEqual([
      `the column amount of generation_7.line is "text" and not "bigint, not null"${remedy}`,
    ]));
});

describe('an object that is none of the product', () => {
  it.each<[CatalogueObject, string]>([
    [
      object('trigger', 'log.event', { name: 'own' }),
      'the trigger own of log.event is not one of the product: drop it',
    ],
    [
      object('index', 'log.event', { name: 'btree (id)', is: 'not valid' }),
      'the index btree (id) of log.event is not valid: build it again with REINDEX, or drop it',
    ],
    [
      object('index', 'log.event', { name: 'UNIQUE btree (id)' }),
      'the index UNIQUE btree (id) of log.event is not one of the product: drop it',
    ],
    [
      object('index', 'log.event', { name: 'btree (own(id))' }),
      'the index btree (own(id)) of log.event is not one of the product: drop it',
    ],
    [
      object('table', 'log.own', { is: 'r' }),
      'the table log.own is not one of the product: move it to a schema of your own, or drop it',
    ],
  ])('is named: %j', (added, detail) => expect(changed(...MADE, added)).toEqual([detail]));

  it.each(['btree (id)', 'btree (id, kind DESC)', 'brin (at)', 'btree (id) WHERE (ended_at IS NULL)'])(
    'is left alone where it is a plain index: %s',
    (name) => expect(changed(...MADE, object('index', 'log.event', { name }))).toEqual([]),
  );
});
