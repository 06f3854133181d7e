import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { asHttpException, FOREIGN_PAGE } from '../../access/access-refusal';
import { TABLET_UNKNOWN } from '../../access/sign-in-refusals';
import { recognise } from '../../access/credentials';
import type { Tablet } from '../../access/principal';
import { Public } from '../../access/require-permission.decorator';
import { SecurityLog } from '../../security-log/security-log';
import { enrolmentException, readEnrolment } from '../enrol.controller';
import { PeopleRegister } from '../people-register';
import { Site } from './site';
import { Tablets } from './tablets';
import { present } from '../../kernel/present';
import { Described } from '../../access/described-address';
import { ENROL_TABLET, PIN_SESSION, WHICH_TABLET } from './sign-in.address';

interface TabletAnswer {
  readonly tablet: string;
  readonly casino: string;
}

@Controller('v1/tablet')
@Public()
export class TabletController {
  constructor(
    private readonly tablets: Tablets,
    private readonly register: PeopleRegister,
    private readonly site: Site,
    private readonly log: SecurityLog,
  ) {}

  @Post('enrol')
  @HttpCode(200)
  @Described(ENROL_TABLET)
  async enrol(
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TabletAnswer> {
    if (!this.site.isOwn(request)) throw asHttpException(FOREIGN_PAGE);
    const enrolled = await this.tablets.enrol(readEnrolment(body).code);
    if (!enrolled.ok) throw enrolmentException(enrolled.refusal);
    const { secret, expiresAt, tablet } = enrolled.value;
    const seconds = Math.floor((expiresAt.getTime() - Date.now()) / 1_000);
    void reply.header('set-cookie', this.site.setCookie(secret, 'tablet', seconds));
    return { tablet: tablet.name, casino: tablet.casino };
  }

  @Get()
  @Described(WHICH_TABLET)
  async whichOne(@Req() request: FastifyRequest): Promise<TabletAnswer> {
    const { name, casino } = await this.tabletOf(request);
    return { tablet: name, casino };
  }

  /** Begins the session of a person with their PIN: two minutes without use end it, and an hour in any case. */
  @Post('session')
  @HttpCode(204)
  @Described(PIN_SESSION)
  async signIn(
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const tablet = await this.tabletOf(request);
    const { person = '', pin = '' } = readPin(body);
    const isKnown = (await this.register.recently()).persons.has(person);
    this.note(request, tablet, isKnown ? person : undefined);
    const agent = request.headers['user-agent'] ?? '';
    const identified = await this.tablets.identify(tablet, { person, pin, agent });
    if (identified.ok) return void reply.header('set-cookie', this.site.setCookie(identified.value));
    const { hasLocked, ...refusal } = identified.refusal;
    const { credential, casino } = tablet;
    const details = { code: refusal.code };
    if (hasLocked) this.log.note({ kind: 'credential.pin-locked', credential, person, casino, details });
    throw asHttpException(refusal);
  }

  /** A refusal states in the security log which tablet it was and who the person claimed to be. */
  private note(request: FastifyRequest, { credential, name }: Tablet, personId: string | undefined): void {
    const unknown = { credentialId: credential, kind: 'device', name, roles: [], casinos: [] } as const;
    recognise(request, { ...unknown, ...present({ personId }) });
  }

  /** Only a page of this service sends the cookie: otherwise another page could try PINs with it. */
  private async tabletOf(request: FastifyRequest): Promise<Tablet> {
    if (!this.site.isOwn(request)) throw asHttpException(FOREIGN_PAGE);
    const tablet = await this.tablets.known(this.site.cookieOf(request, 'tablet'));
    if (tablet === undefined) throw asHttpException(TABLET_UNKNOWN);
    return tablet;
  }
}

/** Maximum length in characters; longer texts are neither a staff number nor a PIN. */
const LONGEST = 40;

function readPin(body: unknown): { readonly person?: string; readonly pin?: string } {
  const { person, pin } = (body ?? {}) as { person?: unknown; pin?: unknown };
  const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST;
  return isText(person) && isText(pin) ? { person, pin } : {};
}
