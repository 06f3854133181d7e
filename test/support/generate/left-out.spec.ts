import { FINDING_CATALOGUE } from '../../../src/finding-catalogue/catalogue';
import type { EventDefinition } from '../../../src/kernel/event-definition';
import { EVENT_DEFINITIONS } from '../../../src/ledger/event-contract/catalogue';
import { LEFT_OUT } from './left-out';
import { optionalFields, rowOf } from './left-out-page';

const definitions: readonly EventDefinition[] = EVENT_DEFINITIONS;
const FIELDS = definitions.flatMap(optionalFields);

describe('an optional field of a report', () => {
  it('has a statement of what is assumed without it', () => {
    expect(FIELDS.length).toBeGreaterThan(450);
    expect(FIELDS.filter((field) => rowOf(field) === undefined)).toEqual([]);
  });

  it('exists for each statement', () => {
    const used = new Set(FIELDS.map(rowOf));
    expect(Object.keys(LEFT_OUT).filter((row) => !used.has(row))).toEqual([]);
  });

  it('names only findings of the catalogue', () => {
    const codes = Object.values(LEFT_OUT).flatMap(({ findings = [] }) => findings);
    expect(codes.filter((code) => !Object.hasOwn(FINDING_CATALOGUE, code))).toEqual([]);
  });

  it('is found in lists, alternatives and nested fields', () => {
    const field = { type: 'object', properties: { b: {}, c: {} }, required: ['c'] };
    const data = { type: 'object', properties: { a: { anyOf: [field, { items: field }] } }, required: ['a'] };
    expect(optionalFields({ type: 't', data } as never).map(({ path }) => path)).toEqual(['a.b', 'a[].b']);
  });
});
