import { createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ACCESS_SOURCES, type AccessSources } from '../../access/access-sources';
import { NONCE_MOMENT, SIGNING_MS } from '../decision-signature';
import { challengeKey } from './session.queries';

export type ChallengePurpose = 'enrol' | 'sign-in' | `decision ${string}`;

/** Long enough to find the device, too short to collect answers. */
const GOOD_FOR_MS = SIGNING_MS;

const { at: NONCE_BYTES, bytes: TIME_BYTES } = NONCE_MOMENT;
const LENGTH = NONCE_BYTES + TIME_BYTES + 32;

/**
 * The random bytes that a passkey signs. Nothing is kept of a challenge until it was answered, so that asking for many
 * costs the service nothing: it carries its moment and a code that only the processes of this house can calculate.
 */
@Injectable()
export class Challenges {
  private key: Promise<Buffer> | undefined;

  constructor(
    private readonly dataSource: DataSource,
    @Inject(ACCESS_SOURCES) private readonly sources: AccessSources,
  ) {}

  async draw(purpose: ChallengePurpose): Promise<Uint8Array<ArrayBuffer>> {
    const time = Buffer.alloc(TIME_BYTES);
    time.writeBigUInt64BE(BigInt(this.sources.now().getTime()));
    const drawn = Buffer.concat([this.sources.randomBytes(NONCE_BYTES), time]);
    return new Uint8Array(Buffer.concat([drawn, await this.codeOf(drawn, purpose)]));
  }

  /** When a challenge for this purpose was drawn here; undefined where it was not, or too long ago. */
  async drawnAt(challenge: string, purpose: ChallengePurpose): Promise<Date | undefined> {
    const bytes = Buffer.from(challenge, 'base64url');
    if (bytes.length !== LENGTH) return undefined;
    const [drawn, code] = [bytes.subarray(0, LENGTH - 32), bytes.subarray(LENGTH - 32)];
    if (!timingSafeEqual(code, await this.codeOf(drawn, purpose))) return undefined;
    const at = Number(drawn.readBigUInt64BE(NONCE_BYTES));
    return this.sources.now().getTime() - at < GOOD_FOR_MS ? new Date(at) : undefined;
  }

  private async codeOf(drawn: Buffer, purpose: ChallengePurpose): Promise<Buffer> {
    this.key ??= challengeKey(this.dataSource, this.sources.randomBytes(32)).catch((failure: unknown) => {
      this.key = undefined;
      throw failure;
    });
    return createHmac('sha256', await this.key)
      .update(`${purpose}\n`)
      .update(drawn)
      .digest();
  }
}
