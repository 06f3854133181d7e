import { describe, expect, it } from 'vitest';
import { draftOf, mappingOf, missingMembers, newDraft, withSecondUse, withUse } from './draft';
import type { Mapping, Member } from './sheets';

const MAPPING: Mapping = {
  type: 'cagnotte.cage.chips-sold.v1',
  columns: [
    { heading: 'Jornada', member: '/gamingday' },
    { heading: 'Medio', member: '/data/meansOfPayment', values: { efectivo: 'cash' } },
    { heading: 'Quién', member: '/data/by/0/id' },
    { heading: 'Quién', member: '/data/by/0/name' },
  ],
  constants: [{ member: '/data/currency', value: 'EUR' }],
  identity: ['Vale'],
  numbers: '1.234,50',
  days: 'YYYY-MM-DD',
  headingRow: 3,
  formulas: 'values',
};

const member = (path: string, isRequired = true): Member => ({ path, form: 'text', isRequired });

describe('the draft of a mapping', () => {
  it('says the mapping that it was made of', () =>
    expect(mappingOf(draftOf(MAPPING, ['Jornada', 'Vale', 'Medio', 'Quién']))).toEqual(MAPPING));

  it('has every column of the sheet in its order, used or not', () => {
    const { uses } = draftOf(MAPPING, ['Vale', 'Quién', 'Jornada', 'Medio']);
    expect(uses.map(({ heading, member: filled }) => [heading, filled])).toEqual([
      ['Vale', ''],
      ['Quién', '/data/by/0/id'],
      ['Quién', '/data/by/0/name'],
      ['Jornada', '/gamingday'],
      ['Medio', '/data/meansOfPayment'],
    ]);
  });

  it('keeps columns that the sheet does not have, so that none is dropped in silence', () =>
    expect(mappingOf(draftOf(MAPPING, ['Jornada'])).columns).toEqual(MAPPING.columns));

  it('translates no words where the sheet writes the choice itself', () => {
    const draft = withUse(newDraft('t', ['Medio']), 0, {
      ...{ heading: 'Medio', member: '/data/meansOfPayment' },
      written: { cash: ' efectivo ', bank: '' },
    });
    expect(mappingOf(draft).columns).toEqual([
      { heading: 'Medio', member: '/data/meansOfPayment', values: { efectivo: 'cash' } },
    ]);
  });

  it('uses a column for two members', () => {
    const once = withUse(newDraft('t', ['A', 'B']), 0, { heading: 'A', member: '/x', written: {} });
    const twice = withUse(withSecondUse(once, 0), 1, { heading: 'A', member: '/y', written: {} });
    expect(mappingOf(twice).columns).toEqual([
      { heading: 'A', member: '/x' },
      { heading: 'A', member: '/y' },
    ]);
  });
});

describe('what a draft lacks', () => {
  const members = [
    member('/gamingday'),
    member('/data/amount'),
    member('/data/note', false),
    member('/data/by'),
  ];

  it('are the members of every event that nothing fills, and the time', () =>
    expect(missingMembers(newDraft('t', ['A']), members)).toEqual([
      '/time',
      '/gamingday',
      '/data/amount',
      '/data/by',
    ]));

  it('is nothing once columns and constants fill them, a list by a part of it', () => {
    const full: Mapping = {
      ...MAPPING,
      columns: [
        { heading: 'Jornada', member: '/gamingday' },
        { heading: 'Hora', member: '/hour' },
        { heading: 'Quién', member: '/data/by/0/id' },
      ],
      constants: [{ member: '/data/amount', value: '1,00' }],
    };
    expect(missingMembers(draftOf(full, []), members)).toEqual([]);
  });
});
