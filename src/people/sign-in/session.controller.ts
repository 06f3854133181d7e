import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  NotFoundException,
  Param,
  Post,
  Req,
  Res,
} from '@nestjs/common';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { asHttpException, FOREIGN_PAGE, NO_SESSION, SIGN_IN_FAILED } from '../../access/access-refusal';
import { PASSKEY_COPIED } from '../../access/sign-in-refusals';
import { recognise } from '../../access/credentials';
import {
  Anybody,
  AnybodyEvenWithPin,
  CurrentPrincipal,
  Public,
} from '../../access/require-permission.decorator';
import { PERMISSIONS_WITH_PIN, ROLES_BY_PERMISSION, PERMISSIONS } from '../../access/permissions';
import { may, type Principal } from '../../access/principal';
import { type DemoPersonOffered, DemoSignIn } from './demo-sign-in';
import { Passkeys } from './passkeys';
import { readAssertion } from './read-assertion';
import { type SessionRow, Sessions } from './sessions';
import { Site } from './site';
import { present } from '../../kernel/present';
import { Described } from '../../access/described-address';
import {
  DEMO_PERSONS,
  DEMO_SIGN_IN,
  END_OWN_SESSION,
  OWN_SESSIONS,
  PASSKEY_TO_SHOW,
  SIGN_IN,
  SIGN_OUT,
  WHO_AM_I,
} from './sign-in.address';

/** What a page needs to know of who is signed in. Times are ISO 8601, UTC. */
interface SessionAnswer {
  readonly person: string | null;
  readonly name: string;
  readonly roles: readonly string[];
  readonly permissions: readonly string[];
  readonly casinos: 'all' | readonly string[];
  readonly grants: Principal['grants'];
  readonly rolesByPermission: typeof ROLES_BY_PERMISSION;
  readonly language: 'es' | 'en';
  /** `key` where there is no session, but a key is shown with each request. */
  readonly signedInWith: string;
  readonly until: string | null;
  /** Until this moment decisions are accepted without a new sign-in. */
  readonly freshUntil: string | null;
  /** The tablet on which a PIN was shown: the session captures there, and does nothing else. */
  readonly tablet: { readonly name: string; readonly casino: string } | null;
}

@Controller('v1')
export class SessionController {
  constructor(
    private readonly sessions: Sessions,
    private readonly passkeys: Passkeys,
    private readonly site: Site,
    private readonly demo: DemoSignIn,
  ) {}

  @Post('session/passkey/options')
  @HttpCode(200)
  @Public()
  @Described(PASSKEY_TO_SHOW)
  toSignIn(): Promise<PublicKeyCredentialRequestOptionsJSON> {
    return this.passkeys.toShow('sign-in');
  }

  @Post('session/passkey')
  @HttpCode(204)
  @Public()
  @Described(SIGN_IN)
  async signIn(
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const shown = await this.passkeys.shown(readAssertion(body), 'sign-in');
    if (shown === undefined) throw asHttpException(SIGN_IN_FAILED);
    const { credential, challenge, countsOn } = shown;
    const { id, person } = credential;
    if (!countsOn) {
      // The line of the refusal in the security log names whose passkey it is.
      const whose = { credentialId: id, kind: 'person', personId: person, name: person } as const;
      recognise(request, { ...whose, roles: [], casinos: [] });
      throw asHttpException(PASSKEY_COPIED);
    }
    const signedIn = {
      person,
      with: 'passkey',
      credential: id,
      challenge,
    } as const;
    await this.open(signedIn, request, reply);
  }

  @Get('session/demo')
  @Public()
  @Described(DEMO_PERSONS)
  demoPersons(): Promise<readonly DemoPersonOffered[]> {
    return this.demo.persons();
  }

  @Post('session/demo')
  @HttpCode(204)
  @Public()
  @Described(DEMO_SIGN_IN)
  async signInToDemo(
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const { person } = (body ?? {}) as { person?: unknown };
    const known = (await this.demo.persons()).find((each) => each.person === person);
    if (known === undefined) throw asHttpException(SIGN_IN_FAILED);
    const credential = await this.demo.credentialOf(known.person);
    await this.open({ person: known.person, with: 'demo', ...present({ credential }) }, request, reply);
  }

  @Get('session')
  @AnybodyEvenWithPin()
  @Described(WHO_AM_I)
  whoAmI(@CurrentPrincipal() principal: Principal, @Req() { headers }: FastifyRequest): SessionAnswer {
    const { name, roles, casinos, personId, session, tablet } = principal;
    const grants = principal.grants ?? roles.map((role) => ({ role, casinos }));
    return {
      person: personId ?? null,
      name,
      roles,
      casinos,
      grants,
      signedInWith: session?.signedInWith ?? 'key',
      permissions: PERMISSIONS.filter((permission) => may(principal, permission)),
      ...onWhichTablet(tablet),
      language: /^\s*en\b/i.test(headers['accept-language'] ?? '') ? 'en' : 'es',
      until: session?.until.toISOString() ?? null,
      freshUntil: session?.freshUntil.toISOString() ?? null,
    };
  }

  @Delete('session')
  @HttpCode(204)
  @AnybodyEvenWithPin()
  @Described(SIGN_OUT)
  async signOut(
    @CurrentPrincipal() principal: Principal,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.sessions.end(principal.personId!, sessionOf(principal).id);
    void reply.header('set-cookie', this.site.setCookie(''));
  }

  @Get('sessions')
  @Anybody()
  @Described(OWN_SESSIONS)
  async list(@CurrentPrincipal() principal: Principal): Promise<readonly object[]> {
    const own = await this.sessions.running(personOf(principal));
    return own.map((each) => listedSession(each, principal));
  }

  @Delete('sessions/:id')
  @HttpCode(204)
  @Anybody()
  @Described(END_OWN_SESSION)
  async end(@CurrentPrincipal() principal: Principal, @Param('id') id: string): Promise<void> {
    if (!(await this.sessions.end(personOf(principal), id))) throw new NotFoundException();
  }

  /** A new secret in any case: nothing that the browser held before is part of the session. */
  private async open(
    signedIn: Omit<Parameters<Sessions['begin']>[0], 'agent'>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    // Otherwise a foreign page could sign the person in as another one.
    if (!this.site.isOwn(request)) throw asHttpException(FOREIGN_PAGE);
    const agent = request.headers['user-agent'] ?? '';
    const cookie = await this.sessions.begin({ ...signedIn, agent });
    if (cookie === undefined) throw asHttpException(SIGN_IN_FAILED);
    void reply.header('set-cookie', this.site.setCookie(cookie));
  }
}

/** The permissions of a session with a PIN; on a tablet no role has others. */
const WITH_PIN = Object.fromEntries(
  PERMISSIONS.map((each) => [each, PERMISSIONS_WITH_PIN.includes(each) ? ROLES_BY_PERMISSION[each] : []]),
) as typeof ROLES_BY_PERMISSION;

const onWhichTablet = (tablet: Principal['tablet']): Pick<SessionAnswer, 'rolesByPermission' | 'tablet'> =>
  tablet === undefined
    ? { rolesByPermission: ROLES_BY_PERMISSION, tablet: null }
    : { rolesByPermission: WITH_PIN, tablet: { name: tablet.name, casino: tablet.casino } };

/** A session as its person, or an administrator, sees it. */
export const listedSession = (
  { id, signedInWith, agent, beganAt, seenAt }: SessionRow,
  { session }: Principal,
): object => ({
  id,
  signedInWith,
  browser: agent,
  isThisOne: id === session?.id,
  beganAt: beganAt.toISOString(),
  lastUsedAt: seenAt.toISOString(),
});

function sessionOf({ session }: Principal): NonNullable<Principal['session']> {
  if (session === undefined) throw asHttpException(NO_SESSION);
  return session;
}

function personOf({ personId }: Principal): string {
  if (personId === undefined) throw asHttpException(NO_SESSION);
  return personId;
}
