import { dutySpells, roleInWords, spellsByRole } from './duty-spell';

const EVA = { id: 'E-1', name: 'Eva', role: 'croupier' };
const ANA = { id: 'E-2', role: 'cambista' };

describe('the times that persons served at a table', () => {
  it('begin with the opening, end with a leaving, and begin with a coming', () =>
    expect(
      dutySpells(
        [EVA, ANA],
        [
          {
            at: '22:00',
            data: { changes: [{ leaves: { id: 'E-1' }, comes: { id: 'E-3', role: 'croupier' } }] },
          },
          {
            at: '22:20',
            data: { changes: [{ leaves: { id: 'E-3' }, comes: { id: 'E-1', role: 'croupier' } }] },
          },
        ],
      ),
    ).toEqual([
      { ...EVA, until: '22:00' },
      ANA,
      { id: 'E-3', role: 'croupier', from: '22:00', until: '22:20' },
      { id: 'E-1', name: 'Eva', role: 'croupier', from: '22:20' },
    ]));

  it('end in the former role where a person comes in another one', () =>
    expect(
      dutySpells([EVA], [{ at: '22:00', data: { changes: [{ comes: { id: 'E-1', role: 'stickman' } }] } }]),
    ).toEqual([
      { ...EVA, until: '22:00' },
      { id: 'E-1', name: 'Eva', role: 'stickman', from: '22:00' },
    ]));

  it('are those of nobody where somebody leaves who was not there', () =>
    expect(dutySpells([ANA], [{ at: '22:00', data: { changes: [{ leaves: { id: 'E-9' } }] } }])).toEqual([
      ANA,
    ]));
});

describe('the staff in a heading', () => {
  it('has the roles of the rules in both languages, and any other role as it was reported', () =>
    expect(['cambista', 'sub-chief', 'host'].map(roleInWords)).toEqual([
      { en: 'cambista', es: 'cambista' },
      { en: 'deputy supervisor', es: 'subjefe de mesa' },
      { en: 'host', es: 'host' },
    ]));

  it('has each person once in a role, with all times, and persons without a role last', () =>
    expect(
      spellsByRole(
        [{ id: 'E-9' }, EVA, { ...EVA, from: '22:20' }, ANA],
        (spells) => `${spells[0].id}×${spells.length}`,
      ).en,
    ).toBe('croupier: E-1×2; cambista: E-2×1; E-9×1'));
});
