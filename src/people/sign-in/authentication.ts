import { Injectable } from '@nestjs/common';
import { FOREIGN_PAGE } from '../../access/access-refusal';
import { authorizationOf, type CredentialCarrier } from '../../access/credentials';
import type { Authenticated, Authenticator } from '../../access/authenticator';
import { accepted, refused } from '../../kernel/result';
import { PeopleRegister } from '../people-register';
import { Sessions } from './sessions';
import { Signings } from './signings';
import { Site } from './site';

/**
 * Milliseconds for which an answer is reused. An operation authenticates for each of its fields; a body may take minutes, in
 * which the session may end.
 */
const ANSWERED_FOR_MS = 1_000;

@Injectable()
export class Authentication implements Authenticator {
  private readonly answered = new WeakMap<
    CredentialCarrier,
    { readonly at: number; readonly answer: Promise<Authenticated> }
  >();

  constructor(
    private readonly register: PeopleRegister,
    private readonly sessions: Sessions,
    private readonly site: Site,
    private readonly signings: Signings,
  ) {}

  /**
   * Authenticates a request by its `Authorization`, or else by the cookie of a session. A browser sends the cookie with
   * requests of any page, so it counts only in a request from a page of this service.
   */
  authenticate(carrier: CredentialCarrier): Promise<Authenticated> {
    const request = carrier.req ?? carrier;
    if (cookieOnly(carrier, this.site) === undefined)
      return this.register.authenticate(authorizationOf(carrier));
    const known = this.answered.get(request);
    if (known && performance.now() - known.at < ANSWERED_FOR_MS) return known.answer;
    const answer = this.bySession(request, true);
    this.answered.set(request, { at: performance.now(), answer });
    return answer;
  }

  again(carrier: CredentialCarrier): Promise<Authenticated> {
    return cookieOnly(carrier, this.site) === undefined
      ? this.register.authenticate(authorizationOf(carrier))
      : this.bySession(carrier.req ?? carrier, false);
  }

  shownIn(carrier: CredentialCarrier): string | undefined {
    return authorizationOf(carrier) ?? cookieOnly(carrier, this.site);
  }

  private async bySession(request: CredentialCarrier, isUse: boolean): Promise<Authenticated> {
    if (!this.site.isOwn(request)) return refused(FOREIGN_PAGE);
    const shown = await this.sessions.authenticate(this.site.cookieOf(request)!, { isUse });
    return shown.ok ? accepted(await this.signings.given(shown.value, request)) : shown;
  }
}

const cookieOnly = (carrier: CredentialCarrier, site: Site): string | undefined =>
  authorizationOf(carrier) === undefined ? site.cookieOf(carrier.req ?? carrier) : undefined;
