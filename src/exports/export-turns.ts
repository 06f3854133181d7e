import { setTimeout } from 'node:timers/promises';
import { HttpException, Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Readable } from 'node:stream';
import { asHttpException, casinoClosed } from '../access/access-refusal';
import { Admission } from '../access/admission';
import { mayCasino, type Principal } from '../access/principal';

interface Reader {
  readonly principal: Principal;
  readonly casino: string;
  readonly stream: Readable;
}

/** @throws HttpException 403 outside the casinos of the credential */
export function assertCasinoOpen(principal: Principal, casino: string): void {
  if (!mayCasino(principal, casino)) throw asHttpException(casinoClosed(casino));
}

/** A file weighs as much as the heaviest query: nothing else of its key is made beside it. */
@Injectable()
export class ExportTurns {
  constructor(private readonly admission: Admission) {}

  /** @throws HttpException 429 where too much of the credential waits */
  async whenThereIsRoom<Answer>(
    { credentialId }: Principal,
    reply: FastifyReply,
    work: () => Promise<Answer>,
  ): Promise<Answer> {
    const leave = await this.admission.enter(credentialId, Infinity);
    if (leave === undefined) {
      void reply.header('retry-after', '1');
      throw new HttpException({}, 429);
    }
    return work().finally(leave);
  }

  /**
   * A part of what is streamed. Waits as long as necessary: the answer has begun. Ends when its reader is gone, or may read it no
   * longer.
   */
  async inTurn<Answer>({ principal, casino, stream }: Reader, work: () => Promise<Answer>): Promise<Answer> {
    const still = await principal.again?.();
    if (still !== undefined) assertCasinoOpen(still, casino);
    for (;;) {
      const leave = await this.admission.enter(principal.credentialId, Infinity);
      if (leave !== undefined) return work().finally(leave);
      if (stream.destroyed) throw new Error('nobody reads the answer any more');
      await setTimeout(1000);
    }
  }
}
