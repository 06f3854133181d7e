import Ajv from 'ajv';
import { type TSchema, Type } from 'typebox';
import * as fields from './fields.schema';
import { isGamingDay } from './gaming-day';

const ajv = new Ajv({ strict: true, formats: { 'gaming-day': isGamingDay }, keywords: ['personal'] });

const text = (length: number): string => 'a'.repeat(length);
const many = <Item>(length: number, item: Item): Item[] => Array.from({ length }, () => item);

const staff = { id: 'E-1' };
const note = { denomination: 5_000, pieces: 3 };
const payment = { means: 'cash', amount: 5 };
const usd = { currency: 'USD', amount: 5 };
const MOST = Number.MAX_SAFE_INTEGER;

describe('a field of an event', () => {
  it.each<[string, TSchema, readonly unknown[], readonly unknown[]]>([
    ['a table', fields.TableId, ['a', 'R.F_~-9', text(80)], ['', text(81), 'a/b', 'ñ']],
    ['a game', fields.GameCodeField, ['a', text(60)], ['', text(61)]],
    ['a slip', fields.Slip, ['a', text(80)], ['', text(81)]],
    ['a document', fields.DocumentId, ['a', text(120)], ['', text(121)]],
    ['a pool', fields.PoolField, ['a', '9-a', text(63)], ['', '-a', 'A', text(64)]],
    ['a bank of a player', fields.BankId, ['a', text(80)], ['', text(81)]],
    ['a round', fields.RoundNo, [1, 1_000_000], [0, 1_000_001, 1.5]],
    ['a shoe', fields.ShoeNo, [1, 1_000], [0, 1_001, 1.5]],
    ['a seat', fields.Seat, [1, 40], [0, 41, 1.5]],
    ['a bet', fields.BetId, ['a', text(80)], ['', text(81)]],
    ['a proposal', fields.ProposalId, ['a', text(200)], ['', text(201)]],
    ['a gaming day', fields.Day, ['2026-01-31'], ['2026-02-30']],
    ['who holds chips', fields.Holder, ['table', 'cambista', 'cagnotte', 'jackpot', 'tips'], ['cage']],
    ['who holds a float', fields.FloatHolderField, ['table', 'cambista'], ['cagnotte']],
    ['a digest', fields.Digest, ['0f'.repeat(32)], ['0F'.repeat(32), '0f'.repeat(33), '']],
    ['a player', fields.Player, ['a', text(80)], ['', text(81)]],
    ['a reason', fields.Reason, ['a', text(1_000)], ['', text(1_001)]],
    ['an amount', fields.Amount, [0, MOST], [-1, MOST + 1, 1.5, '1']],
    ['an amount with a sign', fields.SignedAmount, [-MOST, MOST], [-MOST - 1, MOST + 1, 1.5]],
    ['a currency', fields.Currency, ['EUR'], ['eur', 'EURO', 'E']],
    ['means of payment', fields.MeansOfPayment, ['cash', 'cheque', 'bank'], ['card']],
    ['cards', fields.Cards, [[], many(10, 'Th')], [many(11, 'Th'), ['1h'], ['Tx'], ['10h']]],
    [
      'a reference',
      fields.EventReference,
      [{ source: text(400), id: text(200) }],
      [{ source: 'a' }, { id: 'a' }],
    ],
    [
      'a reference that is empty',
      fields.EventReference,
      [{ source: 'a', id: 'b' }],
      [
        { source: '', id: 'b' },
        { source: 'a', id: '' },
      ],
    ],
    [
      'a reference that is too long',
      fields.EventReference,
      [],
      [
        { source: text(401), id: 'b' },
        { source: 'a', id: text(201) },
      ],
    ],
    [
      'an exact share',
      fields.Rate,
      [
        { numerator: 0, denominator: 1 },
        { numerator: MOST, denominator: MOST },
      ],
      [
        { numerator: -1, denominator: 1 },
        { numerator: 1, denominator: 0 },
        { numerator: 1 },
        { denominator: 1 },
      ],
    ],
    [
      'an exact share that is too long',
      fields.Rate,
      [],
      [
        { numerator: MOST + 1, denominator: 1 },
        { numerator: 1, denominator: MOST + 1 },
      ],
    ],
    [
      'a member of staff',
      fields.Staff,
      [staff, { id: text(80), name: text(120), role: text(60) }],
      [{}, { id: '' }, { id: text(81) }, { ...staff, name: text(121) }, { ...staff, role: text(61) }],
    ],
    ['staff', fields.StaffList, [[staff], many(40, staff)], [[], many(41, staff)]],
    ['two persons', fields.TwoPersons, [many(2, staff), many(10, staff)], [[staff], many(11, staff)]],
    [
      'payments',
      fields.Payments,
      [[payment], many(20, payment), [{ ...payment, document: text(120) }]],
      [[], many(21, payment), [{ ...payment, document: text(121) }], [{ means: 'cash' }], [{ amount: 5 }]],
    ],
    [
      'pieces',
      fields.Pieces,
      [
        [],
        many(200, note),
        [{ denomination: 0, pieces: 0 }],
        [{ denomination: 1, pieces: 10_000_000, set: text(63) }],
      ],
      [
        many(201, note),
        [{ ...note, pieces: -1 }],
        [{ ...note, pieces: 10_000_001 }],
        [{ ...note, set: text(64) }],
        [{ pieces: 1 }],
        [{ denomination: 1 }],
      ],
    ],
    [
      'notes',
      fields.Notes,
      [[], many(60, note), [{ denomination: 1, pieces: 10_000_000 }], [{ denomination: 0, pieces: 0 }]],
      [
        many(61, note),
        [{ ...note, pieces: -1 }],
        [{ ...note, pieces: 10_000_001 }],
        [{ pieces: 1 }],
        [{ denomination: 1 }],
      ],
    ],
    [
      'money in other currencies',
      fields.OtherCurrencies,
      [[], many(60, usd), [{ ...usd, notes: [note] }]],
      [many(61, usd), [{ currency: 'USD' }], [{ amount: 5 }], [{ ...usd, notes: [5] }]],
    ],
  ])('that is %s is within its limits', (_what, schema, allowed, refused) => {
    const accepts = ajv.compile(schema);
    expect(allowed.filter((value) => !accepts(value))).toEqual([]);
    expect(refused.filter((value) => accepts(value))).toEqual([]);
  });

  it('that names a customer is 1 to 100 visible characters, or protected, and says whose name it is', () => {
    const schema = fields.nameOfPerson('player', 'who won');
    expect(schema).toMatchObject({ personal: 'player' });
    const accepts = ajv.compile(schema);
    const key = text(22);
    const isName = (value: string): boolean => accepts(value);
    expect(['Ana', text(100), `~p1~${key}~${text(38)}`, `~p1~${key}~${text(600)}`].map(isName)).toEqual(
      many(4, true),
    );
    expect(
      ['', text(101), '~Ana', `~p1~${key}~${text(37)}`, `~p1~${key}~${text(601)}`, `~p1~a~${text(38)}`].map(
        isName,
      ),
    ).toEqual(many(6, false));
  });
});

it('what a count finds states chips and cash, each for itself', () => {
  const accepts = ajv.compile(Type.Object(fields.CHIPS_AND_CASH));
  expect(
    accepts({ chips: 0, cash: 5 }) && accepts({ chips: 5, cash: 0, pieces: [note], notes: [note] }),
  ).toBe(true);
  expect(
    [{ chips: 5 }, { cash: 5 }, { chips: 5, cash: 0, notes: 5 }].filter((each) => accepts(each)),
  ).toEqual([]);
});
