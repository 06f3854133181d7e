import { isProxyAddress, TrustedProxies } from './trusted-proxies';

const request = (remoteAddress: string, forwarded?: string) => ({
  socket: { remoteAddress },
  headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
});

describe('the address of a client', () => {
  const proxies = new TrustedProxies(['10.0.0.0/8', '192.0.2.7', '2001:db8::/32']);

  it.each([
    ['of the connection, where it forwards nothing', request('10.0.0.1'), '10.0.0.1'],
    ['of the connection, whatever a stranger claims', request('198.51.100.9', '203.0.113.1'), '198.51.100.9'],
    ['that a trusted proxy forwards', request('10.0.0.1', '203.0.113.1'), '203.0.113.1'],
    ['behind several trusted proxies', request('10.0.0.1', '203.0.113.1, 192.0.2.7'), '203.0.113.1'],
    [
      'last before the trusted ones, whatever it claims itself',
      request('10.0.0.1', '192.0.2.7, 203.0.113.1'),
      '203.0.113.1',
    ],
    ['of the proxy, where what it forwards is no address', request('10.0.0.1', 'unknown'), '10.0.0.1'],
    ['of version 6', request('2001:db8::5', '2001:db9::1'), '2001:db9::1'],
    ['of version 4 as version 6 writes it', request('::ffff:10.0.0.1', '203.0.113.1'), '203.0.113.1'],
  ])('is the one %s', (_, asked, client) => {
    expect(proxies.clientOf(asked)).toBe(client);
  });

  it('is that of the connection where no proxy is trusted', () => {
    expect(new TrustedProxies().clientOf(request('127.0.0.1', '203.0.113.1'))).toBe('127.0.0.1');
  });
});

it('an address of a proxy is one of a machine or of a subnet', () => {
  expect(['10.0.0.0/8', '::1', '192.0.2.7', 'fd00::/8'].every(isProxyAddress)).toBe(true);
  expect(['10.0.0.0/33', 'proxy.example', '', '10.0.0', '::1/129', '10.0.0.1/'].some(isProxyAddress)).toBe(
    false,
  );
});
