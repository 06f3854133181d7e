import {
  type GraphQLArgument,
  type GraphQLField,
  getNamedType,
  getNullableType,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  isUnionType,
} from 'graphql';
import { conceptOf, EVENT_DEFINITIONS } from '../../src/ledger/event-contract/catalogue';
import { nightOf } from '../support/malformed/fuzz-words';
import { Client } from '../support/service/client';
import { QUESTIONS, SCHEMA, tellGoldenEvents, wholeQuestion } from '../support/service/every-question';
import { chosenSeed, SeededChoice } from '../support/service/seeded-choice';
import { type ServiceUnderTest, startServiceUnderTest } from '../support/service/service-under-test';
import { extent } from '../support/service/test-extent';
import { wholeSelectionOf } from '../support/service/whole-selection';

/** The own casino; the ids that are tried belong to the casino of the golden events. */
const OWN = 'ronda';

/** The number of foreign ids that each client tries in each argument. */
const TRIES = extent(1, 60);

/**
 * Staff numbers belong to the whole house: registering a person or giving a role reveals that a number is taken at any casino
 * (docs/security.md).
 */
const OF_THE_HOUSE = new Set(['person', 'registerPerson.id', 'registerPerson.name', 'assignFinding.to']);

const PEOPLE = '{ credentials { id } people { roles { id } } }';

/** Whether a text identifies something: amounts do not, and addresses of figures are the same at every casino. */
const isId = (text: string): boolean =>
  text.length > 3 && text.length < 60 && !/^[-+0-9.,]+$/.test(text) && !/\d{4}-\d\d-\d\d/.test(text);

/** Types of events and their titles are words of the catalogue (docs/events), which an argument takes at every casino. */
const OF_THE_CATALOGUE: ReadonlySet<string> = new Set(
  EVENT_DEFINITIONS.flatMap(({ type, title: { en, es } }) => [type, en, es, conceptOf(type)]),
);

const choice = new SeededChoice(chosenSeed(), 'foreign ids');

let running: ServiceUnderTest;
let foreign: readonly string[] = [];
const askers: Client[] = [];

beforeAll(async () => {
  running = await startServiceUnderTest();
  const everywhere = new Client(running.url, await running.makeWorldKey());
  const last = await tellGoldenEvents(running, everywhere);
  const { receipt } = (await everywhere.stream(nightOf(OWN, 'X'))).at(-1)!['summary'] as { receipt: string };
  await everywhere.ask('query ($r: String) { casinos(waitFor: $r) { id } }', { r: receipt });
  const chief = new Client(
    running.url,
    await running.makePersonKey('Rita Alta', ['administrator'], ['granada']),
  );
  const made = await ofTheHouse(chief);
  const answers = [made];
  for (const field of QUESTIONS) answers.push(await everywhere.graphql(wholeQuestion(field, last)));
  answers.push(await everywhere.graphql(PEOPLE));
  const roles = ['ingest', 'pit', 'cage', 'accountant', 'manager', 'auditor', 'administrator'] as const;
  askers.push(
    new Client(running.url, await running.makeKey(roles, [OWN])),
    new Client(running.url, await running.makePersonKey('Oda Propia', roles.slice(1), [OWN])),
  );
  const own: unknown[] = [await askers[0]!.graphql(PEOPLE)];
  for (const field of QUESTIONS)
    own.push(await askers[0]!.graphql(wholeQuestion(field, 1).replace('"granada"', `"${OWN}"`)));
  const [there, here] = [textsIn(answers), textsIn(own)];
  // Texts that also occur at the own casino are words of the schema; the others identify something of the other casino.
  foreign = [...there]
    .filter((text) => !here.has(text) && isId(text) && !isOfDuty(text) && !OF_THE_CATALOGUE.has(text))
    .sort();
});
afterAll(() => running.stop());

/** A proposal, a role and a device of the other casino. */
async function ofTheHouse(chief: Client): Promise<unknown> {
  await chief.ask('mutation { registerPerson(id: "g1", name: "Gloria Granada") { __typename } }');
  const proposals = await chief.ask(
    `mutation {
       a: proposeRole(input: { person: "g1", role: MANAGER, casinos: ["granada"] }) { ... on PeopleProposed { proposal { id } } }
       b: proposeRole(input: { person: "g1", role: AUDITOR, casinos: ["granada"] }) { ... on RoleGiven { role { id } } } }`,
  );
  const device = await chief.ask(
    `mutation { issueDeviceCredential(input: { name: "RF1", kind: DEVICE, roles: [INGEST], casinos: ["granada"],
       sources: ["/casinos/granada/tables/RF1"], classes: [TABLE] }) { ... on CredentialMade { credential { id } } } }`,
  );
  return [proposals, device];
}

function textsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') found.add(value);
  else if (value !== null && typeof value === 'object')
    for (const each of Object.values(value)) textsIn(each, found);
  return found;
}

const isText = (type: GraphQLInputType): boolean => ['ID', 'String'].includes(getNamedType(type).name);

interface Tried {
  readonly isMutation: boolean;
  readonly field: GraphQLField<unknown, unknown>;
  readonly arg: GraphQLArgument;
}

const tried = (
  type: typeof SCHEMA extends { getQueryType(): infer T } ? T : never,
  isMutation: boolean,
): Tried[] =>
  Object.values(type!.getFields()).flatMap((field) =>
    field.args
      .filter(({ name, type: of }) => isText(of) && name !== 'casino' && name !== 'waitFor')
      .filter(({ name }) => !OF_THE_HOUSE.has(name) && !OF_THE_HOUSE.has(`${field.name}.${name}`))
      .map((arg) => ({ isMutation, field, arg })),
  );

const TRIED = [...tried(SCHEMA.getQueryType(), false), ...tried(SCHEMA.getMutationType(), true)].map(
  (each) => ({
    ...each,
    name: `${each.field.name}(${each.arg.name})`,
  }),
);

const BY_TYPE: Readonly<Record<string, string>> = {
  ID: '"none"',
  String: '"none"',
  Int: '1',
  Boolean: 'false',
  Position: '1',
  Float: '1',
  GamingDay: '"2026-03-14"',
  Instant: '"2026-03-14T21:00:00+01:00"',
};

/** A valid value for a required argument. */
function something(given: GraphQLInputType): string {
  const type = getNullableType(given);
  if (isListType(type)) return `[${something(type.ofType)}]`;
  if (isEnumType(type)) return type.getValues()[0]!.name;
  if (!isInputObjectType(type)) return BY_TYPE[type.name]!;
  const fields = Object.values(type.getFields()).filter(isRequiredInputField);
  return `{ ${fields.map((each) => `${each.name}: ${something(each.type)}`).join(', ')} }`;
}

function operation({ isMutation, field, arg }: Tried, text: string): string {
  const literal = JSON.stringify(text);
  const args = field.args
    .filter((each) => each === arg || isRequiredArgument(each))
    .map((each) => {
      if (each === arg)
        return `${each.name}: ${isListType(getNullableType(each.type)) ? `[${literal}]` : literal}`;
      return `${each.name}: ${each.name === 'casino' ? `"${OWN}"` : something(each.type)}`;
    });
  return `${isMutation ? 'mutation' : 'query'} { ${field.name}(${args.join(', ')}) ${selectionOf(field, isMutation)} }`;
}

/** The selection of a field; of a mutation only the type of its outcome, since ids and receipts differ each time. */
function selectionOf(field: GraphQLField<unknown, unknown>, isMutation: boolean): string {
  const type = getNamedType(field.type);
  if (!isMutation) return wholeSelectionOf(type);
  if (!isUnionType(type)) return isObjectType(type) ? '{ __typename }' : '';
  const refused = type.getTypes().filter((each) => 'code' in each.getFields());
  return `{ __typename ${refused.map(({ name }) => `... on ${name} { code message messageEs }`).join(' ')} }`;
}

/** In a refusal of an account: these follow from the text and the chart alone, which all casinos share. */
const NEAREST_ACCOUNTS = /(?<=The nearest are |Las más parecidas son )[^;]*(?=;)/g;

/** The pool that the address of a figure names. */
const poolOf = (text: string): readonly string[] => /^pool\/([^/]+)\//.exec(text)?.slice(1) ?? [];

/** Of a year and a quarter, which every casino has. */
const isOfDuty = (text: string): boolean => text.startsWith('duty/');

/** The answers for a foreign id and for a non-existent one, without the ids that they repeat. */
async function answers(asker: Client, asked: Tried, there: string): Promise<[string, string]> {
  const elsewhere = nowhere(there);
  // An answer may repeat the id, its beginning or the pool that it names; a short id may also be part of a word.
  const ids = [there, elsewhere]
    .flatMap((text) => [
      JSON.stringify(text).slice(1, -1),
      text,
      text.slice(0, 40),
      text.slice(0, 20),
      ...poolOf(text),
    ])
    .sort((one, other) => other.length - one.length);
  const told = async (text: string): Promise<string> => {
    const { status, data, errors } = await asker.graphql(operation(asked, text));
    const answer = ids.reduce(
      (all, each) => all.replaceAll(each, '…'),
      JSON.stringify({ status, data, errors }),
    );
    return answer.replaceAll(NEAREST_ACCOUNTS, '…');
  };
  return [await told(there), await told(elsewhere)];
}

/**
 * A non-existent id of the same length with the same kinds of characters. Of the path of an account only the digits change: which
 * families of accounts the chart has is no secret, and another family is refused as a mistake. Of the address of a figure of a pool the
 * pool changes: its parts are no secret either.
 */
function nowhere(text: string): string {
  const digitsChanged = text.replaceAll(/[0-9]/g, (digit) => `${(Number(digit) + 7) % 10}`);
  if (text.includes(':')) return digitsChanged;
  if (text.startsWith('pool/'))
    return digitsChanged.replace(/(?<=^pool\/)[a-z]/, (letter) => (letter === 'a' ? 'b' : 'a'));
  return digitsChanged.replace(/[a-f](?=[^a-z]*$)/, (letter) => (letter === 'a' ? 'b' : 'a'));
}

it('more than a hundred ids of the other casino are tried', () => {
  expect(foreign.length).toBeGreaterThan(100);
  expect(foreign.filter((text) => /^[0-9a-f]{16}$/.test(text)).length).toBeGreaterThan(1);
});

it.each(TRIED)('$name answers for an id of another casino as for one that does not exist', async (asked) => {
  for (const asker of askers) {
    for (let tries = 0; tries < TRIES; tries++) {
      const there = choice.oneOf(foreign);
      if (nowhere(there) === there) continue;
      const [told, expected] = await answers(asker, asked, there);
      expect({ there, told }).toEqual({ there, told: expected });
    }
  }
});

it.each([
  'approveRole(proposal',
  'approveCredential(proposal',
  'withdrawPeopleProposal(proposal',
  'endRole(role',
  'revokeCredential(id',
  'rotateCredential(id',
])('%s) does so for every id of the house', async (name) => {
  const asked = TRIED.find((each) => each.name.startsWith(name))!;
  for (const there of foreign.filter((text) => /^[0-9a-f]{16}$/.test(text)))
    for (const asker of askers) {
      const [told, expected] = await answers(asker, asked, there);
      expect(told).toBe(expected);
    }
});

it('lists nothing that was proposed for another casino', async () => {
  for (const asker of askers) {
    const { data } = await asker.graphql('{ peopleProposals { id person } }');
    expect(data).toEqual({ peopleProposals: [] });
  }
});
