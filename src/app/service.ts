import type { Server as TlsServer } from 'node:tls';
import { BadRequestException, type LoggerService } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DataSource } from 'typeorm';
import { upgradeChains } from '../ledger/register/upgrade-chain';
import { DecisionPolicy } from '../access/access-sources';
import { Doorkeeper } from '../access/doorkeeper';
import type { KeyState } from '../access/key-file';
import { SealKeys } from '../ledger/gaming-day/seal-keys';
import { moveKeyOutOfDatabase } from '../ledger/gaming-day/former-seal-key';
import { eraseAsDecided } from '../ledger/personal-data/erasures';
import { SubjectKeys } from '../access/personal-data/subject-keys';
import { Credentials } from '../people/credentials';
import { IdentityProvider } from '../people/sign-in/identity-provider';
import { Site, siteOrigins } from '../people/sign-in/site';
import { aboutUnbound, takeOverFormerKeys } from '../people/former-keys';
import { PeopleRegister } from '../people/people-register';
import { takeDocuments } from '../exports/documents.controller';
import { takeSheets } from '../intake/sheets/entrance/sheets.controller';
import { takeRawBodies } from '../intake/answers';
import { PackServer } from '../ledger/monthly-pack/monthly-pack.answer';
import { readMailSecrets } from '../outgoing/monthly-pack/mail-server';
import { Intake } from '../intake/intake';
import { AppModule } from './app.module';
import { AllowedOrigins } from './allowed-origins';
import { limitOrigins } from './cross-origin';
import { openApiDocument } from './open-api';
import { OpenApi } from './open-api.controller';
import type { Config } from './config';
import { ConfigError } from './config-error';
import { consoleSettings } from './console-settings';
import { settingsForSecurityLog } from './settings-told';
import { sealKeyPlace } from './key-places';
import type { OpenDatabase } from './database/open-database';
import { replicaOf } from './database/open-replica';
import type { ReadReplica } from '../projector/read-replica';
import { ReadSources } from '../projector/read-sources';
import { firstAdministratorLink } from './first-administrator';
import { answerTo, LONGEST_PART } from './fault.filter';
import { type AnsweredRequest, ServiceMetrics } from './service-metrics';
import {
  fixedHeaders,
  CONNECTIONS_PER_ADDRESS,
  HANDSHAKE_TIMEOUT_MS,
  protectServer,
  SERVER_TIMEOUTS,
} from './http-protection';
import { type OpenStorage, openStorage } from './open-books';
import { traceRequests } from '../telemetry/spans';
import { ServiceLogger } from './service-logger';
import { SecurityLog } from '../security-log/security-log';
import { SubscriptionServer } from './subscription-server';
import { followTls, readTls } from './tls';
import { TrustedProxies } from './trusted-proxies';

export interface Service {
  readonly url: string;
  /**
   * The address that persons open in a browser: CAGNOTTE_ORIGIN, or a name of this machine, because passkeys need a
   * name.
   */
  readonly origin: string;
  readonly app: NestFastifyApplication;
  readonly database: OpenDatabase;
  readonly firstLinkFile: string | undefined;
  close(): Promise<void>;
}

/**
 * Opens database and event store, starts HTTP, GraphQL and the projections, and resolves when it accepts requests.
 * @param tellSecurity takes each line of the security log as JSON
 */
export async function startService(
  config: Config,
  logger: LoggerService = new ServiceLogger(),
  tellSecurity?: (line: string) => void,
): Promise<Service> {
  if (config.mail !== undefined) await readMailSecrets(config.mail);
  const books = await openStorage(config, (line) => void logger.log(line, 'postgres'));
  const replica = replicaOf(books.database.dataSource, config, logger);
  let app: NestFastifyApplication | undefined;
  try {
    logger.log(books.database.description, 'database');
    logger.log(books.storeDescription, 'event store');
    await replica?.start();
    app = await createApp(books, { ...config, tellSecurity, replica }, logger);
    const service = await open(app, books, { config, logger });
    const unbound = aboutUnbound(await app.get(PeopleRegister).house(), new Date().toISOString());
    if (unbound !== undefined)
      logger.warn(`${unbound}: replace them by credentials with sources and classes.`, 'keys');
    return service;
  } catch (failure) {
    // Started parts, above all projections, would continue without a database and keep the process alive.
    await (app ? closeAll(app, books) : (replica?.stop().then(() => books.close()) ?? books.close()));
    throw failure;
  }
}

async function open(
  app: NestFastifyApplication,
  books: OpenStorage,
  { config, logger }: { readonly config: Config; readonly logger: LoggerService },
): Promise<Service> {
  await tellSealKey(app.get(SealKeys), books.database.dataSource, { config, logger });
  tellKey(logger, await app.get(SubjectKeys).check(), 'personal data');
  const erased = await eraseAsDecided(books.database.dataSource, books.store, app.get(SubjectKeys));
  if (erased > 0) logger.log(`Keys destroyed as two persons had decided before: ${erased}`, 'personal data');
  await upgradeChains(books.database.dataSource, books.store);
  await app.init();
  const { persons, credentials } = await takeOverFormerKeys(
    books.database.dataSource,
    app.get(PeopleRegister),
  );
  if (credentials > 0)
    logger.log(`API keys became credentials: ${credentials}, of persons: ${persons}`, 'people');
  // Not done by the framework, which logs a failure and throws it again, so that it would be reported twice.
  const url = await app
    .getHttpAdapter()
    .getInstance()
    .listen({ port: config.port, host: config.host })
    .catch((failure: unknown) => {
      throw faultOfListening(failure, config);
    });
  const site = app.get(Site);
  site.opensAt(...siteOrigins(url, config.origin));
  site.atConsole = consoleSettings(config, site.origin);
  await app.get(SecurityLog).record({ kind: 'service.started', details: settingsForSecurityLog(config) });
  const { database } = books;
  const leaveTls = config.tls && followTls(app.getHttpServer() as unknown as TlsServer, config.tls, logger);
  const close = (): Promise<void> => {
    leaveTls?.();
    return closeAll(app, books);
  };
  const firstLinkFile = await firstAdministratorLink(app.get(Credentials), {
    url: site.origin,
    dataDirectory: config.dataDirectory,
  });
  return { url, origin: site.origin, app, database, firstLinkFile, close };
}

/** Prints the fingerprint of the seal key at each start, so that a change is noticed; and its place, if it was moved. */
async function tellSealKey(
  keys: SealKeys,
  database: DataSource,
  { config, logger }: { readonly config: Config; readonly logger: LoggerService },
): Promise<void> {
  const { dataDirectory: directory } = config;
  const moved = await moveKeyOutOfDatabase(database, { place: sealKeyPlace(config), directory });
  if (moved !== undefined) logger.warn(moved, 'seals');
  tellKey(logger, await keys.check(), 'seals');
}

function tellKey(logger: LoggerService, { isThere, says }: KeyState, of: string): void {
  if (isThere) logger.log(says, of);
  else logger.error(says, of);
}

async function createApp(
  { database, store }: OpenStorage,
  config: Config & {
    readonly tellSecurity: ((line: string) => void) | undefined;
    readonly replica: ReadReplica | undefined;
  },
  logger: LoggerService,
): Promise<NestFastifyApplication> {
  const proxies = new TrustedProxies(config.trustedProxies);
  const tls = config.tls && {
    https: { ...SERVER_TIMEOUTS.http, ...readTls(config.tls), handshakeTimeout: HANDSHAKE_TIMEOUT_MS },
  };
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.on(
      new ReadSources(database.dataSource, config.replica),
      { store, databaseUrl: database.url },
      config,
    ),
    new FastifyAdapter({
      ...SERVER_TIMEOUTS,
      ...tls,
      frameworkErrors: refuse,
      routerOptions: { maxParamLength: LONGEST_PART },
    }),
    { logger, abortOnError: false },
  );
  const fastify = app.getHttpAdapter().getInstance();
  if (config.telemetry?.traces === true) traceRequests(fastify);
  takeRawBodies(fastify);
  takeDocuments(fastify);
  takeSheets(fastify);
  const headers = fixedHeaders();
  fastify.addHook('onRequest', (request, reply, done) => {
    // The address by which connections are counted; the framework would accept any text of a header.
    Object.defineProperty(request, 'ip', { value: proxies.clientOf(request.raw) });
    for (const [name, value] of headers) reply.raw.setHeader(name, value); // Streams bypass the headers of `reply`.
    if (namesTwoHosts(request)) refuse(new BadRequestException(), request, reply);
    else done();
  });
  await limitOrigins(fastify, {
    origins: app.get(AllowedOrigins),
    site: app.get(Site),
    doorkeeper: app.get(Doorkeeper),
  });
  protectServer(fastify, config.connectionsPerAddress ?? CONNECTIONS_PER_ADDRESS, {
    doorkeeper: app.get(Doorkeeper),
    proxies,
  });
  app.get(IdentityProvider).configure(config.provider);
  app.get(DecisionPolicy).mustBeSigned = config.decisionsSigned === true;
  if (config.mail !== undefined) app.get(PackServer).name = `${config.mail.host}:${config.mail.port}`;
  app.get(OpenApi).make = () => openApiDocument(app);
  const metrics = app.get(ServiceMetrics);
  fastify.addHook('onResponse', (request, reply, done) => {
    metrics.answered(answeredRequest(request, reply));
    done();
  });
  return app;
}

/** Why the service cannot listen, in one sentence that names the setting and the remedy; else the failure as it is. */
function faultOfListening(failure: unknown, { host, port }: Config): unknown {
  const { code } = failure as NodeJS.ErrnoException;
  const noAddress = `CAGNOTTE_HOST: this machine has no address ${host}. Set 127.0.0.1, 0.0.0.0 or one it has`;
  const faults: Readonly<Record<string, string>> = {
    EADDRINUSE:
      `CAGNOTTE_PORT: port ${port} of ${host} is taken by another program. End it, or set another port, or 0 for any ` +
      'free one',
    EACCES: `CAGNOTTE_PORT: this user may not listen on port ${port}. Set one above 1023`,
    EADDRNOTAVAIL: noAddress,
    ENOTFOUND: noAddress,
    EAI_AGAIN: noAddress,
  };
  const fault = faults[code ?? ''];
  return fault === undefined ? failure : new ConfigError(`${fault} (${code}).`, { cause: failure });
}

const answeredRequest = (
  { method, routeOptions }: FastifyRequest,
  { statusCode, elapsedTime }: FastifyReply,
): AnsweredRequest => ({
  method,
  route: routeOptions.url ?? 'none',
  status: statusCode,
  seconds: elapsedTime / 1_000,
});

/** RFC 9112, 3.2: a proxy before this one may have let the request in by the other name. */
const namesTwoHosts = ({ raw: { rawHeaders } }: FastifyRequest): boolean =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length > 1;

/** An address that cannot be read never reaches the framework's own handling of faults. */
function refuse(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  const { status, body } = answerTo(error, request);
  void reply.status(status).send(body);
}

/** Stops intake first, then projections, log and database: each before what it depends on. */
async function closeAll(app: NestFastifyApplication, books: OpenStorage): Promise<void> {
  // Closed before the framework waits for open requests: a stream may have no end, and a subscription has none.
  app.get(Intake).stop();
  await app.get(SubscriptionServer).close();
  app.get(SecurityLog).note({ kind: 'service.stopped' });
  const reads = app.get(ReadSources);
  await app.close();
  await reads.close();
  await books.close();
}
