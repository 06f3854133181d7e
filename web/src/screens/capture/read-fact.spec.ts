import { describe, expect, it } from 'vitest';
import type { Field, Shape } from '../../api/event-form';
import { EVENT_FORMS, GAME_FORMS } from '../../api/generated/event-forms';
import { exactJson } from '../../money/exact-json';
import { wordsIn } from '../../words/catalogue';
import { pathInWords, SUBJECTS } from '../../words/fact-words';
import { KINDS } from './fact-kinds';
import { readFact, withoutRow } from './read-fact';
import type { Typed } from './read-form';

const CONTEXT = {
  desk: { currency: 'EUR', decimals: 2, chipValues: ['500', '10000', '2500'] },
  read: { language: 'es', decimals: 2 },
  me: { id: '17', name: 'Ana Ruiz' },
} as const;

const fieldsOf = (type: string): readonly Field[] => EVENT_FORMS[`cagnotte.${type}.v1`]!.fields;
const told = (type: string, typed: Typed, game = 'roulette-french') => {
  const { data, missing } = readFact(fieldsOf(type), typed, { ...CONTEXT, game, gameForm: GAME_FORMS[game] });
  return { data: JSON.parse(exactJson(data)) as object, missing };
};

describe('a fact typed by its schema', () => {
  it('has its lists, amounts in minor units, and the outcome of the game of the table', () => {
    const typed = {
      roundNo: '4',
      ...{ 'bets#': '2', 'bets.0.type': 'straight-up', 'bets.0.stake': '5', 'bets.0.selection': '17' },
      ...{ 'bets.0.paid': '175,00', 'bets.0.taken': '0', 'bets.1.type': 'red', 'bets.1.stake': '1.000,50' },
      ...{ 'outcome.number': '17', result: '-75' },
    };
    expect(told('round.settled', typed)).toEqual({
      data: {
        ...{ currency: 'EUR', roundNo: 4, outcome: { number: 17 }, result: -7_500 },
        bets: [
          { betId: '4-1', type: 'straight-up', stake: 500, selection: [17], paid: 17_500, taken: 0 },
          { betId: '4-2', type: 'red', stake: 100_050 },
        ],
      },
      missing: [],
    });
  });

  it('has its pieces, and the signed-in person if no person was typed', () => {
    const { data } = told('table.filled', { slip: 'A-1', 'amount:10000': '2' });
    expect(data).toEqual({
      ...{ currency: 'EUR', amount: 20_000, slip: 'A-1', by: [{ id: '17', name: 'Ana Ruiz' }] },
      pieces: [{ denomination: 10_000, pieces: 2 }],
    });
  });

  it('names missing and invalid fields by their paths', () => {
    const typed = { 'bets#': '1', 'bets.0.type': 'red', 'bets.0.stake': '1.2', 'outcome.number': '40' };
    expect(told('round.settled', typed).missing).toEqual([
      ...['roundNo', 'bets.0.betId', 'bets.0.stake', 'outcome.number'],
    ]);
  });

  it('omits a part that was started and removed', () => {
    expect(
      told('slot.counted', { 'sections#': '0', slot: 'cagnotte', 'chips=': '1', takenToCage: 'no' }),
    ).toEqual({
      data: {
        currency: 'EUR',
        slot: 'cagnotte',
        chips: 100,
        takenToCage: false,
        by: [{ id: '17', name: 'Ana Ruiz' }],
      },
      missing: [],
    });
  });

  it('has exactly the typed persons', () => {
    const typed = { slip: 'A-1', 'amount=': '5', 'by#': '2', 'by.0.id': 'E-10', 'by.1.id': 'E-20' };
    expect(told('table.filled', typed).data).toMatchObject({ by: [{ id: 'E-10' }, { id: 'E-20' }] });
  });

  it('omits the outcome of a round if nothing of it was typed, and else requires all of it', () => {
    expect(told('round.settled', { roundNo: '1', result: '5' }, 'blackjack')).toEqual({
      data: { currency: 'EUR', roundNo: 1, bets: [], outcome: {}, result: 500 },
      missing: [],
    });
    const typed = { roundNo: '1', 'outcome.hands#': '1', 'outcome.hands.0.seat': '2' };
    expect(told('round.settled', typed, 'blackjack').missing).toEqual([
      ...['outcome.dealer', 'outcome.hands.0.cards'],
    ]);
  });

  it('needs the numbers of a bet on numbers, and the outcome of a round with bets or without a result', () => {
    const bet = { roundNo: '1', 'bets#': '1', 'bets.0.stake': '10', 'bets.0.type': 'straight-up' };
    expect(told('round.settled', bet).missing).toEqual(['bets.0.selection', 'outcome']);
    expect(
      told('round.settled', { ...bet, 'bets.0.selection': '17', 'outcome.number': '3' }).missing,
    ).toEqual([]);
    expect(told('round.settled', { ...bet, 'bets.0.type': 'red', 'outcome.number': '3' }).missing).toEqual(
      [],
    );
    expect(told('round.settled', { roundNo: '1' }).missing).toEqual(['outcome']);
    const corrected = { ...CONTEXT, me: undefined, game: 'roulette-french' };
    const gameForm = GAME_FORMS['roulette-french'];
    expect(readFact(fieldsOf('round.settled'), bet, { ...corrected, gameForm }).missing).toEqual([]);
  });

  it('keeps the rows after a removed one', () => {
    const typed = { 'bets#': '3', 'bets.0.stake': '1', 'bets.1.stake': '2', 'bets.2.stake': '3', other: 'x' };
    expect(withoutRow(typed, 'bets', 1)).toEqual({
      ...{ 'bets#': '2', 'bets.0.stake': '1', 'bets.1.stake': '3', other: 'x' },
    });
  });
});

describe('the forms of the events', () => {
  const names = new Set<string>();
  const choices = new Set<string>();
  const rows = new Set<string>();
  const read = (shape: Shape | undefined): void => {
    if (shape === undefined) return;
    if (shape.is === 'choice' && !shape.isNumber) for (const value of shape.of) choices.add(value);
    if (shape.is === 'group') readFields(shape.fields);
    if (shape.is === 'list' || shape.is === 'line') read(shape.of);
    if (shape.is === 'either') shape.of.forEach(read);
  };
  const readFields = (fields: readonly Field[]): void => {
    for (const { name, shape } of fields) {
      names.add(name);
      if (['list', 'people', 'amounts'].includes(shape.is)) rows.add(name);
      read(shape);
    }
  };
  for (const { fields } of Object.values(EVENT_FORMS)) readFields(fields);
  for (const { outcome, bets } of Object.values(GAME_FORMS)) {
    read(outcome);
    for (const { selection, options } of Object.values(bets)) [selection, options].forEach(read);
  }
  const { facts } = wordsIn('es');
  const wordless = (said: ReadonlySet<string>, words: object): string[] =>
    [...said].filter((name) => !Object.hasOwn(words, name));

  it('have words in Spanish for each field', () => expect(wordless(names, facts.fields)).toEqual([]));
  it('have a word for one row of each field that has several', () =>
    expect(wordless(rows, facts.rows)).toEqual([]));
  it('name a missing value by the row of its field', () => {
    expect(pathInWords('bets.0.stake', 'es')).toBe('Apuesta 1: Apostado');
    expect(pathInWords('seats.2', 'en')).toBe('Seat 3');
    expect(pathInWords('rake.dropped', 'es')).toBe('Comisión por mano: Echado a la ranura');
  });
  it('have words in Spanish for each value', () => expect(wordless(choices, facts.choices)).toEqual([]));
  it('have words in Spanish for each type of event', () => {
    const types = new Set(
      Object.keys(EVENT_FORMS).map((type) => type.slice('cagnotte.'.length, -'.v1'.length)),
    );
    expect(wordless(types, facts.types)).toEqual([]);
  });

  it('are all offered to a role, except the blind count', () => {
    const offered = new Set(KINDS.map(({ type }) => type));
    expect(Object.keys(EVENT_FORMS).filter((type) => !offered.has(type))).toEqual([
      'cagnotte.drop.counted.v1',
    ]);
    const subjects = SUBJECTS.flatMap(({ types }) => types);
    expect([...offered].filter((type) => type !== '' && !subjects.includes(type.split('.')[1]!))).toEqual([]);
  });
});
