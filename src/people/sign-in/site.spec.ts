import { Site } from './site';

function siteAt(...origins: [string, ...string[]]): Site {
  const site = new Site();
  site.opensAt(...origins);
  return site;
}

const SECRET = `cgs_${'1'.repeat(16)}_${'2'.repeat(64)}`;

describe('the cookie of a session', () => {
  it('over TLS has a name prefix that no other host and no plain connection can set', () => {
    const cookie = siteAt('https://books.example.org').setCookie(SECRET);
    expect(cookie).toBe(`__Host-cagnotte=${SECRET}; Path=/; HttpOnly; SameSite=Strict; Secure`);
  });

  it('needs no TLS on this machine', () => {
    expect(siteAt('http://localhost:3000').setCookie(SECRET)).toBe(
      `cagnotte=${SECRET}; Path=/; HttpOnly; SameSite=Strict`,
    );
  });

  it('is deleted at once', () => {
    expect(siteAt('http://localhost:3000').setCookie('')).toMatch(/^cagnotte=; .*; Max-Age=0$/);
  });

  it('is found by its whole name among other cookies', () => {
    const site = siteAt('https://books.example.org');
    const cookieIn = (cookie: string): string | undefined => site.cookieOf({ headers: { cookie } });
    expect(cookieIn(`a=b; __Host-cagnotte=${SECRET}; c=d`)).toBe(SECRET);
    expect(cookieIn(`cagnotte=${SECRET}`)).toBeUndefined();
    expect(cookieIn(`x__Host-cagnotte=${SECRET}`)).toBeUndefined();
  });

  it('is ignored where two of its name were sent', () => {
    const cookie = `cagnotte=${SECRET}; cagnotte=${SECRET}`;
    expect(siteAt('http://localhost:3000').cookieOf({ headers: { cookie } })).toBeUndefined();
  });
});

describe('a request of the pages of the service', () => {
  const site = siteAt('http://localhost:3000', 'http://127.0.0.1:3000');
  it.each([
    ['GET', {}, true],
    ['GET', { 'sec-fetch-site': 'none' }, true],
    ['GET', { 'sec-fetch-site': 'same-origin' }, true],
    ['GET', { 'sec-fetch-site': 'same-site' }, false],
    ['GET', { 'sec-fetch-site': 'cross-site' }, false],
    ['GET', { origin: 'https://elsewhere.example' }, false],
    ['POST', {}, false],
    ['POST', { 'sec-fetch-site': 'none' }, false],
    ['POST', { 'sec-fetch-site': 'same-origin' }, true],
    ['POST', { origin: 'http://localhost:3000' }, true],
    ['POST', { origin: 'http://127.0.0.1:3000' }, true],
    ['POST', { origin: 'http://localhost:3001' }, false],
    ['POST', { origin: 'null' }, false],
    ['POST', { origin: 'http://localhost:3000', 'sec-fetch-site': 'cross-site' }, false],
    ['CONNECT', { origin: 'http://localhost:3000' }, true],
    ['CONNECT', {}, false],
  ])('%s with %j: %s', (method, headers, isOwn) => expect(site.isOwn({ method, headers })).toBe(isOwn));
});
