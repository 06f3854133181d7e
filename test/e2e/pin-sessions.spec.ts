import crypto from 'node:crypto';
import { ModulesContainer } from '@nestjs/core';
import {
  getNullableType,
  type GraphQLField,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  isUnionType,
  getNamedType,
} from 'graphql';
import { DataSource } from 'typeorm';
import { PERMISSIONS, type Role } from '../../src/access/permissions';
import { REQUIRED_PERMISSION } from '../../src/access/require-permission.decorator';
import { PeopleRegister } from '../../src/people/people-register';
import { Pins } from '../../src/people/sign-in/pins';
import type { SoftwareAuthenticator } from '../support/people/software-authenticator';
import { chipsSold } from '../support/sample-events/sample-events';
import { Client } from '../support/service/client';
import { cookieOf, Desk, type PageAnswer, signedBy } from '../support/service/desk';
import { SCHEMA } from '../support/service/every-question';
import { type ServiceUnderTest, startServiceUnderTest } from '../support/service/service-under-test';
import { staffNumber } from '../support/service/test-people';

const PIN = '481516';
const OTHER_PIN = '234290';

/** Replaces scrypt by cheaper parameters: a hash takes a tenth of a CPU second, and these specs need hundreds. */
const { scrypt } = crypto;
const hashed = jest.spyOn(crypto, 'scrypt').mockImplementation((pin, salt, length, cost, done) => {
  scrypt(pin, salt, length, { ...cost, N: 1_024 }, done);
});

let running: ServiceUnderTest;
let desk: Desk;
let administrator: Client;
beforeAll(async () => {
  running = await startServiceUnderTest();
  desk = new Desk(running);
  administrator = new Client(running.url, await running.makeWorldKey());
});
afterAll(() => running.stop());

interface Bound {
  readonly sources?: readonly string[];
  readonly classes?: readonly string[];
}

const ENROL = `mutation ($input: TabletInput!) { enrolTablet(input: $input) {
  ... on CredentialOffered { code expiresAt } ... on PeopleRefused { code } } }`;

async function linkFor(
  name: string,
  { sources = ['/casinos/granada'], classes = ['TABLE', 'CAGE', 'COUNT_ROOM'] }: Bound = {},
): Promise<string> {
  const input = { name, casino: 'granada', sources, classes };
  const { enrolTablet } = await administrator.ask<{ enrolTablet: { code: string } }>(ENROL, { input });
  return enrolTablet.code;
}

/** Enrols a tablet. @returns its cookie */
async function tablet(name: string, bound?: Bound): Promise<string> {
  const answer = await desk.page('POST', '/v1/tablet/enrol', { body: { code: await linkFor(name, bound) } });
  expect([answer.status, answer.body]).toEqual([200, { tablet: name, casino: 'granada' }]);
  return cookieOf(answer);
}

const SET_PIN =
  'mutation ($pin: String!) { setPin(pin: $pin) { ... on PinSet { person } ... on PeopleRefused { code } } }';

interface PinAnswer {
  readonly data?: { readonly setPin: { readonly person?: string; readonly code?: string } };
  readonly errors?: readonly { readonly extensions: { readonly code: string; readonly sign: never } }[];
}

/** Sets a PIN like the page: signs the returned challenge and sends the request again. */
async function setPin(device: SoftwareAuthenticator, pin: string): Promise<PinAnswer> {
  const cookie = await desk.signIn(device);
  const body = { query: SET_PIN, variables: { pin } };
  const asked = (await desk.page('POST', '/graphql', { cookie, body })).body as PinAnswer;
  const sign = asked.errors?.[0]?.extensions.sign;
  if (sign === undefined) return asked;
  const signature = signedBy(device, sign);
  return (await desk.page('POST', '/graphql', { cookie, body, signature })).body;
}

/** Registers a person with roles and a PIN. @returns their passkey */
async function withPin(name: string, roles: readonly Role[], pin = PIN): Promise<SoftwareAuthenticator> {
  const device = await desk.enrolled(name, roles);
  expect(await setPin(device, pin)).toEqual({ data: { setPin: { person: staffNumber(name) } } });
  return device;
}

const identify = (cookie: string, name: string, pin = PIN): Promise<PageAnswer> =>
  desk.page('POST', '/v1/tablet/session', { cookie, body: { person: staffNumber(name), pin } });

/** Holds the first change of a PIN at a point, makes the second one, and continues the first. */
async function firstKeptLast(
  device: SoftwareAuthenticator,
  hold: (wait: () => Promise<void>) => unknown,
): Promise<void> {
  let letGo = (): void => undefined;
  const gone = new Promise<void>((resolve) => (letGo = resolve));
  const isHeld = new Promise<void>((resolve) => {
    hold(() => {
      resolve();
      return gone;
    });
  });
  const first = setPin(device, PIN);
  await isHeld;
  await setPin(device, OTHER_PIN);
  letGo();
  await first;
}

async function expectOtherPin(name: string): Promise<void> {
  const cookie = await tablet(`tablet-of-${staffNumber(name)}`);
  expect((await identify(cookie, name, PIN)).status).toBe(401);
  expect((await identify(cookie, name, OTHER_PIN)).status).toBe(204);
}

const refusalOf = async (answer: Promise<PageAnswer>): Promise<unknown> => (await answer).body['code'];

const whoAmI = (cookie: string): Promise<PageAnswer> => desk.page('GET', '/v1/session', { cookie });

const securityLines = async (kind: string): Promise<readonly Record<string, unknown>[]> => {
  const { securityLog } = await administrator.ask<{
    securityLog: { edges: { node: Record<string, unknown> }[] };
  }>(
    '{ securityLog(first: 100) { edges { node { kind credential person casino details { name value } } } } }',
  );
  return securityLog.edges.map(({ node }) => node).filter((node) => node['kind'] === kind);
};

describe('a tablet', () => {
  it('is enrolled once, with a link of an administrator, by a cookie that no script reads', async () => {
    const code = await linkFor('pit-1');
    const answer = await desk.page('POST', '/v1/tablet/enrol', { body: { code } });
    expect(answer.setCookie).toMatch(
      /^cagnotte-tablet=cgt_[0-9a-f]{16}_[0-9a-f]{64}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=315\d+$/,
    );
    expect(await refusalOf(desk.page('POST', '/v1/tablet/enrol', { body: { code } }))).toBe(
      'PEOPLE.LINK_OVER',
    );
    expect((await desk.page('GET', '/v1/tablet', { cookie: cookieOf(answer) })).body).toEqual({
      tablet: 'pit-1',
      casino: 'granada',
    });
  });

  it('is no person: its link makes no passkey and no key, and the link of a person no tablet', async () => {
    const code = await linkFor('pit-2');
    const passkey = desk.page('POST', '/v1/enrol', {
      body: { code, person: { id: 'x-1', name: 'Eva Gil' } },
    });
    expect(await refusalOf(passkey)).toBe('PEOPLE.LINK_OVER');
    expect(await refusalOf(desk.page('POST', '/v1/enrol/link', { body: { code } }))).toBe('PEOPLE.LINK_OVER');
    expect(await refusalOf(desk.page('POST', '/v1/enrol/passkey/options', { body: { code } }))).toBe(
      'PEOPLE.LINK_OVER',
    );
    const ofPerson = await running.people.linkFor('Elena Paz', ['pit'], 'all');
    expect(await refusalOf(desk.page('POST', '/v1/tablet/enrol', { body: { code: ofPerson } }))).toBe(
      'PEOPLE.LINK_OVER',
    );
  });

  it('opens nothing without a PIN, as a cookie or as a key', async () => {
    const cookie = await tablet('pit-3');
    const secret = cookie.split('=')[1]!;
    const asked = { query: '{ captureDesk(casino: "granada", tablet: "pit-3") { position } }' };
    expect((await desk.page('POST', '/graphql', { cookie, body: asked })).body).toMatchObject({
      errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    });
    expect((await whoAmI(cookie)).status).toBe(401);
    const sent = await new Client(running.url, secret).send('/v1/session');
    expect(sent.body).toMatchObject({ code: 'ACCESS.KEY_MALFORMED' });
    const asKey = await new Client(running.url, secret.replace('cgt_', 'cgn_')).send('/v1/session');
    expect(asKey.body).toMatchObject({ code: 'ACCESS.KEY_UNKNOWN' });
  });

  it('is bound as the administrator states, or not enrolled', async () => {
    const offered = async (input: object): Promise<unknown> => {
      const wanted = { name: 'pit-4', casino: 'granada', sources: ['/casinos/granada'], classes: ['TABLE'] };
      const { enrolTablet } = await administrator.ask<{ enrolTablet: { code: string } }>(ENROL, {
        input: { ...wanted, ...input },
      });
      return enrolTablet.code;
    };
    expect(await offered({ name: 'Pit 4' })).toBe('PEOPLE.TABLET_NAME');
    expect(await offered({ classes: ['OFFICE'] })).toBe('PEOPLE.TABLET_CLASS');
    expect(await offered({ classes: [] })).toBe('PEOPLE.TABLET_CLASS');
    expect(await offered({ sources: [] })).toBe('PEOPLE.NO_SOURCE');
    expect(await offered({ sources: ['/casinos/ronda'] })).toBe('PEOPLE.SOURCE_OF_OTHER_CASINO');
    expect(await offered({ expiresAt: new Date(Date.now() + 400 * 86_400_000) })).toBe('PEOPLE.EXPIRY');
    expect(await offered({ name: 'pit-1' })).toBe('PEOPLE.TABLET_TAKEN');
  });

  it('is enrolled only by an administrator', async () => {
    const manager = new Client(running.url, await running.makeKey(['manager', 'pit', 'auditor']));
    const input = { name: 'pit-5', casino: 'granada', sources: ['/casinos/granada'], classes: ['TABLE'] };
    expect(await manager.graphql(ENROL, { input })).toMatchObject({
      errors: [{ extensions: { code: 'FORBIDDEN' } }],
    });
  });
});

describe('a PIN', () => {
  it('is set by its person, who signs it with their passkey', async () => {
    const device = await desk.enrolled('Paula Pino', ['pit']);
    const cookie = await desk.signIn(device);
    const body = { query: SET_PIN, variables: { pin: PIN } };
    expect((await desk.page('POST', '/graphql', { cookie, body })).body).toMatchObject({
      errors: [{ extensions: { code: 'SIGNATURE_REQUIRED' } }],
    });
    expect(await setPin(device, PIN)).toEqual({ data: { setPin: { person: 'paula-pino' } } });
    const byKey = new Client(running.url, await running.makePersonKey('Petra Llave', ['pit']));
    expect(await byKey.ask(SET_PIN, { pin: PIN })).toEqual({ setPin: { code: 'PEOPLE.PIN_NEEDS_SESSION' } });
  });

  it.each([
    ['12345', 'PEOPLE.PIN_MALFORMED'],
    ['1234567', 'PEOPLE.PIN_MALFORMED'],
    ['48151a', 'PEOPLE.PIN_MALFORMED'],
    ['４８１５１６', 'PEOPLE.PIN_MALFORMED'],
    ['111111', 'PEOPLE.PIN_EASY'],
    ['123456', 'PEOPLE.PIN_EASY'],
    ['567890', 'PEOPLE.PIN_EASY'],
    ['654321', 'PEOPLE.PIN_EASY'],
    ['121212', 'PEOPLE.PIN_EASY'],
  ])('is not %s', async (pin, code) => {
    const device = (paula ??= await desk.enrolled('Paula Prado', ['pit']));
    expect(await setPin(device, pin)).toEqual({ data: { setPin: { code } } });
  });
  let paula: SoftwareAuthenticator | undefined;

  it('is the one that the log names, if of two set at once the first is stored last', async () => {
    const device = await withPin('Rita Sanz', ['pit'], '771204');
    const pins = running.service.app.get(Pins);
    const keep = pins.keep.bind(pins);
    await firstKeptLast(device, (wait) =>
      jest.spyOn(pins, 'keep').mockImplementationOnce(async (...given) => {
        await wait();
        return keep(...given);
      }),
    );
    await expectOtherPin('Rita Sanz');
  });

  it('is the one that the log names, if the other one is set between reading the log and storing the row', async () => {
    const device = await withPin('Rosa Sanz', ['pit'], '771204');
    const register = running.service.app.get(PeopleRegister);
    const house = register.house.bind(register);
    await firstKeptLast(device, (wait) =>
      jest.spyOn(running.service.app.get(Pins), 'keep').mockImplementationOnce(async function (
        this: Pins,
        ...given
      ) {
        jest.spyOn(register, 'house').mockImplementationOnce(async () => {
          const then = await house();
          const asItWas = { ...then, pins: new Map(then.pins) };
          await wait();
          return asItWas;
        });
        return Pins.prototype.keep.apply(this, given);
      }),
    );
    await expectOtherPin('Rosa Sanz');
  });

  it('is not set for a person without a role on tablets', async () => {
    const device = await desk.enrolled('Nuria Desk', ['accountant']);
    expect(await setPin(device, PIN)).toEqual({ data: { setPin: { code: 'PEOPLE.PIN_NEEDS_ROLE' } } });
  });

  it('is hashed at the cost that the guesser of a stolen database is meant to pay (RFC 7914)', () => {
    expect(hashed).toHaveBeenCalled();
    for (const [, , , cost] of hashed.mock.calls) expect(cost).toMatchObject({ N: 32_768, r: 8, p: 1 });
  });

  it('is in no log, no table and no security log; neither is its hash in a record', async () => {
    await withPin('Pilar Secreta', ['cage'], '907142');
    const dataSource = running.service.app.get(DataSource);
    const [{ hash, salt }] = (await dataSource.query(
      `SELECT encode(hash, 'hex') AS hash, encode(salt, 'hex') AS salt FROM access.pin WHERE person = 'pilar-secreta'`,
    )) as [{ hash: string; salt: string }];
    const events: string[] = [];
    for await (const { bytes } of running.store.readLog()) events.push(bytes);
    const kept = [
      ...events,
      ...running.logged,
      JSON.stringify(await securityLines('credential.pin-set')),
    ].join();
    expect(kept).toContain('pilar-secreta');
    expect(kept).toContain('cagnotte.credential.pin-set.v1');
    for (const secret of ['907142', hash, salt]) expect(kept).not.toContain(secret);
  });
});

describe('a person who identifies with a PIN', () => {
  it('has a session on their tablet for two minutes, with captures and nothing else', async () => {
    await withPin('Ana Mesa', ['pit', 'cage', 'accountant', 'manager', 'administrator']);
    const cookie = cookieOf(await identify(await tablet('mesa-1', { classes: ['TABLE'] }), 'Ana Mesa'));
    const { body } = await whoAmI(cookie);
    expect(body).toMatchObject({
      person: 'ana-mesa',
      name: 'Ana Mesa',
      roles: ['pit'],
      casinos: ['granada'],
      signedInWith: 'pin',
      permissions: ['events:record', 'capture:read', 'slips:read', 'casinos:read'],
      tablet: { name: 'mesa-1', casino: 'granada' },
      freshUntil: new Date(0).toISOString(),
    });
    expect(Date.parse(body['until'] as string) - Date.now()).toBeLessThanOrEqual(2 * 60_000);
    expect((body['rolesByPermission'] as Record<string, unknown>)['tables:read']).toEqual([]);
  });

  it('reports from that tablet, in their own name, as the tablet is bound', async () => {
    await withPin('Bea Caja', ['cage', 'pit']);
    const cookie = cookieOf(
      await identify(
        await tablet('caja-1', { sources: ['/casinos/granada/cage'], classes: ['CAGE'] }),
        'Bea Caja',
      ),
    );
    const sent = async (source: string, of = chipsSold({}, { casino: 'granada' })): Promise<unknown> => {
      const answer = await fetch(`${running.url}/v1/events`, {
        method: 'POST',
        headers: { ...PAGE(), cookie, 'content-type': 'application/cloudevents-batch+json' },
        body: JSON.stringify([{ ...of, source }]),
      });
      const { outcomes } = (await answer.json()) as { outcomes: [{ outcome: string; reason?: string }] };
      const [{ outcome, reason }] = outcomes;
      return reason ?? outcome;
    };
    expect(await sent('/casinos/granada/cage/tablets/caja-1/bea-caja')).toBe('stored');
    expect(await sent('/casinos/granada/cage/tablets/caja-2/bea-caja')).toBe('other-tablet');
    expect(await sent('/casinos/granada/cage/tablets/caja-1/ana-mesa')).toBe('other-person');
    expect(await sent('/casinos/granada/tablets/caja-1/bea-caja')).toBe('other-source');
    const opened = { ...chipsSold({}, { casino: 'granada' }), type: 'cagnotte.table.limits-changed.v1' };
    expect(await sent('/casinos/granada/cage/tablets/caja-1/bea-caja', opened as never)).toBe('other-class');
  });

  it('counts on a tablet of the count room alone', async () => {
    await withPin('Cova Cuenta', ['count']);
    const inTheRoom = cookieOf(
      await identify(await tablet('recuento-1', { classes: ['COUNT_ROOM'] }), 'Cova Cuenta'),
    );
    expect((await whoAmI(inTheRoom)).body).toMatchObject({
      permissions: ['counts:submit', 'capture:read', 'casinos:read'],
    });
    expect(await refusalOf(identify(await tablet('mesa-2', { classes: ['TABLE'] }), 'Cova Cuenta'))).toBe(
      'ACCESS.PIN_OPENS_NOTHING',
    );
  });

  it('reads slips as an inspector, and no book', async () => {
    await withPin('Ines Control', ['inspector']);
    const cookie = cookieOf(await identify(await tablet('mesa-3', { classes: ['TABLE'] }), 'Ines Control'));
    expect((await whoAmI(cookie)).body).toMatchObject({ permissions: ['slips:read', 'casinos:read'] });
  });

  it('is not let in from another page, nor from a browser that is no tablet', async () => {
    const cookie = await tablet('mesa-4');
    const body = { person: 'ana-mesa', pin: PIN };
    const elsewhere = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
    expect(
      await refusalOf(desk.page('POST', '/v1/tablet/session', { cookie, body, headers: elsewhere })),
    ).toBe('ACCESS.FOREIGN_PAGE');
    expect(await refusalOf(desk.page('POST', '/v1/tablet/session', { body }))).toBe('ACCESS.TABLET_UNKNOWN');
    const changed = cookie.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    expect(await refusalOf(desk.page('POST', '/v1/tablet/session', { cookie: changed, body }))).toBe(
      'ACCESS.TABLET_UNKNOWN',
    );
  });
});

/** The headers of a page of the service. */
const PAGE = (): Record<string, string> => ({ origin: desk.origin, 'sec-fetch-site': 'same-origin' });

describe('a PIN that is typed wrong', () => {
  it('is locked after five, also at one moment from several clients, and then the right one is refused, too', async () => {
    await withPin('Luz Olvido', ['pit']);
    const cookie = await tablet('mesa-5');
    const tried = await Promise.all(
      Array.from({ length: 9 }, () => refusalOf(identify(cookie, 'Luz Olvido', OTHER_PIN))),
    );
    expect(tried.filter((code) => code === 'ACCESS.PIN_WRONG')).toHaveLength(4);
    expect(tried.filter((code) => code === 'ACCESS.PIN_LOCKED')).toHaveLength(5);
    expect(await refusalOf(identify(cookie, 'Luz Olvido'))).toBe('ACCESS.PIN_LOCKED');
    const [line] = await securityLines('credential.pin-locked');
    expect(line).toMatchObject({ person: 'luz-olvido', casino: 'granada', credential: cookie.split('_')[1] });
    const failed = await securityLines('sign-in.failed');
    expect(failed).toContainEqual(
      expect.objectContaining({
        person: 'luz-olvido',
        details: [{ name: 'code', value: 'ACCESS.PIN_LOCKED' }],
      }),
    );
  });

  it('is locked on that tablet alone, for an hour, so that another person can work on', async () => {
    await withPin('Luz Colega', ['pit']);
    const [hostile, own] = [await tablet('mesa-10'), await tablet('mesa-11')];
    for (let tries = 0; tries < 5; tries++) await identify(hostile, 'Luz Colega', OTHER_PIN);
    expect((await identify(own, 'Luz Colega')).status).toBe(204);
    expect(await refusalOf(identify(hostile, 'Luz Colega'))).toBe('ACCESS.PIN_LOCKED');
    await anHourLater('luz-colega');
    expect((await identify(hostile, 'Luz Colega')).status).toBe(204);
  });

  it('is locked again after five more, so that waiting gives no other guesses', async () => {
    await withPin('Luz Otra', ['pit']);
    const cookie = await tablet('mesa-12');
    for (let tries = 0; tries < 5; tries++) await identify(cookie, 'Luz Otra', OTHER_PIN);
    await anHourLater('luz-otra');
    const tried: unknown[] = [];
    for (let tries = 0; tries < 6; tries++)
      tried.push(await refusalOf(identify(cookie, 'Luz Otra', OTHER_PIN)));
    expect(tried.filter((code) => code === 'ACCESS.PIN_WRONG')).toHaveLength(4);
    expect(tried.filter((code) => code === 'ACCESS.PIN_LOCKED')).toHaveLength(2);
  });

  it('is refused after fifty wrong entries on all tablets, even with right ones between them, until a new one is set', async () => {
    const device = await withPin('Luz Total', ['pit']);
    const own = await tablet('total-0');
    const others: string[] = [];
    for (let at = 1; at <= 10; at++) {
      // Another tablet that she uses all the time.
      expect((await identify(own, 'Luz Total')).status).toBe(204);
      others.push(await tablet(`total-${at}`));
      for (let tries = 0; tries < 5; tries++) await identify(others.at(-1)!, 'Luz Total', OTHER_PIN);
    }
    expect(await refusalOf(identify(own, 'Luz Total'))).toBe('ACCESS.PIN_OVER');
    await anHourLater('luz-total');
    expect(await refusalOf(identify(others[0]!, 'Luz Total'))).toBe('ACCESS.PIN_OVER');
    expect(await securityLines('credential.pin-locked')).toContainEqual(
      expect.objectContaining({ person: 'luz-total', details: [{ name: 'code', value: 'ACCESS.PIN_OVER' }] }),
    );
    await setPin(device, OTHER_PIN);
    for (const each of [own, others[0]!])
      expect((await identify(each, 'Luz Total', OTHER_PIN)).status).toBe(204);
  });

  it('stays locked everywhere where an earlier release had locked it', async () => {
    await withPin('Luz Antes', ['pit']);
    await running.service.app
      .get(DataSource)
      .query(`UPDATE access.pin SET locked_at = now() WHERE person = 'luz-antes'`);
    expect(await refusalOf(identify(await tablet('mesa-13'), 'Luz Antes'))).toBe('ACCESS.PIN_OVER');
  });

  /** Moves the start of the locks of a person back by an hour. */
  const anHourLater = (person: string): Promise<unknown> =>
    running.service.app
      .get(DataSource)
      .query(`UPDATE access.pin_failures SET locked_until = now() WHERE person = $1`, [person]);

  it('is unlocked by a new one, which its person sets', async () => {
    const device = await withPin('Luz Nueva', ['pit']);
    const cookie = await tablet('mesa-6');
    for (let tries = 0; tries < 6; tries++) await identify(cookie, 'Luz Nueva', OTHER_PIN);
    await setPin(device, OTHER_PIN);
    expect((await identify(cookie, 'Luz Nueva', OTHER_PIN)).status).toBe(204);
  });

  it('is counted from one again after a right entry', async () => {
    await withPin('Luz Clara', ['pit']);
    const cookie = await tablet('mesa-7');
    for (let round = 0; round < 2; round++) {
      for (let tries = 0; tries < 4; tries++)
        expect(await refusalOf(identify(cookie, 'Luz Clara', OTHER_PIN))).toBe('ACCESS.PIN_WRONG');
      expect((await identify(cookie, 'Luz Clara')).status).toBe(204);
    }
  });

  it('is refused in the same words as for a person without one, and for an unknown person', async () => {
    const cookie = await tablet('mesa-8');
    await desk.enrolled('Sin Pin', ['pit']);
    expect((await identify(cookie, 'Sin Pin')).body).toEqual((await identify(cookie, 'Nadie')).body);
    for (const body of [{}, { person: 1, pin: 2 }, { person: 'x'.repeat(1_000), pin: PIN }])
      expect(await refusalOf(desk.page('POST', '/v1/tablet/session', { cookie, body }))).toBe(
        'ACCESS.PIN_WRONG',
      );
  });

  it('is refused if its stored row is of another PIN than the log names', async () => {
    await withPin('Rosa Fila', ['pit']);
    await running.service.app
      .get(DataSource)
      .query(`UPDATE access.pin SET pin = repeat('0', 16) WHERE person = 'rosa-fila'`);
    expect(await refusalOf(identify(await tablet('mesa-9'), 'Rosa Fila'))).toBe('ACCESS.PIN_WRONG');
  });
});

describe('a session with a PIN ends', () => {
  /** Moves the start or the last use of a session back by minutes. */
  const shift = (cookie: string, column: 'began_at' | 'seen_at', minutes: number): Promise<unknown> =>
    running.service.app
      .get(DataSource)
      .query(`UPDATE access.session SET ${column} = ${column} - make_interval(mins => $2) WHERE id = $1`, [
        cookie.split('_')[1],
        minutes,
      ]);
  const over = { status: 401, body: { code: 'ACCESS.SESSION_OVER' } };
  const begin = async (name: string, on: string): Promise<string> => {
    await withPin(name, ['pit']);
    return cookieOf(await identify(await tablet(on), name));
  };

  it('when nothing was asked for two minutes', async () => {
    const cookie = await begin('Fin Uno', 'fin-1');
    await shift(cookie, 'seen_at', 1);
    expect((await whoAmI(cookie)).status).toBe(200);
    await shift(cookie, 'seen_at', 2);
    expect(await whoAmI(cookie)).toMatchObject(over);
  });

  it('an hour after it began, however it is used', async () => {
    const cookie = await begin('Fin Dos', 'fin-2');
    await shift(cookie, 'began_at', 61);
    expect(await whoAmI(cookie)).toMatchObject(over);
  });

  it('when the tablet is revoked, which then refuses every sign-in and may be enrolled again', async () => {
    await withPin('Fin Tres', ['pit']);
    const onTablet = await tablet('fin-3');
    const cookie = cookieOf(await identify(onTablet, 'Fin Tres'));
    const id = onTablet.split('_')[1];
    await administrator.ask('mutation ($id: ID!) { revokeCredential(id: $id) { __typename } }', { id });
    expect(await whoAmI(cookie)).toMatchObject(over);
    expect(await refusalOf(identify(onTablet, 'Fin Tres'))).toBe('ACCESS.TABLET_UNKNOWN');
    expect((await identify(await tablet('fin-3'), 'Fin Tres')).status).toBe(204);
  });

  it('when its person sets another PIN, signs out, or leaves', async () => {
    const device = await withPin('Fin Cuatro', ['pit']);
    const onTablet = await tablet('fin-4');
    const first = cookieOf(await identify(onTablet, 'Fin Cuatro'));
    await setPin(device, OTHER_PIN);
    expect(await whoAmI(first)).toMatchObject(over);
    const second = cookieOf(await identify(onTablet, 'Fin Cuatro', OTHER_PIN));
    expect((await desk.page('DELETE', '/v1/session', { cookie: second })).status).toBe(204);
    expect(await whoAmI(second)).toMatchObject(over);
    const third = cookieOf(await identify(onTablet, 'Fin Cuatro', OTHER_PIN));
    await administrator.graphql(
      'mutation { deactivatePerson(person: "fin-cuatro", reason: "left") { __typename } }',
    );
    // Only persons, not services, may administer persons.
    await new Client(running.url, await running.people.ofOffice()).ask(
      'mutation { deactivatePerson(person: "fin-cuatro", reason: "left") { __typename } }',
    );
    expect(await whoAmI(third)).toMatchObject(over);
    expect(await refusalOf(identify(onTablet, 'Fin Cuatro', OTHER_PIN))).toBe('ACCESS.PIN_WRONG');
  });
});

describe('every entrance that a PIN does not open', () => {
  const ALLOWED = ['events:record', 'counts:submit', 'capture:read', 'slips:read', 'casinos:read'];
  let cookie: string;
  beforeAll(async () => {
    // A session of a tablet has only the permissions of capture, whatever the roles of the person.
    const roles: Role[] = ['pit', 'cage', 'count', 'accountant', 'manager', 'auditor', 'administrator'];
    await withPin('Todo Puede', roles);
    cookie = cookieOf(await identify(await tablet('todo-1'), 'Todo Puede'));
  });

  const fields = Object.entries({
    query: SCHEMA.getQueryType()!,
    mutation: SCHEMA.getMutationType()!,
  }).flatMap(([operation, type]) =>
    Object.values(type.getFields()).map((field) => ({ operation, name: field.name, field })),
  );

  it.each(fields)('$operation $name', async ({ operation, name, field }) => {
    const permission = permissionOf(name);
    const { body } = await desk.page('POST', '/graphql', {
      cookie,
      body: { query: `${operation} { ${name}${argumentsOf(field)} ${selectionOf(field)} }` },
    });
    const { errors = [] } = body as { errors?: { extensions: { refusal?: { code: string } } }[] };
    const codes = errors.map(({ extensions }) => extensions.refusal?.code);
    if (permission === 'even with a PIN') expect(errors).toEqual([]);
    else if (ALLOWED.includes(permission)) expect(codes).not.toContain('ACCESS.PIN_CAPTURES_ONLY');
    else expect(codes).toEqual(['ACCESS.PIN_CAPTURES_ONLY']);
  });

  it('subscriptions: a person with a PIN receives slips and nothing else', () => {
    const names = Object.keys(SCHEMA.getSubscriptionType()!.getFields());
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => ALLOWED.includes(permissionOf(name)))).toEqual(['slipChanged']);
  });

  it.each([
    ['GET', '/v1/sessions'],
    ['DELETE', '/v1/sessions/0123456789abcdef'],
    ['GET', '/v1/books/anticipos?casino=granada&day=2026-01-01'],
    ['GET', '/v1/books/anticipos/manifest?casino=granada&day=2026-01-01'],
    ['GET', '/v1/books?casino=granada&day=2026-01-01'],
    ['GET', '/v1/records?casino=granada&from=1&to=2'],
    ['GET', '/v1/events/schemas/cagnotte.hand.played.v1'],
    ['GET', '/metrics'],
  ])('%s %s', async (method, path) => {
    expect(await desk.page(method, path, { cookie })).toMatchObject({
      status: 403,
      body: { code: 'ACCESS.PIN_CAPTURES_ONLY' },
    });
  });

  it('knows the permission of every field', () =>
    expect(fields.map(({ name }) => permissionOf(name)).filter((each) => !KNOWN.includes(each))).toEqual([]));

  const KNOWN: readonly string[] = [...PERMISSIONS, 'anybody', 'even with a PIN'];
});

const PERMISSION_OF = new Map<string, string>();

/** The permission that the handler of a field requires. */
function permissionOf(field: string): string {
  if (PERMISSION_OF.size === 0) readPermissions();
  return PERMISSION_OF.get(field) ?? 'unknown';
}

function readPermissions(): void {
  const modules = [...running.service.app.get(ModulesContainer).values()];
  for (const { metatype } of modules.flatMap((module) => [...module.providers.values()])) {
    if (typeof metatype !== 'function' || !metatype.prototype) continue;
    const handlers = Object.entries(Object.getOwnPropertyDescriptors(metatype.prototype as object));
    for (const [method, { value }] of handlers) {
      if (typeof value !== 'function' || !Reflect.hasMetadata('graphql:resolver_type', value)) continue;
      const name = (Reflect.getMetadata('graphql:resolver_name', value) as string | undefined) ?? method;
      const permission = (Reflect.getMetadata(REQUIRED_PERMISSION, value) ??
        Reflect.getMetadata(REQUIRED_PERMISSION, metatype)) as string | undefined;
      if (permission !== undefined) PERMISSION_OF.set(name, permission);
    }
  }
}

type Field = GraphQLField<unknown, unknown>;

/** Values for the required arguments. */
function argumentsOf({ args }: Field): string {
  const given = args.filter(isRequiredArgument).map(({ name, type }) => `${name}: ${valueOf(name, type)}`);
  return given.length === 0 ? '' : `(${given.join(', ')})`;
}

function valueOf(name: string, type: GraphQLInputType): string {
  const of = getNullableType(type);
  if (isListType(of)) return `[${valueOf(name, of.ofType)}]`;
  if (isEnumType(of)) return of.getValues()[0]!.name;
  if (isInputObjectType(of)) {
    const inner = Object.values(of.getFields()).filter(isRequiredInputField);
    return `{ ${inner.map((each) => `${each.name}: ${valueOf(each.name, each.type)}`).join(', ')} }`;
  }
  const { name: scalar } = of as { readonly name: string };
  return SCALARS[scalar] ?? (name === 'casino' ? '"granada"' : '"x"');
}

const SCALARS: Readonly<Record<string, string>> = {
  Int: '1',
  Float: '1',
  Boolean: 'true',
  Position: '1',
  GamingDay: '"2026-03-14"',
  Instant: '"2026-03-14T22:00:00Z"',
  DateTime: '"2026-03-14T22:00:00Z"',
};

const selectionOf = ({ type }: Field): string => {
  const named = getNamedType(type);
  return isObjectType(named) || isUnionType(named) ? '{ __typename }' : '';
};
