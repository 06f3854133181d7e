import { CASINO, chainedRecords, chainLinks } from '../../../test/vectors/seals/sealed-days';
import { chainGenesis, nextLink } from './number-records';

/* The links are made by test/vectors/seals/chain.sh: a shell and openssl, from the format that docs/proof/chain-and-seals.md publishes. */
const [LINK_0, ...LINKS] = chainLinks() as [string, ...string[]];
const RECORDS = chainedRecords();

describe('the chain of a casino', () => {
  it('starts from the name of the casino', () => {
    expect(chainGenesis(CASINO)).toBe(LINK_0);
    expect(chainGenesis('marbella')).not.toBe(LINK_0);
  });

  it('links each record as openssl does, in version 1 and, from its upgrade on, in version 2', () => {
    let link = LINK_0;
    const links = RECORDS.map((record) => (link = nextLink(link, record, record.chainVersion)));
    expect(links).toEqual(LINKS);
    expect(new Set(RECORDS.map(({ chainVersion }) => chainVersion))).toEqual(new Set([1, 2]));
  });

  const [one, other] = [RECORDS[0]!, RECORDS[1]!];

  it.each([1, 2] as const)('differs when two records change places, in version %s', (version) => {
    const linked = (first: typeof one, second: typeof one): string =>
      nextLink(nextLink(LINK_0, first, version), second, version);
    expect(linked(other, one)).not.toBe(linked(one, other));
  });

  it.each<[string, object]>([
    ['content', { contentHash: other.contentHash }],
    ['number', { number: 2n }],
    ['instant of recording', { recordedAt: '2026-01-01T10:00:00.000Z' }],
    ['principal', { principal: 'somebody else' }],
  ])('covers the %s of a record in version 2', (_what, change) => {
    const record = { ...one, principal: 'device-7' };
    expect(nextLink(LINK_0, { ...record, ...change }, 2)).not.toBe(nextLink(LINK_0, record, 2));
  });
});
