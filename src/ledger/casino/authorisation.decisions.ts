import { Inject, Injectable } from '@nestjs/common';
import type { Principal } from '../../access/principal';
import { asWords, unknownAccounts } from '../_core/chart-keys';
import type { AuthorisationRefusalCode } from './authorisation.refusals';
import { type AuthorisationContradiction, authorisationContradiction } from './why-not-authorised';
import type { AuthorisationProposed, CasinoAuthorised } from './casino.events';
import { EVENT_STORE, type EventStorePort } from '../../event-log/event-store.port';
import { whatIsWrongWith } from '../../intake/read-delivery';
import { isGamingDay } from '../../kernel/gaming-day';
import { derivedId } from '../../kernel/identity';
import { accepted, refused, type Result } from '../../kernel/result';
import { type Queryable, readRows } from '../../database/queryable';
import { isSamePerson, secondPairRefusal } from '../../kernel/second-person';
import { readCasinoBooks } from './known-days.queries';
import { type ProposalKnown, readProposals } from '../register/proposals.queries';
import type { RecordedNow } from '../../api/decision-refused';
import type { BooksInView } from '../../api/snapshot/casino-scope';
import {
  DecisionWriter,
  decidingPerson,
  recordAsSecond,
  secondPerson,
} from '../_core/decisions/decision-writer';

const PROPOSED = 'cagnotte.casino.authorisation-proposed.v1' as const;
const WITHDRAWN = 'cagnotte.casino.authorisation-withdrawn.v1' as const;
const AUTHORISED = 'cagnotte.casino.authorised.v1' as const;

export type NotAuthorised = AuthorisationContradiction<AuthorisationRefusalCode>;

type Answer = Result<RecordedNow & { readonly type: string }, NotAuthorised>;

export type AuthorisationKnown = ProposalKnown<AuthorisationProposed>;

/**
 * Records authorisations: the first of a casino needs one person, each later one two, because it re-evaluates the facts
 * of open days and sets tolerances and rates.
 */
@Injectable()
export class AuthorisationDecisions {
  constructor(
    private readonly writer: DecisionWriter,
    @Inject(EVENT_STORE) private readonly store: EventStorePort,
  ) {}

  /** @param mayBegin whether it may be the first record of a casino; a mistyped casino must not begin new books */
  async record(
    { stated, mayBegin }: { readonly stated: object; readonly mayBegin: boolean },
    inView: BooksInView,
    principal: Principal,
  ): Promise<Answer> {
    const by = decidingPerson(principal);
    if (by === undefined) return refused({ code: 'AUTHORISATION.NOT_A_PERSON', about: [] });
    if (inView.position === 0n && !mayBegin) {
      return refused({ code: 'AUTHORISATION.UNKNOWN_CASINO', about: [inView.casino] });
    }
    const known = await authorisationsIn(inView);
    const data = { ...stated, by } as unknown as CasinoAuthorised;
    const why = this.refusalOf({ ...known, type: AUTHORISED, data }, inView);
    if (why !== undefined) return refused(why);
    if (known.count > 0) return refused({ code: 'AUTHORISATION.TWO_PERSONS', about: [] });
    return this.recordNext(data, { ...inView, ...known }, principal);
  }

  async propose(stated: object, inView: BooksInView, principal: Principal): Promise<Answer> {
    const by = decidingPerson(principal);
    if (by === undefined) return refused({ code: 'AUTHORISATION.NOT_A_PERSON', about: [] });
    const known = await authorisationsIn(inView);
    const data = { ...stated, by } as unknown as AuthorisationProposed;
    const why = this.refusalOf({ ...known, type: PROPOSED, data }, inView);
    if (why !== undefined) return refused(why);
    const recorded = await this.writer.recordOnce({
      casino: inView.casino,
      gamingDay: dayOf(data),
      type: PROPOSED,
      data,
      principal,
      // What was withdrawn can be proposed once more; the same one is proposed once at a time.
      about: derivedId(
        'authorisation',
        `${known.count + 1}`,
        JSON.stringify(data),
        ...(await withdrawn(inView)),
      ),
    });
    return recorded === undefined
      ? refused({ code: 'AUTHORISATION.ALREADY_PROPOSED', about: [] })
      : accepted({ ...recorded, type: PROPOSED });
  }

  /** Why it could not be proposed, regardless of the person; undefined if it could. */
  async proposalRefusal(stated: object, inView: BooksInView): Promise<NotAuthorised | undefined> {
    const known = await authorisationsIn(inView);
    const data = { ...stated, by: { id: '-' } } as unknown as AuthorisationProposed;
    return this.refusalOf({ ...known, type: PROPOSED, data }, inView);
  }

  /** Takes back a proposal of this person. An approval at the same time counts, because two persons decided it. */
  async withdraw(proposal: string, inView: BooksInView, principal: Principal): Promise<Answer> {
    const by = decidingPerson(principal);
    if (by === undefined) return refused({ code: 'AUTHORISATION.NOT_A_PERSON', about: [] });
    const found = await this.waiting(proposal, inView);
    if (!found.ok) return found;
    const { proposed, gamingDay } = found.value;
    if (!isSamePerson(proposed.by, by)) return refused({ code: 'AUTHORISATION.NOT_YOURS', about: [] });
    const recorded = await this.writer.recordOnce({
      casino: inView.casino,
      gamingDay,
      type: WITHDRAWN,
      data: { proposal, by },
      principal,
      about: proposal,
    });
    return recorded === undefined
      ? refused({ code: 'AUTHORISATION.WITHDRAWN', about: [] })
      : accepted({ ...recorded, type: WITHDRAWN });
  }

  /** The proposal, if another person may approve it still. */
  private async waiting(
    proposal: string,
    inView: BooksInView,
  ): Promise<Result<AuthorisationKnown, NotAuthorised>> {
    const { manager } = inView;
    const wanted = { ...proposalsOf(inView), proposal, limit: 1 };
    const [found] = await readProposals<AuthorisationProposed>(manager, this.store, wanted);
    if (found === undefined) return refused({ code: 'AUTHORISATION.NOTHING_PROPOSED', about: [] });
    if (found.recordNumber < (await lastAuthorised(manager, inView))) {
      return refused({ code: 'AUTHORISATION.AUTHORISED_MEANWHILE', about: [] });
    }
    return found.isWithdrawn ? refused({ code: 'AUTHORISATION.WITHDRAWN', about: [] }) : accepted(found);
  }

  /**
   * Approves a proposal. If another authorisation was recorded after it, it would replace settings that it did not
   * know, so it must be proposed again.
   */
  async approve(proposal: string, inView: BooksInView, principal: Principal): Promise<Answer> {
    const by = decidingPerson(principal);
    if (by === undefined) return refused({ code: 'AUTHORISATION.NOT_A_PERSON', about: [] });
    const found = await this.waiting(proposal, inView);
    if (!found.ok) return found;
    const { proposed } = found.value;
    const right = { permission: 'casinos:authorise', casino: inView.casino } as const;
    const none = secondPairRefusal(proposed.by, secondPerson(by, principal, right));
    if (none !== undefined) return refused({ code: `AUTHORISATION.${none}`, about: [] });
    const known = await authorisationsIn(inView);
    const data: CasinoAuthorised = { ...proposed, approvedBy: by, proposal };
    const why = this.refusalOf({ ...known, type: AUTHORISED, data }, inView);
    if (why !== undefined) return refused(why);
    const recorded = await recordAsSecond(principal, { ...right, first: proposed.by }, (second) =>
      this.recordNext(data, { ...inView, ...known }, second),
    );
    return typeof recorded === 'string'
      ? refused({ code: `AUTHORISATION.${recorded}`, about: [] })
      : recorded;
  }

  /** Lists the open proposals, the newest first. */
  async open(inView: BooksInView): Promise<AuthorisationKnown[]> {
    const { manager } = inView;
    const since = await lastAuthorised(manager, inView);
    const wanted = { ...proposalsOf(inView), limit: MOST_PROPOSALS, isNewestFirst: true };
    const newest = await readProposals<AuthorisationProposed>(manager, this.store, wanted);
    return newest.filter(({ recordNumber, isWithdrawn }) => recordNumber > since && !isWithdrawn);
  }

  private refusalOf(
    { type, data, currency }: Stated & { readonly currency: string | undefined },
    { casino }: BooksInView,
  ): NotAuthorised | undefined {
    const event = this.writer.eventOf({ casino, gamingDay: dayOf(data), type, data, about: '' });
    const wrong = whatIsWrongWith(event, { bookCurrencyOf: () => currency });
    if (wrong !== undefined) return { code: 'AUTHORISATION.DOES_NOT_FIT', about: [], wrong };
    return authorisationContradiction(data) ?? unknownInChart(data);
  }

  private async recordNext(
    data: CasinoAuthorised,
    { casino, count }: BooksInView & { readonly count: number },
    principal: Principal,
  ): Promise<Answer> {
    const recorded = await this.writer.recordOnce({
      casino,
      type: AUTHORISED,
      data,
      gamingDay: dayOf(data),
      principal,
      // If two persons know the same authorisations, only one of them can add the next one.
      about: `${count + 1}`,
    });
    return recorded === undefined
      ? refused({ code: 'AUTHORISATION.AUTHORISED_MEANWHILE', about: [] })
      : accepted({ ...recorded, type: AUTHORISED });
  }
}

type Stated =
  | { readonly type: typeof AUTHORISED; readonly data: CasinoAuthorised }
  | { readonly type: typeof PROPOSED; readonly data: AuthorisationProposed };

/** Limits the open proposals shown; each is a whole authorisation. */
const MOST_PROPOSALS = 20;

const proposalsOf = ({ casino, position }: Pick<BooksInView, 'casino' | 'position'>) => ({
  casino,
  position,
  types: { proposed: PROPOSED, withdrawn: WITHDRAWN, recorded: AUTHORISED },
  // An authorisation is identified by its number among all; recording it ends every earlier proposal.
  recordedId: (proposal: string): string => proposal,
});

async function authorisationsIn(
  inView: BooksInView,
): Promise<{ readonly count: number; readonly currency: string | undefined }> {
  const { currency, authorisations = [] } = await readCasinoBooks(inView.manager, inView);
  return { count: authorisations.length, currency };
}

/** The record number of the last authorisation; 0 before the first. */
const lastAuthorised = (db: Queryable, known: Pick<BooksInView, 'casino' | 'position'>): Promise<bigint> =>
  lastOf(db, AUTHORISED, known);

/** Tells a proposal from the same one before the last withdrawal; empty before the first. */
async function withdrawn({ manager, ...known }: BooksInView): Promise<string[]> {
  const last = await lastOf(manager, WITHDRAWN, known);
  return last === 0n ? [] : [last.toString()];
}

async function lastOf(
  db: Queryable,
  type: string,
  { casino, position }: Pick<BooksInView, 'casino' | 'position'>,
): Promise<bigint> {
  const rows = await readRows<{ last: bigint }>(
    db,
    `SELECT COALESCE(max(number), 0)::bigint AS last FROM register.record
      WHERE casino = $1 AND type = $2 AND standing = 'counted' AND number <= $3`,
    [casino, type, position],
  );
  return rows[0]!.last;
}

function unknownInChart({ accounting }: Pick<CasinoAuthorised, 'accounting'>): NotAuthorised | undefined {
  const unknown = unknownAccounts(accounting?.chart?.codes ?? {});
  return unknown.length === 0
    ? undefined
    : { code: 'AUTHORISATION.UNKNOWN_ACCOUNT', about: unknown.map(asWords) };
}

/** The day from which it is valid, if it states one; the schema refuses any other value. */
const dayOf = ({ validFrom }: { readonly validFrom?: unknown }): string =>
  typeof validFrom === 'string' && isGamingDay(validFrom) ? validFrom : '2000-01-01';
