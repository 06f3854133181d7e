import { createHash } from 'node:crypto';
import { lineAfter, lineText, NO_LINE } from './security-line';

const AT = new Date('2026-03-01T10:00:00.123Z');

describe('a line of the security log', () => {
  it('has the hash of the line before in its own: the published form, made by hand', () => {
    const line = lineAfter(NO_LINE, {
      entry: {
        ...{ kind: 'casino.refused', casino: 'ronda', credential: '0123456789abcdef', address: '192.0.2.1' },
        details: { code: 'ACCESS.CASINO_CLOSED' },
      },
      ...{ at: AT, times: 3, since: new Date('2026-03-01T09:59:00Z') },
    });
    const hashed =
      `["cagnotte.security-log.v1","${'0'.repeat(64)}","1","2026-03-01T10:00:00.123Z","casino.refused","ronda",` +
      `"0123456789abcdef",null,"192.0.2.1",3,"2026-03-01T09:59:00.000Z",` +
      `"{\\"code\\":\\"ACCESS.CASINO_CLOSED\\"}"]`;
    expect(line.hash).toBe(createHash('sha256').update(hashed).digest('hex'));
    expect(line.number).toBe(1n);
    expect(lineAfter(line, { entry: { kind: 'service.started' }, at: AT, times: 1 }).number).toBe(2n);
  });

  it('takes no control characters, halves of characters or long texts of a stranger, and no casino that cannot be one', () => {
    const line = lineAfter(NO_LINE, {
      entry: {
        ...{ kind: 'permission.refused', casino: "x'; --", credential: 'a\u0000b\nc\ud800' },
        ...{ address: 'x'.repeat(500), details: { permission: '\u202eledger:read\u0007' } },
      },
      ...{ at: AT, times: 1 },
    });
    expect(line).toMatchObject({
      ...{ casino: null, credential: 'abc', address: 'x'.repeat(200) },
      details: '{"permission":"ledger:read"}',
    });
  });

  it('is one line of JSON for a collector', () => {
    const line = lineAfter(NO_LINE, { entry: { kind: 'service.started' }, at: AT, times: 1 });
    expect(JSON.parse(lineText(line))).toEqual({
      ...{ securityLog: 1, at: '2026-03-01T10:00:00.123Z', kind: 'service.started', times: 1, since: null },
      ...{ casino: null, credential: null, person: null, address: null, details: {}, hash: line.hash },
    });
  });
});
