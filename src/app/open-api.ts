import type { INestApplication } from '@nestjs/common';
import { ModulesContainer, Reflector } from '@nestjs/core';
import type { OpenAPIObject } from '@nestjs/swagger';
import { Type } from 'typebox';
import {
  isOfRoles,
  REQUIRED_PERMISSION,
  type RequiredPermission,
} from '../access/require-permission.decorator';
import {
  ADDRESS_DESCRIPTION,
  type AddressDescription,
  type DescribedParameter,
} from '../access/described-address';
import { ROLES_BY_PERMISSION } from '../access/permissions';
import { RELEASE } from '../kernel/release';
import { noticeOperations } from '../outgoing/webhooks/notices.address';
import { graphqlOperations } from './graphql.address';
import { addressContent, OPEN_API_COMPONENTS, refusalsOfAddress } from './open-api-components';

/** A document of OpenAPI 3.1, as far as this service writes one. */
export interface OpenApiDocument {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, object>>>>;
  /** What is sent to receivers. */
  readonly webhooks: Readonly<Record<string, object>>;
  readonly components: Readonly<Record<'schemas' | 'responses', Readonly<Record<string, object>>>>;
}

type Handler = (...args: never[]) => unknown;

interface DescribedHandler {
  readonly address: AddressDescription;
  readonly required: RequiredPermission | undefined;
}

/**
 * The OpenAPI document of every address of HTTP: the routes as Nest has them, what each takes and answers from its `@Described`, and who
 * may use it from its permission. It takes no data of the house, so it is the same for everybody.
 */
export async function openApiDocument(app: INestApplication): Promise<OpenApiDocument> {
  // 300 ms to load, so not at the start.
  const { DocumentBuilder, SwaggerModule } = await import('@nestjs/swagger');
  const about = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Cagnotte')
    .setDescription(ABOUT)
    .setVersion(RELEASE)
    // What programs that make clients ask for; an empty list means the same.
    .addServer('/', 'The service that serves this document.')
    .build();
  const handlers = handlersOf(app);
  const routes = SwaggerModule.createDocument(app, about, {
    operationIdFactory: (controller, method) => `${controller}.${method}`,
  });
  return {
    ...about,
    paths: { ...described(routes, handlers), ...graphqlOperations() },
    webhooks: noticeOperations(),
    components: OPEN_API_COMPONENTS,
  };
}

const ABOUT =
  `Addresses of the service. Amounts in JSON are whole minor units or decimal text, never floating point. Every refusal
has a stable code with a text in English and Spanish (docs/errors.md). Questions about the books are asked by GraphQL at /graphql
(schema.graphql); types of events are in docs/events,
those of notices to webhooks in docs/clients/webhooks.md.`.replaceAll('\n', ' ');

function handlersOf(app: INestApplication): ReadonlyMap<string, DescribedHandler> {
  const reflector = new Reflector();
  const controllers = [...app.get(ModulesContainer).values()].flatMap(({ controllers: own }) => [
    ...own.values(),
  ]);
  const found = new Map<string, DescribedHandler>();
  for (const { metatype } of controllers) {
    const of = metatype as (new () => object) | null;
    if (of === null) continue;
    for (const name of Object.getOwnPropertyNames(of.prototype)) {
      const handler = (of.prototype as Record<string, Handler>)[name]!;
      const address = reflector.get<AddressDescription | undefined>(ADDRESS_DESCRIPTION, handler);
      if (address === undefined) continue;
      const required = reflector.getAllAndOverride<RequiredPermission | undefined>(REQUIRED_PERMISSION, [
        handler,
        of,
      ]);
      found.set(`${of.name}.${name}`, { address, required });
    }
  }
  return found;
}

function described(
  { paths }: OpenAPIObject,
  handlers: ReadonlyMap<string, DescribedHandler>,
): Record<string, Record<string, object>> {
  const all: Record<string, Record<string, object>> = {};
  for (const [path, operations] of Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1)))
    for (const [method, { operationId = '' }] of Object.entries(
      operations as Record<string, { operationId?: string }>,
    )) {
      const handler = handlers.get(operationId);
      if (handler !== undefined) (all[path] ??= {})[method] = operationOf(operationId, handler);
    }
  return all;
}

function operationOf(id: string, { address, required }: DescribedHandler): object {
  const { summary, about, path = {}, query = {}, body, answers, refusals = {} } = address;
  const [controller = '', method = ''] = id.split('.');
  const parameters = [...parametersIn('path', path), ...parametersIn('query', query)];
  return {
    operationId: `${controller.replace(/Controller$/, '')}_${method}`,
    summary,
    description: [about, whoMayUse(required, address)].filter(Boolean).join(' '),
    tags: [controller.replace(/Controller$/, '')],
    security: securityOf(required, address),
    ...(parameters.length > 0 && { parameters }),
    ...(body !== undefined && { requestBody: { required: true, content: addressContent(body) } }),
    responses: Object.fromEntries([
      ...Object.entries(answers).map(([status, { about: says, content, headers }]) => [
        status,
        {
          description: says,
          ...(headers !== undefined && { headers: headersOf(headers) }),
          ...(content !== undefined && { content: addressContent(content) }),
        },
      ]),
      ...refusalsOfAddress(required !== 'public' || address.cookie !== undefined, refusals, answers),
    ]) as object,
  };
}

const parametersIn = (
  place: 'path' | 'query',
  parameters: Readonly<Record<string, DescribedParameter>>,
): readonly object[] =>
  Object.entries(parameters).map(
    ([name, { about, schema = Type.String(), required = place === 'path' }]) => ({
      name,
      in: place,
      required,
      description: about,
      schema,
    }),
  );

const headersOf = (headers: Readonly<Record<string, string>>): object =>
  Object.fromEntries(
    Object.entries(headers).map(([name, description]) => [name, { description, schema: { type: 'string' } }]),
  );

function whoMayUse(required: RequiredPermission | undefined, { cookie }: AddressDescription): string {
  if (cookie !== undefined) return `Needs the cookie of a ${cookie}, from a page of the service.`;
  if (required === 'public') return 'Needs no credential.';
  if (!isOfRoles(required)) return 'Needs any valid credential.';
  return `Needs the permission ${required} (${ROLES_BY_PERMISSION[required].join(', ')}).`;
}

/** A session is good for pages of the service, a key for programs. */
function securityOf(
  required: RequiredPermission | undefined,
  { cookie }: AddressDescription,
): readonly object[] {
  if (cookie !== undefined) return [{ [cookie]: [] }];
  return required === 'public' ? [] : [{ key: [] }, { session: [] }];
}
