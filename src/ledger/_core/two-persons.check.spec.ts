import { checkTwoPersons } from './two-persons.check';

describe('the check of two persons', () => {
  it.each([
    ['two', ['E-1', 'E-2']],
    ['three', ['E-1', 'E-2', 'E-3']],
    ['two, one of them named twice', ['E-1', 'E-2', 'E-1']],
  ])('accepts signers who are %s', (_how, ids) =>
    expect(checkTwoPersons(ids.map((id) => ({ id })))).toEqual([]),
  );

  it.each([
    ['one', ['E-1'], 'E-1'],
    ['one, named twice', ['E-1', 'E-1'], 'E-1'],
    ['nobody', [], ''],
  ])('requires two different persons and names the signer that it found: %s', (_how, ids, found) =>
    expect(checkTwoPersons(ids.map((id) => ({ id })))).toMatchObject([
      { code: 'two-persons-required', expected: 'two different persons', found },
    ]),
  );

  it('counts two names under one id as one person, and names the first', () => {
    const persons = [
      { id: 'E-1', name: 'Ana Ruiz' },
      { id: 'E-1', name: 'A. Ruiz' },
    ];
    expect(checkTwoPersons(persons)).toMatchObject([{ found: 'Ana Ruiz' }]);
  });
});
