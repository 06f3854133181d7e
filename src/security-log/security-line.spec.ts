import { createHash } from 'node:crypto';
import { lineAfter, lineText, NO_LINE } from './security-line';

const AT = new Date('2026-03-01T10:00:00.123Z');

describe('a line of the security log', () => {
  it('has the hash of the line before in its own: the published form, made by hand', () => {
    const line = lineAfter(NO_LINE, {
      entry: {
        kind: 'casino.refused',
        casino: 'ronda',
        credential: '0123456789abcdef',
        address: '192.0.2.1',
        details: { code: 'ACCESS.CASINO_CLOSED' },
      },
      at: AT,
      times: 3,
      since: new Date('2026-03-01T09:59:00Z'),
    });
    const hashed =
      `["cagnotte.security-log.v1","${'0'.repeat(64)}","1","2026-03-01T10:00:00.123Z","casino.refused","ronda",` +
      `"0123456789abcdef",null,"192.0.2.1",3,"2026-03-01T09:59:00.000Z",` +
      `"{\\"code\\":\\"ACCESS.CASINO_CLOSED\\"}"]`;
    expect(line.hash).toBe(createHash('sha256').update(hashed).digest('hex'));
    expect(line.number).toBe(1n);
    expect(lineAfter(line, { entry: { kind: 'service.started' }, at: AT, times: 1 }).number).toBe(2n);
  });

  it('spells control characters of a stranger and halves of characters, and takes no long text, nor a casino that cannot be one', () => {
    const line = lineAfter(NO_LINE, {
      entry: {
        kind: 'permission.refused',
        casino: "x'; --",
        credential: 'a\u0000b\nc\ud800',
        address: 'x'.repeat(500),
        details: { permission: '\u202eledger:read\u0007\u2028' },
      },
      at: AT,
      times: 1,
    });
    expect(line).toMatchObject({
      casino: null,
      credential: String.raw`a\u0000b\u000ac\ud800`,
      address: 'x'.repeat(200),
      details: JSON.stringify({ permission: String.raw`\u202eledger:read\u0007\u2028` }),
    });
  });

  it('is kept by the database as it was hashed, wherever a long text of a stranger is cut', () => {
    const entry = { kind: 'permission.refused', credential: `${'x'.repeat(199)}😀` } as const;
    const { credential } = lineAfter(NO_LINE, { entry, at: AT, times: 1 });
    expect(Buffer.from(credential!).toString()).toBe(credential);
  });

  it('is one line of JSON for a collector', () => {
    const line = lineAfter(NO_LINE, { entry: { kind: 'service.started' }, at: AT, times: 1 });
    expect(JSON.parse(lineText(line))).toEqual({
      securityLog: 1,
      at: '2026-03-01T10:00:00.123Z',
      kind: 'service.started',
      times: 1,
      since: null,
      casino: null,
      credential: null,
      person: null,
      address: null,
      details: {},
      hash: line.hash,
    });
  });
});
