import { Body, Controller, Get, HttpCode, Logger, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';
import { asHttpException, FOREIGN_PAGE, SIGN_IN_FAILED } from '../../access/access-refusal';
import { ACCOUNT_REFUSED, ACCOUNT_UNKNOWN, PROVIDER_UNREACHABLE } from '../../access/sign-in-refusals';
import { Public } from '../../access/require-permission.decorator';
import { Credentials } from '../credentials';
import { enrolmentException } from '../enrol.controller';
import { type Departure, IdentityProvider, type SignedInAtProvider } from './identity-provider';
import { Sessions } from './sessions';
import { Site } from './site';
import { Described } from '../../access/described-address';
import { ARRIVE, DEPART, PROVIDER } from './sign-in.address';

const RETURN = '/signed-in';
const LONGEST_ANSWER = 8_000;

@Controller('v1/session/oidc')
@Public()
export class OidcController {
  private readonly logger = new Logger(OidcController.name);

  constructor(
    private readonly provider: IdentityProvider,
    private readonly credentials: Credentials,
    private readonly sessions: Sessions,
    private readonly site: Site,
  ) {}

  @Get()
  @Described(PROVIDER)
  offered(): { readonly provider: string | null } {
    return { provider: this.provider.name ?? null };
  }

  /** Where the browser is sent. `fresh`: the provider has to ask for the account again. */
  @Post('options')
  @HttpCode(200)
  @Described(DEPART)
  async depart(
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ readonly url: string }> {
    if (!this.site.isOwn(request)) throw asHttpException(FOREIGN_PAGE);
    if (this.provider.name === undefined) throw asHttpException(SIGN_IN_FAILED);
    const { fresh } = (body ?? {}) as { fresh?: unknown };
    const { url, departure } = await this.provider
      .depart(`${this.site.origin}${RETURN}`, fresh === true)
      .catch((failure: unknown) => this.refuse(failure));
    const text = Buffer.from(JSON.stringify(departure)).toString('base64url');
    void reply.header('set-cookie', this.site.setCookie(text, 'departure'));
    return { url };
  }

  /**
   * The page is back from the provider, with what stands behind `?` in its address. `code`: of a link, with which the account
   * becomes a credential of its person.
   */
  @Post()
  @HttpCode(200)
  @Described(ARRIVE)
  async arrive(
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ readonly took: 'session' | 'credential' }> {
    if (!this.site.isOwn(request)) throw asHttpException(FOREIGN_PAGE);
    const kept = readKept(this.site.cookieOf(request, 'departure'));
    const { answer, code } = (body ?? {}) as { answer?: unknown; code?: unknown };
    if (kept === undefined || typeof answer !== 'string' || answer.length > LONGEST_ANSWER)
      throw asHttpException(SIGN_IN_FAILED);
    const arrival = await this.provider
      .arrive(new URL(`${this.site.origin}${RETURN}?${answer.replace(/^\?/, '')}`), kept)
      .catch((failure: unknown) => this.refuse(failure));
    const cookies = [this.site.setCookie('', 'departure')];
    if (code === undefined) cookies.push(await this.begin(arrival, kept, request));
    else await this.enrol(arrival, code);
    void reply.header('set-cookie', cookies);
    return { took: code === undefined ? 'session' : 'credential' };
  }

  /** By issuer and subject alone, as the person declared them with a link; the roles are those of the register. */
  private async begin(
    { identity, shownAt }: SignedInAtProvider,
    { state }: Departure,
    { headers }: FastifyRequest,
  ): Promise<string> {
    const credential = await this.credentials.ofIdentity(identity);
    if (credential === undefined) throw asHttpException(ACCOUNT_UNKNOWN);
    const cookie = await this.sessions.begin({
      person: credential.person,
      with: 'oidc',
      credential: credential.id,
      agent: headers['user-agent'] ?? '',
      // Without `auth_time` the provider may have asked for the account days ago.
      challenge: { text: state, drawnAt: shownAt ?? new Date(0) },
    });
    if (cookie === undefined) throw asHttpException(SIGN_IN_FAILED);
    return this.site.setCookie(cookie);
  }

  private async enrol({ identity }: SignedInAtProvider, code: unknown): Promise<void> {
    const made = await this.credentials.enrolIdentity(String(code), identity);
    if (!made.ok) throw enrolmentException(made.refusal);
  }

  /** The reason, for the person; details of the provider are in the log of the service, without secrets. */
  private refuse(failure: unknown): never {
    const isRefusal =
      failure instanceof AuthorizationResponseError ||
      failure instanceof ResponseBodyError ||
      (failure instanceof ClientError && failure.code !== 'OAUTH_TIMEOUT');
    const { code, error, cause } = failure as { code?: string; error?: string; cause?: unknown };
    const why = cause instanceof Error ? cause.message : undefined;
    this.logger.warn(
      `sign-in at the provider: ${[String(failure), code, error, why].filter(Boolean).join(' ')}`,
    );
    throw asHttpException(isRefusal ? ACCOUNT_REFUSED : PROVIDER_UNREACHABLE);
  }
}

function readKept(text: string | undefined): Departure | undefined {
  try {
    const kept = JSON.parse(Buffer.from(text ?? '', 'base64url').toString()) as Partial<Departure>;
    const { state, nonce, verifier, isFresh = false } = kept;
    if (![state, nonce, verifier].every((part) => typeof part === 'string' && part !== '')) return undefined;
    return { state: state!, nonce: nonce!, verifier: verifier!, isFresh };
  } catch {
    return undefined;
  }
}
