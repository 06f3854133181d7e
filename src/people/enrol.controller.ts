import { Body, Controller, HttpCode, HttpException, Post } from '@nestjs/common';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { asHttpException, SIGN_IN_FAILED } from '../access/access-refusal';
import { Public } from '../access/require-permission.decorator';
import { Credentials } from './credentials';
import { PeopleRegister } from './people-register';
import { Passkeys } from './sign-in/passkeys';
import { type PeopleRefusal, peopleRefusal } from './people.refusals';
import { Described } from '../access/described-address';
import { ENROL, ENROL_PASSKEY, LINK, PASSKEY_OPTIONS } from './enrol.address';

export interface Enrolled {
  readonly person: string;
  readonly name: string;
  /** Sent as `Authorization: Bearer …`. */
  readonly credential: string;
  readonly expiresAt: string;
}

/** Exchanges the code of a link for a credential. These requests carry no credential: the code alone authorises them. */
@Controller('v1/enrol')
@Public()
export class EnrolController {
  constructor(
    private readonly credentials: Credentials,
    private readonly passkeys: Passkeys,
    private readonly register: PeopleRegister,
  ) {}

  @Post()
  @Described(ENROL)
  async enrol(@Body() body: unknown): Promise<Enrolled> {
    const { code, person } = readEnrolment(body);
    const made = await this.credentials.enrol(code, person);
    if (!made.ok) throw enrolmentException(made.refusal);
    const { secret, expiresAt, credential, house } = made.value;
    const { id, name } = house.persons.get(credential.person!)!;
    return { person: id, name, credential: secret, expiresAt: expiresAt.toISOString() };
  }

  @Post('link')
  @HttpCode(200)
  @Described(LINK)
  async link(
    @Body() body: unknown,
  ): Promise<{ readonly person: string | null; readonly name: string | null }> {
    const offer = await this.credentials.offerOf(readEnrolment(body).code);
    if (offer === undefined) throw enrolmentException(linkOver());
    const known = (await this.register.house()).persons.get(offer.person ?? '');
    return { person: known?.id ?? null, name: known?.name ?? null };
  }

  @Post('passkey/options')
  @HttpCode(200)
  @Described(PASSKEY_OPTIONS)
  async toMake(@Body() body: unknown): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const { code, person: self } = readEnrolment(body);
    const offer = await this.credentials.offerOf(code);
    if (offer === undefined) throw enrolmentException(linkOver());
    const { id = '', name = '' } =
      offer.person === undefined ? (self ?? {}) : (await this.register.house()).persons.get(offer.person)!;
    return this.passkeys.toMake({ id: id.slice(0, MOST_SHOWN), name: name.slice(0, MOST_SHOWN) });
  }

  @Post('passkey')
  @Described(ENROL_PASSKEY)
  async enrolPasskey(@Body() body: unknown): Promise<Omit<Enrolled, 'credential'>> {
    const { code, person } = readEnrolment(body);
    const passkey = await this.passkeys.made(readAttestation(body));
    if (passkey === undefined) throw asHttpException(SIGN_IN_FAILED);
    const made = await this.credentials.enrolPasskey(code, passkey, person);
    if (!made.ok) throw enrolmentException(made.refusal);
    const { expiresAt, credential, house } = made.value;
    const { id, name } = house.persons.get(credential.person!)!;
    return { person: id, name, expiresAt: expiresAt.toISOString() };
  }
}

/**
 * Maximum number of characters of a name for an authenticator, which stores no longer ones. The rules for names apply when
 * the passkey is enrolled.
 */
const MOST_SHOWN = 64;

const linkOver = (): PeopleRefusal => peopleRefusal('PEOPLE.LINK_OVER');

function readAttestation(body: unknown): RegistrationResponseJSON {
  const { passkey } = (body ?? {}) as { passkey?: Partial<RegistrationResponseJSON> | null };
  const { id, rawId, type, response } = passkey ?? {};
  const parts = [id, rawId, type, response?.clientDataJSON, response?.attestationObject];
  if (parts.every((part) => typeof part === 'string')) return passkey as RegistrationResponseJSON;
  throw asHttpException(SIGN_IN_FAILED);
}

/** 401 where the code opens nothing, so that guessing is throttled; 400 where number or name will not do. */
export const enrolmentException = ({ code, ...text }: PeopleRefusal): HttpException =>
  new HttpException({ code, ...text }, code === 'PEOPLE.LINK_OVER' ? 401 : 400);

interface Enrolment {
  readonly code: string;
  readonly person?: { readonly id: string; readonly name: string };
}

export function readEnrolment(body: unknown): Enrolment {
  const { code, person } = (body ?? {}) as {
    code?: unknown;
    person?: { id?: unknown; name?: unknown } | null;
  };
  if (typeof code !== 'string' || !/^cgl_[0-9a-f]{64}$/.test(code)) throw enrolmentException(linkOver());
  if (person === undefined || person === null) return { code };
  const { id, name } = person;
  return {
    code,
    person: { id: typeof id === 'string' ? id : '', name: typeof name === 'string' ? name : '' },
  };
}
