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

/** Runs exports; each weighs as much as the heaviest query, so nothing else of its key runs meanwhile. */
@Injectable()
export class ExportTurns {
  constructor(private readonly admission: Admission) {}

  /** @throws HttpException 429 if too many requests of the credential are waiting */
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
   * Makes the next part of a stream. It waits without a limit, because the answer has begun; it ends when its reader
   * disconnects or loses the right.
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

/** Making a large file takes longer than the idle time limit of a connection: `FileLimits` ends it instead. */
export async function unhurried<Answer>(
  { raw: { socket } }: FastifyReply,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const usual = socket?.timeout ?? 0;
  socket?.setTimeout(0);
  try {
    return await work();
  } finally {
    socket?.setTimeout(usual);
  }
}
