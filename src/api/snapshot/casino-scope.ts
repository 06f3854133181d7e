import type { GraphQLError } from 'graphql';
import { asGraphQLError, casinoClosed } from '../../access/access-refusal';
import { mayCasino, type Principal } from '../../access/principal';
import { recordAtInstant } from './record-at-instant';
import type { KnownBooks, OperationSnapshot, Question } from './operation-snapshot';
import { badInput, codedError, tellUnavailable } from '../coded-error';
import { Inject, Injectable } from '@nestjs/common';
import { EVENT_STORE, type EventStorePort } from '../../event-log/event-store.port';
import { ReceiptWatch } from '../../projector/runner/receipt-watch';
import { ArgsType, InputType } from '@nestjs/graphql';
import { schemaEnum } from '../scalars';
import type { Period } from '../../kernel/gaming-day';
import { g } from '../schema-fields';
import type { EntityManager } from 'typeorm';

export type Basis = 'booked' | 'own-day';

export const BasisName: Record<'BOOKED' | 'OWN_DAY', Basis> = { BOOKED: 'booked', OWN_DAY: 'own-day' };
schemaEnum(BasisName, 'Basis', 'The day an amount counts on if its fact came after the close of its day.', {
  BOOKED: 'The booking day: the official books.',
  OWN_DAY: 'The gaming day of the fact: the restated books.',
});

/** A moment by which facts were known; today's rules evaluate them. Exactly one of the two fields is set. */
@InputType({
  description: "Everything recorded until then, evaluated by today's rules. Give one of the two.",
})
export class KnownAt extends g.input({
  position: g.optional(g.position('The last record number included.')),
  instant: g.optional(g.instant('Everything recorded until this time.')),
}) {}

@ArgsType()
export class OfCasinoArguments extends g.args({
  casino: g.id('The casino.'),
}) {}

@ArgsType()
export class CasinoArguments extends g.args(OfCasinoArguments, {
  knownAt: g.optional(g.of(() => KnownAt, 'As known then; default: now.')),
  waitFor: g.optional(g.text('A receipt of an ingest answer: waits until the figures contain it.')),
}) {}

@ArgsType()
export class ReportArguments extends g.args(CasinoArguments, {
  asOf: g.optional(g.gamingDay('Books up to this gaming day, inclusive; default: all.')),
  basis: g.byDefault(
    BasisName.BOOKED,
    g.of(() => BasisName, 'The day that asOf and from refer to.'),
  ),
}) {}

@ArgsType()
export class PeriodArguments extends g.args(ReportArguments, {
  from: g.optional(g.gamingDay('Books from this gaming day on, inclusive; default: from the beginning.')),
}) {}

/** @throws GraphQLError BAD_USER_INPUT for a period that ends before it begins */
export function periodOf(
  { casino, asOf, basis, from }: ReportArguments & Pick<PeriodArguments, 'from'>,
  position: bigint,
): Period {
  if (from !== undefined && asOf !== undefined && from > asOf) throw endsBeforeItBegins(from, asOf);
  return { casino, position, from, asOf, day: basis === 'booked' ? 'booking_day' : 'gaming_day' };
}

const endsBeforeItBegins = (from: string, asOf: string): GraphQLError =>
  badInput({
    en: `The period ends before it begins: from is ${from}, and asOf, its last day, is ${asOf}. Give an asOf of ${from} or later.`,
    es: `El periodo termina antes de empezar: from es ${from} y asOf, su último día, es ${asOf}. Indique un asOf de ${from} o posterior.`,
  });

/**
 * Determines the position for a question about a casino: its last record, or that of `knownAt`.
 * @throws GraphQLError FORBIDDEN outside the key's casinos, UNKNOWN_CASINO if nothing was ever recorded, BAD_USER_INPUT
 * for a `knownAt` with no or two fields, or a record that does not exist yet
 */
export async function positionFor(
  principal: Principal,
  { casino, knownAt }: { readonly casino: string; readonly knownAt?: KnownAt | undefined },
  snapshot: OperationSnapshot,
): Promise<bigint> {
  assertMayCasino(principal, casino);
  const last = await snapshot.positionOf(casino);
  if (last === undefined) {
    throw codedError(
      'UNKNOWN_CASINO',
      {
        en: `Nothing was ever recorded for casino ${casino}: see the query casinos.`,
        es: `No consta nada del casino ${casino}: véase la consulta casinos.`,
      },
      { casino },
    );
  }
  return knownAt === undefined ? last : recordOfKnownAt(knownAt, { casino, last }, snapshot);
}

/** @throws GraphQLError FORBIDDEN outside the key's casinos */
export function assertMayCasino(principal: Principal, casino: string): void {
  if (!mayCasino(principal, casino)) throw asGraphQLError(casinoClosed(casino));
}

/**
 * Determines the last record that a `knownAt` includes, of a casino whose last record is given.
 * @throws GraphQLError BAD_USER_INPUT for no or two fields, or a record that does not exist yet
 */
export async function recordOfKnownAt(
  { position, instant }: KnownAt,
  { casino, last }: { readonly casino: string; readonly last: bigint },
  snapshot: OperationSnapshot,
): Promise<bigint> {
  // Treats null arguments as absent.
  if ((position ?? undefined) === undefined) {
    if ((instant ?? undefined) === undefined) throw noMoment();
    return snapshot.load(RECORD_AT_INSTANT, { casino, position: last, instant: instant! });
  }
  if ((instant ?? undefined) !== undefined) {
    throw twoMoments();
  }
  if (position! > last) {
    throw badInput({
      en: `knownAt.position is ${position}, and the last record of casino ${casino} is ${last}: give one up to that.`,
      es: `knownAt.position es ${position}, y el último registro del casino ${casino} es el ${last}: indique uno hasta ese.`,
    });
  }
  return position!;
}

const RECORD_AT_INSTANT: Question<KnownBooks & { readonly instant: string }, bigint> = {
  name: 'record-at-instant',
  read: async (manager, keys) => {
    const records = new Map<string, bigint>();
    for (const { casino, position, instant } of keys) {
      if (records.has(instant)) continue;
      records.set(instant, await recordAtInstant(manager, { casino, last: position, instant }));
    }
    return keys.map(({ instant }) => records.get(instant)!);
  },
};

const noMoment = (): GraphQLError =>
  badInput({
    en: 'Give knownAt a position or an instant.',
    es: 'Indique en knownAt una posición o un instante.',
  });

const twoMoments = (): GraphQLError =>
  badInput({
    en: 'Give knownAt a position or an instant, not both.',
    es: 'Indique en knownAt una posición o un instante, no ambos.',
  });

export interface DecisionScope {
  readonly casino: string;
  readonly mayBeNew?: boolean;
  readonly principal: Principal;
  readonly snapshot: OperationSnapshot;
}

/** The books of a casino at a position, in the transaction of a decision. */
export interface BooksInView {
  readonly casino: string;
  readonly position: bigint;
  readonly manager: EntityManager;
}

@Injectable()
export class CaughtUpBooks {
  constructor(
    private readonly receipts: ReceiptWatch,
    @Inject(EVENT_STORE) private readonly store: EventStorePort,
  ) {}

  /**
   * @returns `behind` if the books have not caught up with the log within the waiting time of a receipt
   * @throws GraphQLError FORBIDDEN outside the key's casinos, UNKNOWN_CASINO if the casino must have records and has
   * none, EVENT_STORE_UNAVAILABLE while the log cannot be reached
   */
  async decide<Decided>(
    deciding: DecisionScope,
    decision: (inView: BooksInView) => Promise<Decided>,
  ): Promise<Decided | 'behind'> {
    assertMayCasino(deciding.principal, deciding.casino);
    return this.caughtUp(deciding, decision).catch(tellUnavailable);
  }

  private async caughtUp<Decided>(
    { casino, principal, snapshot, mayBeNew = false }: DecisionScope,
    decision: (inView: BooksInView) => Promise<Decided>,
  ): Promise<Decided | 'behind'> {
    const head = await this.store.head();
    if (head !== undefined && !(await this.receipts.passed(head, [casino]))) return 'behind';
    const isNew = mayBeNew && (await snapshot.positionOf(casino)) === undefined;
    const position = isNew ? 0n : await positionFor(principal, { casino }, snapshot);
    return snapshot.read((manager) => decision({ casino, position, manager }));
  }
}
