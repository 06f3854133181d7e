import { sha256 } from '../../kernel/identity';
import { chainGenesis, nextLink } from './chain';

/*
 * The links below come from another program than this one:
 *   g=$(printf 'cagnotte chain v1\ntorrequebrada' | openssl sha256 -r | cut -c1-64)
 *   c=$(printf '{"a":1}' | openssl sha256 -r | cut -c1-64)
 *   printf "$g$c" | xxd -r -p | openssl sha256 -r        (and so on with the next content)
 */
const LINKS = [
  '77d28bfff10602cdb76816d911a3186c7852d21460785167677181579e764dad',
  'dd0639d34d7790d1afb501486aeda2bc89d36a9138ef99a8a9cd3e247132a906',
  '30d9d2a47359e6f29d2cdeaf1a92e80d7bcbfd7adeb1ef82895ca5a78bef5762',
];

describe('the chain of a casino', () => {
  it('starts from the name of the casino', () => {
    expect(chainGenesis('torrequebrada')).toBe(LINKS[0]);
    expect(chainGenesis('marbella')).not.toBe(LINKS[0]);
  });

  it('covers the link before and the content, as openssl computes it', () => {
    const first = nextLink(LINKS[0]!, sha256('{"a":1}'));
    expect([first, nextLink(first, sha256('{"b":2}'))]).toEqual(LINKS.slice(1));
  });

  it('differs when two records change places', () => {
    const [a, b] = [sha256('{"a":1}'), sha256('{"b":2}')];
    expect(nextLink(nextLink(LINKS[0]!, b), a)).not.toBe(LINKS[2]);
  });
});
