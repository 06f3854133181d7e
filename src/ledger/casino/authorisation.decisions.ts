import { Injectable } from '@nestjs/common';
import type { Principal } from '../../access/principal';
import { asWords, unknownAccounts } from '../_core/chart-keys';
import { type WhyNotAuthorised, whyNotAuthorised } from './why-not-authorised';
import type { CasinoAuthorised } from './casino.events';
import type { Explanation } from '../../intake/reading/explanations';
import { whatIsWrongWith } from '../../intake/reading/read-delivery';
import { isGamingDay } from '../../kernel/gaming-day';
import { accepted, refused, type Result } from '../../kernel/result';
import { readCasinoBooks } from '../gaming-day/casino-books.queries';
import type { BooksInView } from '../../api/decisions/books-in-view';
import { DecisionWriter, type RecordedNow } from '../../api/decisions/decision-writer';
import { decidingPerson } from '../../api/decisions/deciding-person';

const AUTHORISED = 'cagnotte.casino.authorised.v1' as const;

export interface AuthorisationNotRecorded extends WhyNotAuthorised {
  readonly wrong?: Explanation;
}

type Answer = Result<RecordedNow & { readonly type: typeof AUTHORISED }, AuthorisationNotRecorded>;

@Injectable()
export class AuthorisationDecisions {
  constructor(private readonly writer: DecisionWriter) {}

  /** @param mayBegin whether it may be the first record of a casino: who mistypes one must not begin another's books */
  async record(
    { stated, mayBegin }: { readonly stated: object; readonly mayBegin: boolean },
    inView: BooksInView,
    principal: Principal,
  ): Promise<Answer> {
    const by = decidingPerson(principal);
    if (by === undefined) return refused({ code: 'AUTHORISATION.NOT_A_PERSON', about: [] });
    const { casino, manager, position } = inView;
    if (position === 0n && !mayBegin) {
      return refused({ code: 'AUTHORISATION.UNKNOWN_CASINO', about: [casino] });
    }
    const { currency, authorisations = [] } = await readCasinoBooks(manager, inView);
    const data = { ...stated, by } as unknown as CasinoAuthorised;
    const decision = {
      ...{ casino, type: AUTHORISED, data },
      gamingDay: dayOf(data),
      // Of two persons who know of the same authorisations, only one adds the next.
      about: `${authorisations.length + 1}`,
    } as const;
    const wrong = whatIsWrongWith(this.writer.eventOf(decision), { bookCurrencyOf: () => currency });
    if (wrong !== undefined) return refused({ code: 'AUTHORISATION.DOES_NOT_FIT', about: [], wrong });
    const why = whyNotAuthorised(data) ?? unknownInChart(data);
    if (why !== undefined) return refused(why);
    const recorded = await this.writer.recordOnce(decision);
    return recorded === undefined
      ? refused({ code: 'AUTHORISATION.AUTHORISED_MEANWHILE', about: [] })
      : accepted({ ...recorded, type: AUTHORISED });
  }
}

function unknownInChart({ accounting }: CasinoAuthorised): WhyNotAuthorised | undefined {
  const unknown = unknownAccounts(accounting?.chart?.codes ?? {});
  return unknown.length === 0
    ? undefined
    : { code: 'AUTHORISATION.UNKNOWN_ACCOUNT', about: unknown.map(asWords) };
}

/** The day from which it is valid, where it says one; another one is found wrong by the schema. */
const dayOf = ({ validFrom }: { readonly validFrom?: unknown }): string =>
  typeof validFrom === 'string' && isGamingDay(validFrom) ? validFrom : '2000-01-01';
