import { setTimeout } from 'node:timers/promises';
import { HttpException, Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Readable } from 'node:stream';
import { asHttpException, casinoClosed } from '../access/access-refusal';
import { Admission, type AdmissionLimits } from '../access/admission';
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

/**
 * How files are made. A person's next questions are answered meanwhile, because a PDF of thousands of rows takes half a minute;
 * so files have places of their own, and a file waits for as long as the making of several others takes.
 */
const PLACES_OF_FILES: AdmissionLimits = {
  inAll: 3,
  weightOfCredential: 1,
  waiting: 100,
  longestWaitMs: 600_000,
};

/**
 * Runs exports. Reading records or a document weighs as much as the heaviest query, so nothing else of its key runs meanwhile;
 * of the files of books and lists a key makes one at a time, beside its queries.
 */
@Injectable()
export class ExportTurns {
  private readonly files = new Admission(PLACES_OF_FILES);

  constructor(private readonly admission: Admission) {}

  /** @throws HttpException 429 if too many requests of the credential are waiting */
  read<Answer>(principal: Principal, reply: FastifyReply, work: () => Promise<Answer>): Promise<Answer> {
    return whenThereIsRoom(this.admission, { principal, reply }, work);
  }

  /** Makes a file. Its connection may be silent for longer than usual meanwhile. @throws HttpException as `read` */
  makeFile<Answer>(principal: Principal, reply: FastifyReply, work: () => Promise<Answer>): Promise<Answer> {
    return unhurried(reply, () => whenThereIsRoom(this.files, { principal, reply }, work));
  }

  /** Reads the next part of a stream of records. */
  readPart<Answer>(reader: Reader, work: () => Promise<Answer>): Promise<Answer> {
    return inTurn(this.admission, reader, work);
  }

  /** Makes the next files of an archive. */
  makePart<Answer>(reader: Reader, work: () => Promise<Answer>): Promise<Answer> {
    return inTurn(this.files, reader, work);
  }
}

interface Asked {
  readonly principal: Principal;
  readonly reply: FastifyReply;
}

async function whenThereIsRoom<Answer>(
  admission: Admission,
  { principal: { credentialId }, reply }: Asked,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const leave = await admission.enter(credentialId, Infinity);
  // Nobody reads the answer of a client that has left while it waited.
  if (leave === undefined || reply.raw.destroyed) {
    leave?.();
    void reply.header('retry-after', '1');
    throw new HttpException({}, 429);
  }
  return work().finally(leave);
}

/** Waits without a limit, because the answer has begun; ends when its reader disconnects or loses the right. */
async function inTurn<Answer>(
  admission: Admission,
  { principal, casino, stream }: Reader,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const still = await principal.again?.();
  if (still !== undefined) assertCasinoOpen(still, casino);
  for (;;) {
    const leave = await admission.enter(principal.credentialId, Infinity);
    if (leave !== undefined) return work().finally(leave);
    if (stream.destroyed) throw new Error('nobody reads the answer any more');
    await setTimeout(1000);
  }
}

/** Making a large file takes longer than the idle time limit of a connection: `FileLimits` ends it instead. */
async function unhurried<Answer>(
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
