import { g } from './schema-fields';

const Colour = { RED: 'red', BLACK: 'black' } as const;

// Without `@ObjectType`, which would add them to the schema of every spec that shares these modules.
class Counted extends g.object({ cash: g.text(), colour: g.of(() => Colour) }) {}

class Counts extends g.object(Counted, {
  note: g.nullable(g.text()),
  left: g.optional(g.int()),
  parts: g.listOf(() => Counted),
}) {}

describe('an answer', () => {
  it('has the fields of its type and of the type that it extends', () => {
    const answer: Counts = { cash: '1.00', colour: 'red', note: null, parts: [] };
    expect(Object.keys(answer)).toEqual(['cash', 'colour', 'note', 'parts']);
  });

  it('of another shape does not compile', () => {
    // @ts-expect-error a nullable field is null, and never left out
    const withoutNote: Counts = { cash: '1.00', colour: 'red', parts: [] };
    // @ts-expect-error an enum has its values only
    const green: Counted = { cash: '1.00', colour: 'green' };
    // @ts-expect-error a list holds values of its class
    const ofText: Counts['parts'] = ['1.00'];
    // @ts-expect-error a text is no number
    const ofNumber: Counted = { cash: 1, colour: 'red' };
    expect([withoutNote, green, ofText, ofNumber]).toHaveLength(4);
  });
});

describe('a type', () => {
  it('does not declare again a field of the type that it extends', () => {
    // @ts-expect-error `cash` is declared by the base
    expect(g.object(Counted, { cash: g.money() })).toBeDefined();
  });
});
