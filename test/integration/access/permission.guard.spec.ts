import { Controller, Get } from '@nestjs/common';
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { APP_GUARD } from '@nestjs/core';
import { Context, GraphQLModule, Query, Resolver } from '@nestjs/graphql';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { accepted, refused } from '../../../src/kernel/result';
import { asGraphQLError, KEY_REVOKED, UNAVAILABLE } from '../../../src/access/access-refusal';
import { Authenticator } from '../../../src/access/authenticator';
import { authorizationOf, letIn, principalOf } from '../../../src/access/credentials';
import {
  CurrentPrincipal,
  Public,
  RequirePermission,
} from '../../../src/access/require-permission.decorator';
import { DecisionPolicy } from '../../../src/access/access-sources';
import { PermissionGuard } from '../../../src/access/permission.guard';
import type { Principal } from '../../../src/access/principal';
import { GamingDayScalar, InstantScalar, PositionScalar } from '../../../src/api/scalars';

const ACCOUNTANT: Principal = {
  credentialId: '0123456789abcdef',
  name: 'Ana Ruiz',
  kind: 'person',
  roles: ['accountant'],
  casinos: ['sevilla'],
};

/** Authenticates an accountant, refuses a revoked key, and fails for the key of an unavailable database. */
const authentication: Pick<Authenticator, 'authenticate'> = {
  authenticate: async (carrier) => {
    const authorization = authorizationOf(carrier);
    if (authorization === 'Bearer accountant') return accepted(ACCOUNTANT);
    return refused(authorization === 'Bearer nobody-can-tell' ? UNAVAILABLE : KEY_REVOKED);
  },
};

@Controller()
class Desk {
  @Get('ledger')
  @RequirePermission('ledger:read')
  ledger(@CurrentPrincipal() principal: Principal) {
    return { hello: principal.name };
  }

  @Get('metrics')
  @RequirePermission('metrics:read')
  metrics() {
    return { secret: true };
  }

  @Get('health')
  @Public()
  health() {
    return { up: true };
  }

  @Get('forgotten')
  forgotten() {
    return { secret: true };
  }
}

@Controller('keys')
@RequirePermission('keys:manage')
class KeyDesk {
  @Get()
  keys() {
    return { secret: true };
  }

  @Get('tables')
  @RequirePermission('tables:read')
  tables() {
    return { tables: true };
  }
}

@Resolver()
class Answers {
  @Query(() => String)
  @RequirePermission('ledger:read')
  ledger(@CurrentPrincipal() principal: Principal, @Context() context: object) {
    return `${principal.name} ${principalOf(context) === principal}`;
  }

  @Query(() => String, { nullable: true })
  @RequirePermission('metrics:read')
  metrics() {
    return 'secret';
  }

  @Query(() => String, { nullable: true })
  forgotten() {
    return 'secret';
  }
}

describe('the guard of the permissions', () => {
  let app: NestFastifyApplication;

  beforeAll(async () => {
    const module = await Test.createTestingModule({
      imports: [
        GraphQLModule.forRoot<ApolloDriverConfig>({
          driver: ApolloDriver,
          autoSchemaFile: true,
          graphiql: false,
        }),
      ],
      controllers: [Desk, KeyDesk],
      providers: [
        Answers,
        // Nest builds the types of all loaded resolvers and needs their scalars.
        ...[GamingDayScalar, InstantScalar, PositionScalar],
        DecisionPolicy,
        { provide: Authenticator, useValue: authentication },
        { provide: APP_GUARD, useClass: PermissionGuard },
      ],
    }).compile();
    app = module.createNestApplication<NestFastifyApplication>(new FastifyAdapter(), { logger: false });
    await app.init();
  });

  afterAll(() => app.close());

  const get = (url: string, key = 'accountant') =>
    app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${key}` } });

  const ask = async (query: string, key = 'accountant') => {
    const headers = { authorization: `Bearer ${key}` };
    const answer = await app.inject({ method: 'POST', url: '/graphql', headers, payload: { query } });
    return answer.json<{
      data?: Record<string, unknown>;
      errors?: { message: string; extensions: object }[];
    }>();
  };

  it('admits a key whose role has the permission, and passes its principal to the handler', async () => {
    const answer = await get('/ledger');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ hello: 'Ana Ruiz' });
  });

  it('refuses a key none of whose roles has the permission, with 403, and says which roles would', async () => {
    const answer = await get('/metrics');
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toEqual({
      code: 'ACCESS.DOOR_CLOSED',
      message: 'None of your roles has the permission metrics:read.',
      messageEs: 'Ninguno de sus roles tiene el permiso metrics:read.',
      remedy:
        'One of these roles has it: auditor, administrator. An administrator of the casino proposes it for you (proposeRole), and a second administrator approves it.',
      remedyEs:
        'Lo tiene uno de estos roles: auditor, administrator. Un administrador del casino se lo propone (proposeRole) y un segundo administrador lo aprueba.',
      permission: 'metrics:read',
    });
  });

  it('refuses an invalid key with 401 and the expected scheme', async () => {
    const answer = await get('/ledger', 'revoked');
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['www-authenticate']).toBe('Bearer realm="cagnotte"');
    expect(answer.json()).toEqual(KEY_REVOKED);
  });

  it('refuses with 503 and Retry-After when keys cannot be checked', async () => {
    const answer = await get('/ledger', 'nobody-can-tell');
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('1');
    expect(answer.json()).toEqual(UNAVAILABLE);
  });

  it('lets any client call a public handler, without a key', async () => {
    expect((await app.inject({ method: 'GET', url: '/health' })).json()).toEqual({ up: true });
  });

  it('refuses every client at a handler that declares no permission', async () => {
    const answer = await get('/forgotten');
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'ACCESS.DOOR_UNNAMED' });
  });

  it('uses the permission of the class unless the handler names its own', async () => {
    expect((await get('/keys')).statusCode).toBe(403);
    expect((await get('/keys/tables')).json()).toEqual({ tables: true });
  });

  it('guards GraphQL by the same permissions, field by field', async () => {
    expect(await ask('{ ledger metrics }')).toMatchObject({
      data: { ledger: 'Ana Ruiz true', metrics: null },
      errors: [
        {
          message: 'None of your roles has the permission metrics:read.',
          path: ['metrics'],
          extensions: { code: 'FORBIDDEN', refusal: { code: 'ACCESS.DOOR_CLOSED' } },
        },
      ],
    });
  });

  it('answers UNAUTHENTICATED in GraphQL for an invalid key', async () => {
    expect(await ask('{ ledger }', 'revoked')).toMatchObject({
      errors: [{ extensions: { code: 'UNAUTHENTICATED', refusal: { code: 'ACCESS.KEY_REVOKED' } } }],
    });
  });

  it('refuses every client at a GraphQL field that declares no permission', async () => {
    const answer = await ask('{ forgotten }');
    expect(answer).toMatchObject({
      data: { forgotten: null },
      errors: [{ extensions: { code: 'FORBIDDEN', refusal: { code: 'ACCESS.DOOR_UNNAMED' } } }],
    });
  });
});

describe('credentials', () => {
  it.each([
    ['the header of a request', { headers: { authorization: 'Bearer a' } }],
    ['the request in a GraphQL context', { req: { headers: { authorization: 'Bearer a' } } }],
    ['the parameters of a graphql-ws connection', { connectionParams: { authorization: 'Bearer a' } }],
    ['the same, written as a header', { req: { connectionParams: { Authorization: 'Bearer a' } } }],
  ])('are found in %s', (_place, carrier) => {
    expect(authorizationOf(carrier)).toBe('Bearer a');
  });

  it.each([
    ['an empty request', { headers: {} }],
    ['an empty context', {}],
    ['a parameter that is no text', { connectionParams: { authorization: { toString: 'Bearer a' } } }],
  ])('are not found in %s', (_place, carrier) => {
    expect(authorizationOf(carrier)).toBeUndefined();
  });

  it('are remembered for the request they came with and no other', () => {
    const request = {};
    letIn(request, ACCOUNTANT);
    expect(principalOf(request)).toBe(ACCOUNTANT);
    expect(() => principalOf({})).toThrow('nobody was authenticated');
  });
});

it('answers UNAVAILABLE in GraphQL when keys cannot be checked', () => {
  expect(asGraphQLError(UNAVAILABLE).extensions['code']).toBe('UNAVAILABLE');
});
