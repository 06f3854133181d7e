import { isAddressRange } from '../access/address-ranges';
import { TrustedProxies } from './trusted-proxies';

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

  it.each([
    ['with a port', '203.0.113.78:20001', '203.0.113.78'],
    ['with another port', '203.0.113.78:20002', '203.0.113.78'],
    ['of version 6 in brackets', '[2001:db9::1]', '2001:db9::1'],
    ['of version 6 in brackets with a port', '[2001:db9::1]:443', '2001:db9::1'],
    ['of version 6 in another spelling', '2001:0DB9:0:0::0001', '2001:db9::1'],
    ['of version 6 with a zone', 'fe80::1%eth0', 'fe80::1'],
    ['of version 4 in version 6', '::ffff:203.0.113.1', '203.0.113.1'],
    ['with spaces', '  203.0.113.1 ', '203.0.113.1'],
    ['of several headers, which come as one', '198.51.100.1, 203.0.113.1:8080', '203.0.113.1'],
  ])('is the one that a trusted proxy forwards %s', (_, forwarded, client) => {
    expect(proxies.clientOf(request('10.0.0.1', forwarded))).toBe(client);
  });

  it.each([
    '<script>alert(1)</script>',
    'evil\u001b[31m',
    'unknown',
    '_hidden',
    '',
    ' ',
    '[',
    '[]:1',
    '1.2.3',
    'host:80',
    '203.0.113.1:x',
  ])('is that of the proxy where it forwards %j, which is none', (forwarded) =>
    expect(proxies.clientOf(request('10.0.0.1', forwarded))).toBe('10.0.0.1'),
  );

  it('is not read from before a text that is no address', () => {
    expect(proxies.clientOf(request('10.0.0.1', '203.0.113.1, unknown, 192.0.2.7'))).toBe('192.0.2.7');
  });

  it('is that of the connection where no proxy is trusted', () => {
    expect(new TrustedProxies().clientOf(request('127.0.0.1', '203.0.113.1'))).toBe('127.0.0.1');
  });
});

it('an address of a proxy is one of a machine or of a subnet', () => {
  expect(['10.0.0.0/8', '::1', '192.0.2.7', 'fd00::/8'].every(isAddressRange)).toBe(true);
  expect(['10.0.0.0/33', 'proxy.example', '', '10.0.0', '::1/129', '10.0.0.1/'].some(isAddressRange)).toBe(
    false,
  );
});
