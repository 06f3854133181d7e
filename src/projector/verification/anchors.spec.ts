import { sha256 } from '../../kernel/identity';
import { AnchorError, anchorOf, anchorText, type AnchoredBooks, findUnanchored } from './anchors';

const LINKS = ['a', 'b', 'c'].map(sha256);
const SEAL = sha256('seal');
const BOOKS: AnchoredBooks = {
  lastOf: (casino) => (casino === 'granada' ? 3n : undefined),
  linkAt: (_casino, record) => Promise.resolve(LINKS[Number(record) - 1]!),
  sealOf: (_casino, { gamingDay, until }) =>
    Promise.resolve(gamingDay === '2026-01-01' && until >= 2n ? SEAL : undefined),
};
const found = async (...texts: readonly string[]): Promise<string[]> =>
  (await findUnanchored(BOOKS, texts.map(anchorOf))).map(({ detail }) => detail);

describe('an anchor', () => {
  const text = `granada:2:${LINKS[1]}`;

  it('is read as it is written', () => {
    expect(anchorOf(text)).toEqual({ casino: 'granada', record: 2n, hash: LINKS[1] });
    expect(anchorText(anchorOf(text))).toBe(text);
  });

  it('of a certified book also names the seal of its day', () => {
    const sealed = `${text}:2026-01-01:${SEAL}`;
    expect(anchorOf(sealed)).toMatchObject({ seal: { gamingDay: '2026-01-01', hash: SEAL } });
    expect(anchorText(anchorOf(sealed))).toBe(sealed);
  });

  it('holds if the day has that seal at the record, whole or shortened', async () => {
    expect(
      await found(`${text}:2026-01-01:${SEAL}`, `granada:3:${LINKS[2]}:2026-01-01:${SEAL.slice(0, 16)}`),
    ).toEqual([]);
  });

  it('does not hold for a day with another seal or without one', async () =>
    expect(
      await found(
        `${text}:2026-01-01:${LINKS[0]}`,
        `granada:1:${LINKS[0]}:2026-01-01:${SEAL}`,
        `${text}:2026-01-02:${SEAL}`,
      ),
    ).toEqual([
      expect.stringMatching(/^casino granada: the close of 2026-01-01 until record 2 carries the seal /),
      expect.stringMatching(/^casino granada: the close of 2026-01-01 until record 1 carries no seal/),
      expect.stringMatching(/^casino granada: the close of 2026-01-02 until record 2 carries no seal/),
    ]));

  it.each([
    ['a seal without its day', `granada:2:${LINKS[1]}:${SEAL}`],
    ['a seal of 15 digits', `granada:2:${LINKS[1]}:2026-01-01:${SEAL.slice(0, 15)}`],
    ['no casino', `:2:${LINKS[1]}`],
    ['no record', `granada::${LINKS[1]}`],
    ['record 0, before which nothing was', `granada:0:${LINKS[1]}`],
    ['a hash of 15 digits', `granada:2:${LINKS[1]!.slice(0, 15)}`],
    ['a hash of 65 digits', `granada:2:${LINKS[1]}0`],
    ['a hash in capitals', `granada:2:${LINKS[1]!.toUpperCase()}`],
    ['nothing', ''],
  ])('is refused with %s', (_what, wrong) => expect(() => anchorOf(wrong)).toThrow(AnchorError));

  it('holds if the chain has that link, whole or shortened, whatever followed', async () => {
    expect(await found(text, `granada:1:${LINKS[0]!.slice(0, 16)}`, `granada:3:${LINKS[2]}`)).toEqual([]);
  });

  it('does not hold for a casino without records', async () =>
    expect(await found(`ronda:1:${LINKS[0]}`)).toEqual([
      'casino ronda: the anchor names record 1, and there is no record of this casino',
    ]));

  it('does not hold if the end of the log was cut off', async () =>
    expect(await found(`granada:4:${LINKS[0]}`)).toEqual([
      'casino granada: the anchor names record 4, and the log ends at record 3: what came after it was taken away',
    ]));

  it('does not hold for another chain, which is named for each anchor', async () =>
    expect(await found(`granada:1:${LINKS[1]}`, text, `granada:3:${LINKS[1]}`)).toEqual([
      expect.stringMatching(/^casino granada: the chain at record 1 is ca97.*, the anchor says 3e23/),
      expect.stringMatching(/^casino granada: the chain at record 3 is .*: a record until then was changed/),
    ]));
});
