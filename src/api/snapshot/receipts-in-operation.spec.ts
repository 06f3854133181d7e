import { parse } from 'graphql';
import { receiptsIn } from './operation.plugin';

const receipts = (query: string, variables: Record<string, unknown> = {}): string[] =>
  receiptsIn(parse(query), variables);

describe('the receipts an operation waits for', () => {
  it('are those in waitFor arguments, each once', () => {
    expect(receipts('{ a(waitFor: "7") b(waitFor: "8") c(waitFor: "7") d(receipt: "9") e }')).toEqual([
      '7',
      '8',
    ]);
    expect(receipts('{ a b(waitFor: null) }')).toEqual([]);
  });

  it('are found in fragments, too', () => {
    expect(receipts('{ ...F } fragment F on Query { a { b(waitFor: "7") } }')).toEqual(['7']);
  });

  it('may be given as variables, or by the default of a variable that is not given', () => {
    const query = 'query ($r: String = "5", $s: String) { a(waitFor: $r) b(waitFor: $s) }';
    expect(receipts(query, { r: '7', s: '8' })).toEqual(['7', '8']);
    expect(receipts(query)).toEqual(['5']);
    expect(receipts(query, { r: null })).toEqual([]);
  });

  it('are texts: any other value is left to the validation', () => {
    expect(receipts('query ($r: String) { a(waitFor: $r) b(waitFor: 5) }', { r: 5 })).toEqual([]);
  });
});
