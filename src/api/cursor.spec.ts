import fc from 'fast-check';
import { decodeCursor, encodeCursor, type PagedList } from './cursor';

const JOURNAL: PagedList = { name: 'journal', key: ['record', 'line'] };
const FINDINGS: PagedList = { name: 'findings', key: ['record', 'id'] };
const ID = '0f8fad5b-d9cb-569f-a165-70867728950e';

const encoded = (...parts: unknown[]): string =>
  Buffer.from(JSON.stringify(parts), 'utf8').toString('base64url');

const refusal = expect.objectContaining({
  extensions: expect.objectContaining({ code: 'BAD_USER_INPUT' }) as object,
}) as Error;

describe('a cursor', () => {
  it('contains the casino, the position and the key of its row', () => {
    const journal = { casino: 'granada', position: 12n, key: ['9', '2'] };
    expect(decodeCursor(JOURNAL, encodeCursor(JOURNAL, journal))).toEqual(journal);
    const findings = { casino: 'ñ', position: 999_999_999_999_999_999n, key: ['9', ID] };
    expect(decodeCursor(FINDINGS, encodeCursor(FINDINGS, findings))).toEqual(findings);
  });

  it('holds characters that may stand in an address', () => {
    expect(encodeCursor(JOURNAL, { casino: '¿?>', position: 1n, key: ['1', '1'] })).toMatch(/^[\w-]+$/);
  });

  it('is not taken for one of another list', () => {
    const cursor = encodeCursor(JOURNAL, { casino: 'granada', position: 12n, key: ['9', '2'] });
    expect(() => decodeCursor({ ...JOURNAL, name: 'ledger' }, cursor)).toThrow(refusal);
    expect(() => decodeCursor(FINDINGS, cursor)).toThrow(refusal);
  });

  it.each([
    ['nothing', ''],
    ['no JSON', Buffer.from('[').toString('base64url')],
    ['no list of texts', encoded('journal', 'granada', 1, 2, 3)],
    ['nested lists', encoded('journal', ['granada'], ['1'], ['1'], ['1'])],
    ['an object', Buffer.from('{"position":"1"}').toString('base64url')],
    ['too short a key', encoded('journal', 'granada', '1', '1')],
    ['too long a key', encoded('journal', 'granada', '1', '1', '1', '1')],
    ['a position below nothing', encoded('journal', 'granada', '-1', '1', '1')],
    ['a position that is no number', encoded('journal', 'granada', '1e3', '1', '1')],
    ['a record that no database counts to', encoded('journal', 'granada', '1', '1'.repeat(19), '1')],
    ['a line that no database counts to', encoded('journal', 'granada', '1', '1', '4294967296')],
    ['an id in place of a line', encoded('journal', 'granada', '1', '1', ID)],
    ['SQL', encoded('journal', 'granada', '1', '1', "1' OR '1'='1")],
  ])('is refused when it holds %s', (_what, cursor) => {
    expect(() => decodeCursor(JOURNAL, cursor)).toThrow(refusal);
  });

  it('is refused without another error, whatever text is given for it', () => {
    const part = fc.oneof(fc.string(), fc.constantFrom('journal', 'granada', '1', '2'), fc.integer());
    const cursor = fc.oneof(
      fc.string(),
      fc.array(part, { maxLength: 6 }).map((parts) => encoded(...parts)),
    );
    fc.assert(
      fc.property(cursor, (text) => {
        try {
          expect(decodeCursor(JOURNAL, text).key).toHaveLength(2);
        } catch (error) {
          expect(error).toEqual(refusal);
        }
      }),
    );
  });
});
