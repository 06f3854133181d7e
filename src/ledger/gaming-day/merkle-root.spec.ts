import { createHash } from 'node:crypto';
import { merkleRoot } from './merkle-root';

const sha = (...parts: readonly Buffer[]): Buffer =>
  createHash('sha256').update(Buffer.concat(parts)).digest();
const hash = (text: string): string => sha(Buffer.from(text)).toString('hex');
const leaf = (text: string): Buffer => sha(Buffer.from([0]), Buffer.from(hash(text), 'hex'));
const node = (one: Buffer, other: Buffer): Buffer => sha(Buffer.from([1]), one, other);

describe('the Merkle root of records', () => {
  const [a, b, c, d, e] = ['a', 'b', 'c', 'd', 'e'].map(leaf) as [Buffer, Buffer, Buffer, Buffer, Buffer];
  test.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['a', a.toString('hex')],
    ['ab', node(a, b).toString('hex')],
    ['abc', node(node(a, b), c).toString('hex')],
    ['abcde', node(node(node(a, b), node(c, d)), e).toString('hex')],
  ])('of %j is as RFC 6962 makes it', (letters, root) =>
    expect(merkleRoot([...letters].map(hash))).toBe(root),
  );

  it('changes when a record is changed, taken out, put in or moved', () => {
    const roots = ['abcd', 'abxd', 'abd', 'abcxd', 'acbd'].map((text) => merkleRoot([...text].map(hash)));
    expect(new Set(roots).size).toBe(5);
  });
});
