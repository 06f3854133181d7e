import { BY, OFFICE, openedBook, tell } from '../../../test/support/book/told';
import type { CasinoEvent } from '../../kernel/envelope';

/** A register of equipment, tables that name its pieces, and what differs. */

const SHOE = { kind: 'shoe', homologation: { number: 'JA-1' } } as const;

const entered = (...pieces: readonly object[]) =>
  tell('equipment.entered', { pieces: pieces as never, by: BY }, OFFICE);

const REGISTER = entered(
  { ...SHOE, serial: 'S-1' },
  { ...SHOE, serial: 'S-2', homologation: { number: 'JA-1', validUntil: '2025-12-31' } },
  {
    serial: 'N-1',
    kind: 'cards',
    backs: [
      { colour: 'red', decks: 3 },
      { colour: 'blue', decks: 3 },
    ],
  },
  { serial: 'N-2', kind: 'cards', backs: [{ colour: 'red', decks: 6 }] },
);

const opens = (table: string, equipment: object, game = 'blackjack', sessionno = 1): CasinoEvent =>
  tell(
    'table.opened',
    {
      game,
      minimum: 1_000,
      float: { amount: 0 },
      captures: { rounds: true, buyIns: true },
      staff: BY,
      equipment,
    },
    { at: `tables/${table}`, sessionno },
  );

const closes = (table: string, sessionno = 1): CasinoEvent =>
  tell('table.closed', { toCage: [], certifiedBy: BY }, { at: `tables/${table}`, sessionno });

const about = (
  what: 'lost' | 'returned' | 'destroyed' | 'homologation-ended',
  ...serials: readonly string[]
) => tell(`equipment.${what}`, { serials: [...serials], by: BY }, OFFICE);

const ABOUT_EQUIPMENT = /^(equipment|homologation|backs|new-decks|cards-from|shoe-always)/;

/** Code and text of the findings about equipment that the last of these events gives. */
const found = (...events: readonly CasinoEvent[]): readonly string[] =>
  openedBook(...events)
    .entries.at(-1)!
    .evaluation.findings.filter(({ code }) => ABOUT_EQUIPMENT.test(code))
    .map(({ code, found: is }) => `${code}: ${is}`);

const WITH_SHOE = { serials: ['S-1'] };

describe('a piece that a table names', () => {
  it('is compared with the register, where the casino keeps one', () => {
    expect(found(opens('BJ1', { serials: ['S-9'] }))).toEqual([]);
    expect(found(REGISTER, opens('BJ1', { serials: ['S-9', 'S-1'], deckSet: 'N-9' }))).toEqual([
      'equipment-not-registered: S-9, N-9, not registered',
    ]);
    // The register has no dice, so that a number of a die says nothing.
    expect(found(REGISTER, opens('CR1', { dice: ['D-1'] }, 'craps'))).toEqual([]);
  });

  it('is not at another table at the same time', () => {
    const elsewhere = ['equipment-elsewhere: S-1 at table BJ1'];
    expect(found(REGISTER, opens('BJ1', WITH_SHOE), opens('BJ2', WITH_SHOE))).toEqual(elsewhere);
    expect(found(REGISTER, opens('BJ1', WITH_SHOE), closes('BJ1'), opens('BJ2', WITH_SHOE))).toEqual([]);
    expect(
      found(REGISTER, opens('BJ1', WITH_SHOE), about('returned', 'S-1'), opens('BJ2', WITH_SHOE)),
    ).toEqual([]);
  });

  it('is where it was taken last: the close of the earlier table does not return it', () => {
    const taken = [REGISTER, opens('BJ1', WITH_SHOE), opens('BJ2', WITH_SHOE), closes('BJ1')];
    expect(found(...taken, opens('BJ3', WITH_SHOE))).toEqual(['equipment-elsewhere: S-1 at table BJ2']);
    expect(found(...taken, closes('BJ2'), opens('BJ3', WITH_SHOE))).toEqual([]);
  });

  it('is taken out for one table, and a shoe that starts names it, too', () => {
    const out = tell('equipment.taken-out', { serials: ['S-1'], to: 'BJ1', by: BY }, OFFICE);
    const starts = (table: string) =>
      tell('shoe.started', { shoeNo: 1, decks: 6, shoeSerial: 'S-1' }, { at: `tables/${table}` });
    expect(found(REGISTER, out, opens('BJ1', {}), starts('BJ1'))).toEqual([]);
    expect(found(REGISTER, out, opens('BJ2', {}), starts('BJ2'))).toEqual([
      'equipment-elsewhere: S-1 at table BJ1',
    ]);
    expect(found(REGISTER, opens('BJ2', {}), starts('BJ2'), closes('BJ2'), opens('BJ1', WITH_SHOE))).toEqual(
      [],
    );
  });

  it('was not lost or destroyed, unless it was found again', () => {
    const lost = about('lost', 'S-1');
    expect(found(REGISTER, lost, opens('BJ1', WITH_SHOE))).toEqual(['equipment-gone: S-1, reported lost']);
    expect(found(REGISTER, lost, about('returned', 'S-1'), opens('BJ1', WITH_SHOE))).toEqual([]);
    const destroyed = about('destroyed', 'S-1');
    expect(found(REGISTER, destroyed)).toEqual([]);
    expect(found(REGISTER, destroyed, opens('BJ1', WITH_SHOE))).toEqual([
      'equipment-gone: S-1, reported destroyed',
    ]);
    expect(found(REGISTER, destroyed, about('returned', 'S-1'))).toEqual([
      'equipment-gone: S-1, reported destroyed',
    ]);
    expect(found(REGISTER, opens('BJ1', WITH_SHOE), destroyed)).toEqual([
      'equipment-elsewhere: S-1 at table BJ1',
    ]);
  });

  it('was not found defective at its last check', () => {
    const checked = (outcome: 'in-order' | 'defective') =>
      tell('equipment.checked', { serials: ['S-1'], outcome, by: BY }, OFFICE);
    const defective = [REGISTER, checked('defective')];
    expect(found(...defective, opens('BJ1', WITH_SHOE))).toEqual([
      'equipment-defective: S-1, found defective',
    ]);
    expect(found(...defective, checked('in-order'), opens('BJ1', WITH_SHOE))).toEqual([]);
  });
});

describe('the homologation of a model', () => {
  const used = opens('BJ1', { serials: ['S-2'] });

  it('is valid up to its last day, and until it is ended', () => {
    const ended = ['homologation-ended: S-2, whose homologation has ended'];
    expect(found(REGISTER, used)).toEqual(ended);
    const renewed = (validUntil: string) =>
      tell(
        'equipment.homologation-renewed',
        { serials: ['S-2'], number: 'JA-2', validUntil, by: BY },
        OFFICE,
      );
    expect(found(REGISTER, renewed('2026-01-01'), used)).toEqual([]);
    expect(found(REGISTER, renewed('2025-12-31'), used)).toEqual(ended);
    expect(found(REGISTER, renewed('2030-12-31'), about('homologation-ended', 'S-2'), used)).toEqual(ended);
  });

  it('is in the register', () =>
    expect(found(entered({ serial: 'S-3', kind: 'shoe' }), opens('BJ1', { serials: ['S-3'] }))).toEqual([
      'homologation-missing: S-3, without homologation in the register',
    ]));
});

describe('a set of cards', () => {
  const opensNew = (game: string, table: string, deckSet = 'N-1', newDecks = true) =>
    opens(table, { deckSet, newDecks }, game);

  it('has the backs that the game demands', () => {
    expect(found(REGISTER, opens('BJ1', { deckSet: 'N-2' }))).toEqual([
      'backs-not-by-rule: set N-2 with 6 "red"',
    ]);
    expect(found(REGISTER, opens('BJ1', { deckSet: 'N-1' }))).toEqual([]);
  });

  it('is new where it is reported as new, in every game', () => {
    const before = [REGISTER, opens('BJ1', { deckSet: 'N-1' }), closes('BJ1')];
    expect(found(REGISTER, opensNew('blackjack', 'BJ1'))).toEqual([]);
    expect(found(...before, opensNew('blackjack', 'BJ2'))).toEqual([
      'new-decks-used-before: set N-1, used in another session before',
    ]);
    expect(found(...before, opensNew('blackjack', 'BJ2', 'N-1', false))).toEqual([]);
  });

  it('is new in baccarat with two tableaux, whatever is reported, and found once', () => {
    const before = [REGISTER, opens('BJ1', { deckSet: 'N-1' }), closes('BJ1')];
    const game = 'baccarat-two-tableaux';
    expect(found(...before, opens('BB1', { deckSet: 'N-1' }, game))).toEqual([
      'cards-from-old-decks: set N-1, used in another session before',
    ]);
    expect(found(...before, opensNew(game, 'BB1'))).toHaveLength(1);
    expect(found(...before, opensNew(game, 'BB1', 'N-1', false))).toEqual([
      'cards-from-old-decks: used ones',
    ]);
  });
});

it('a number is entered once, and a report names pieces that were entered', () => {
  expect(found(REGISTER, entered({ ...SHOE, serial: 'S-1' }))).toEqual([
    'equipment-entered-twice: S-1, which is in the register',
  ]);
  expect(found(REGISTER, about('lost', 'S-1', 'S-8'))).toEqual([
    'equipment-not-registered: S-8, not registered',
  ]);
});

it('a shoe that is always at the same table is found once, and not where shoes are handed out by lot', () => {
  const shoes = ['A', 'B', 'C', 'D'].map((serial) => ({ ...SHOE, serial }));
  const night = (shoe: string, sessionno: number) => [
    opens('BJ1', { serials: [shoe] }, 'blackjack', sessionno),
    closes('BJ1', sessionno),
  ];
  const nights = (handedOut: string) =>
    openedBook(entered(...shoes), ...[...handedOut].flatMap((shoe, n) => night(shoe, n + 1)))
      .findings.filter(({ code }) => code === 'shoe-always-at-same-table')
      .map(({ ruleId, found: is }) => `${ruleId}: ${is.slice(0, 42)}`);
  expect(nights('AAAAAAAAAAAAAAA')).toEqual(['1.1.3-II.2-01: A at BJ1 in 10 of the last 10 sessions, wh']);
  expect(nights('ABCDCADBBACDDBA')).toEqual([]);
});
