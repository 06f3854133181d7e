import { plainAddress, ReceiverNetworks } from './receiver-networks';

describe('where a receiver may be', () => {
  const open = new ReceiverNetworks();

  it.each([
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.255.0.1', '169.254.169.254', '172.16.0.1'],
    ...[
      '172.31.255.255',
      '192.0.0.8',
      '192.168.0.1',
      '198.18.0.1',
      '203.0.113.9',
      '224.0.0.1',
      '255.255.255.255',
    ],
    ...[
      '::',
      '::1',
      '::ffff:10.0.0.1',
      '::ffff:7f00:1',
      '0:0:0:0:0:ffff:a00:1',
      '::127.0.0.1',
      '64:ff9b::a00:1',
    ],
    ...[
      '100::1',
      '2001:db8::1',
      '2001::1',
      '2002:a00:1::',
      'fc00::1',
      'fd12:3456::1',
      'fe80::1',
      'fe80::1%eth0',
    ],
    ...['fec0::1', 'ff02::1', '5f00::1', '3fff::1'],
  ])('is not %s, which is not of the public internet', (address) =>
    expect(open.refusal(address, false)).toBe('its address is not of the public internet'),
  );

  it.each(['1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450::1', '::ffff:1.1.1.1'])(
    'is %s, over https',
    (address) => {
      expect(open.refusal(address, false)).toBeUndefined();
      expect(open.refusal(address, true)).toBe('http is allowed inside CAGNOTTE_WEBHOOK_NETWORKS only');
    },
  );

  it('is a network that the deployment names, over http too, and no other private one', () => {
    const own = new ReceiverNetworks(['10.1.0.0/16', 'fd00::/8']);
    for (const address of ['10.1.2.3', '::ffff:10.1.2.3', '::ffff:a01:203', 'fd00::7'])
      expect(own.refusal(address, true)).toBeUndefined();
    expect(own.refusal('10.2.0.1', false)).toBe('its address is not of the public internet');
    expect([open.hasOwn, own.hasOwn]).toEqual([false, true]);
  });

  it('knows an address of version 4 in every spelling of it within version 6', () => {
    expect(plainAddress('::ffff:192.168.1.7')).toBe('192.168.1.7');
    expect(plainAddress('0000:0000:0000:0000:0000:FFFF:C0A8:0107')).toBe('192.168.1.7');
    expect(plainAddress('2606:4700:0:0::1111')).toBe('2606:4700::1111');
  });
});
