import { BY, OFFICE, postedLast, tell } from '../../../test/support/book/told';
import { present } from '../../kernel/present';

const counted = (chips: number, more: object = {}) =>
  tell('tips.counted', { chips, cash: 0, takenToCage: false, by: BY, ...more });
const shared = (toStaff: number, toHouse?: number) =>
  tell('tips.shared', { toStaff, ...present({ toHouse }), approvedBy: BY, document: 'D' }, OFFICE);

describe('a count of tips', () => {
  it('owes to the staff what is in the box beyond an earlier count', () => {
    expect(postedLast(counted(500)).lines).toEqual(['chips:tips:T1 +500', 'tips -500']);
    expect(postedLast(counted(500), counted(700)).lines).toEqual(['chips:tips:T1 +200', 'tips -200']);
  });

  it('that finds less than an earlier one is a variance, and lowers nothing that is owed', () =>
    expect(postedLast(counted(500), counted(300)).lines).toEqual([
      ...['variance:tips:T1 +200', 'chips:tips:T1 -200'],
    ]));

  it('takes its cash to the cage, and its chips where it says so', () =>
    expect(postedLast(counted(500, { cash: 40, takenToCage: true })).lines).toEqual([
      ...['chips:cage +500', 'cash:cage +40', 'tips -540'],
    ]));
});

it('a count of tips in other currencies takes them to the cage, and owes them in theirs', () => {
  const otherCurrencies = [
    { currency: 'USD', amount: 70 },
    { currency: 'GBP', amount: 5 },
  ];
  expect(postedLast(counted(500, { otherCurrencies })).lines).toEqual([
    ...['chips:tips:T1 +500', 'cash:cage +70 USD', 'cash:cage +5 GBP'],
    ...['tips -500', 'tips -70 USD', 'tips -5 GBP'],
  ]);
});

describe('tips that are shared out', () => {
  it('are paid from the bank, and the part of the house is its income', () =>
    expect(postedLast(counted(500), shared(300, 200)).lines).toEqual([
      ...['tips +500', 'bank -300', 'other-income -200'],
    ]));

  it('beyond what is owed are a variance', () =>
    expect(postedLast(counted(500), shared(600)).lines).toEqual([
      ...['tips +500', 'variance:tips +100', 'bank -600'],
    ]));
});
