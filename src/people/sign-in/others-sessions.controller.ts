import { Controller, Delete, Get, HttpCode, NotFoundException, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Described } from '../../access/described-address';
import { whoIn } from '../../access/doorkeeper';
import type { Principal } from '../../access/principal';
import { CurrentPrincipal, RequirePermission } from '../../access/require-permission.decorator';
import { SecurityLog } from '../../security-log/security-log';
import { PeopleRegister } from '../people-register';
import { actOnPersonRefusal, notAdministratorRefusal } from '../people.rules';
import { actorOf } from '../principal-of';
import { listedSession } from './session.controller';
import { Sessions } from './sessions';
import { END_SESSION_OF, SESSIONS_OF } from './sign-in.address';

/** Sessions of another person, for an administrator of all casinos where that person has a role; not found for others. */
@Controller('v1/sessions/of/:person')
@RequirePermission('people:manage')
export class OthersSessionsController {
  constructor(
    private readonly sessions: Sessions,
    private readonly register: PeopleRegister,
    private readonly log: SecurityLog,
  ) {}

  @Get()
  @Described(SESSIONS_OF)
  async list(
    @CurrentPrincipal() principal: Principal,
    @Param('person') person: string,
  ): Promise<readonly object[]> {
    await this.assertReaches(principal, person);
    return (await this.sessions.running(person)).map((each) => listedSession(each, principal));
  }

  @Delete(':id')
  @HttpCode(204)
  @Described(END_SESSION_OF)
  async end(
    @CurrentPrincipal() principal: Principal,
    @Param('person') person: string,
    @Param('id') id: string,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    await this.assertReaches(principal, person);
    if (!(await this.sessions.end(person, id))) throw new NotFoundException();
    await this.log.record({ kind: 'session.ended', ...whoIn(request), details: { person } });
  }

  private async assertReaches(principal: Principal, person: string): Promise<void> {
    const actor = actorOf(principal);
    const now = new Date().toISOString();
    const refused =
      notAdministratorRefusal(actor) ?? actOnPersonRefusal(await this.register.house(), actor, person, now);
    if (refused) throw new NotFoundException();
  }
}
