import { Body, Controller, HttpException, Post } from '@nestjs/common';
import { Public } from '../access/require-permission.decorator';
import { Credentials } from './credentials';
import { PEOPLE_REFUSALS, type PeopleRefusal } from './people.refusals';

/** What a credential is shown as, once, to the person who takes it. */
export interface Enrolled {
  readonly person: string;
  readonly name: string;
  /** Sent as `Authorization: Bearer …`. */
  readonly credential: string;
  readonly expiresAt: string;
}

/** Exchanges the code of a link for a credential. The code is the only thing that lets anybody in here. */
@Controller('v1/enrol')
@Public()
export class EnrolController {
  constructor(private readonly credentials: Credentials) {}

  @Post()
  async enrol(@Body() body: unknown): Promise<Enrolled> {
    const { code, person } = readEnrolment(body);
    const made = await this.credentials.enrol(code, person);
    if (!made.ok) throw refusing(made.refusal);
    const { secret, expiresAt, credential, house } = made.value;
    const { id, name } = house.persons.get(credential.person!)!;
    return { person: id, name, credential: secret, expiresAt: expiresAt.toISOString() };
  }
}

/** 401 where the code opens nothing, so that guessing is throttled; 400 where number or name will not do. */
const refusing = ({ code, ...text }: PeopleRefusal): HttpException =>
  new HttpException({ code, ...text }, code === 'PEOPLE.LINK_OVER' ? 401 : 400);

interface Enrolment {
  readonly code: string;
  readonly person?: { readonly id: string; readonly name: string };
}

function readEnrolment(body: unknown): Enrolment {
  const { code, person } = (body ?? {}) as {
    code?: unknown;
    person?: { id?: unknown; name?: unknown } | null;
  };
  if (typeof code !== 'string' || !/^cgl_[0-9a-f]{64}$/.test(code))
    throw refusing({ code: 'PEOPLE.LINK_OVER', ...PEOPLE_REFUSALS['PEOPLE.LINK_OVER'] });
  if (person === undefined || person === null) return { code };
  const { id, name } = person;
  return {
    code,
    person: { id: typeof id === 'string' ? id : '', name: typeof name === 'string' ? name : '' },
  };
}
