import { TestHouse } from '../../../test/support/people/test-house';
import { ROLES_BY_PERMISSION } from '../../access/permissions';
import { sha256 } from '../../kernel/identity';
import { DECISION_RIGHTS } from './decision-rights';
import { enrolTablet, offerTablet } from '../../people/tablet.rules';
import { compareDeciders, decisionIn } from './verify-deciders';
import { PEOPLE_STREAM } from '../../people/people-register';

const NURIA = { id: 'nuria', name: 'Nuria Campos' };
const CARMEN = { id: 'carmen', name: 'Carmen Ortega' };

interface DecisionCase {
  readonly data: object;
  readonly at?: string;
  readonly principal?: string | undefined;
  readonly casino?: string;
  readonly envelope?: object;
}

/** A house with an accountant and a manager, and the problems of decisions about its casinos. */
class Office {
  private constructor(
    readonly house: TestHouse,
    readonly keys: Readonly<Record<'nuria' | 'carmen', string>>,
  ) {}

  static async open(): Promise<Office> {
    const house = await TestHouse.withAdministrators();
    const [nuria, carmen] = [
      await house.person('nuria', NURIA.name, ['accountant']),
      await house.person('carmen', CARMEN.name, ['manager'], ['granada']),
    ];
    house.days(1);
    return new Office(house, { nuria: nuria.split('_')[1]!, carmen: carmen.split('_')[1]! });
  }

  async seen(type: string, { data, casino = 'granada', envelope = {}, ...told }: DecisionCase) {
    const at = told.at ?? this.house.inDays(0);
    const people = [];
    for await (const { bytes, recordedAt } of this.house.store.readStream(PEOPLE_STREAM))
      people.push({ bytes, recordedAt });
    const event = { type: `cagnotte.${type}.v1`, time: at, gamingday: '2026-01-01', data, ...envelope };
    const principal = 'principal' in told ? told.principal : this.keys.nuria;
    const kept = { where: 'record 9', casino, recordedAt: at, bytes: JSON.stringify(event), principal };
    return compareDeciders(people, decisionIn(kept));
  }

  /** The problem of the decision; undefined where it holds. */
  async wrong(type: string, told: DecisionCase): Promise<string | undefined> {
    return (await this.seen(type, told)).problems[0]?.replace(/^record 9 \(cagnotte[.].*[.]v1\): /, '');
  }
}

/** The link of a tablet of the count room, made by an administrator. */
const offerCountTablet = (house: TestHouse): Promise<unknown> =>
  house.people.decide((now, moment) =>
    offerTablet(
      now,
      { by: { kind: 'person', id: 'ana', name: 'Ana Ruiz' }, casinos: 'all' },
      {
        ...{ name: 'count-1', casino: 'granada', sources: ['/casinos/granada'], toldBy: ['count-room'] },
        ...{ expiresAt: house.inDays(300), latest: house.inDays(365) },
        link: { codeHash: sha256('link'), expiresAt: house.inDays(1) },
      },
      moment,
    ),
  );

let office: Office;
beforeEach(async () => {
  office = await Office.open();
});

const closedBy = (...by: readonly object[]): DecisionCase => ({ data: { by: by[0] } });

describe('who decided is held against the register of persons', () => {
  it('and holds for an accountant who closes and a manager who certifies', async () => {
    expect(await office.wrong('gaming-day.closed', closedBy(NURIA))).toBeUndefined();
    const { keys } = office;
    expect(
      await office.wrong('gaming-day.certified', { data: { by: CARMEN }, principal: keys.carmen }),
    ).toBeUndefined();
  });

  it.each([
    ['nobody', { data: {} }, 'it names nobody'],
    ['who was never registered', closedBy({ id: 'x' }), 'x was not registered'],
    [
      'somebody under another name',
      closedBy({ ...NURIA, name: 'Ana Gil' }),
      'nuria was registered under another name than the decision has',
    ],
    ['a manager, who does not close days', closedBy(CARMEN), 'carmen had no role with days:close at granada'],
    [
      'the service in her place',
      { ...closedBy(NURIA), principal: 'service' },
      'nuria decided it, and it was recorded by service, which is none of a person',
    ],
  ])('names %s', async (_who, told, why) => {
    expect(await office.wrong('gaming-day.closed', told)).toBe(why);
  });

  it('names the credential of another person', async () => {
    const { carmen } = office.keys;
    expect(await office.wrong('gaming-day.closed', { ...closedBy(NURIA), principal: carmen })).toBe(
      `nuria decided it, and it was recorded by ${carmen}, which is one of carmen`,
    );
  });

  it('names the accountant who certifies, and a manager of another casino', async () => {
    const { carmen } = office.keys;
    expect(await office.wrong('gaming-day.certified', closedBy(NURIA))).toBe(
      'nuria had no role with days:certify at granada',
    );
    const elsewhere = { data: { by: CARMEN }, casino: 'marbella', principal: carmen };
    expect(await office.wrong('gaming-day.certified', elsewhere)).toBe(
      'carmen had no role with days:certify at marbella',
    );
  });

  it.each([
    ['gaming-day.reopened', (one: object, other: object) => ({ by: [one, other] })],
    ['correction.recorded', (one: object, other: object) => ({ proposedBy: one, approvedBy: other })],
    ['variance.cleared', (one: object, other: object) => ({ approvedBy: [one, other] })],
    ['casino.authorised', (one: object, other: object) => ({ by: one, approvedBy: other })],
  ])('names one person where two decide: %s', async (type, decided) => {
    const { house } = office;
    const key = await house.person('eva', 'Eva Sol', ['manager', 'accountant']);
    const eva = { id: 'eva', name: 'Eva Sol' };
    house.days(1);
    const principal = key.split('_')[1];
    expect(await office.wrong(type, { data: decided(eva, eva), principal })).toBe('eva is no second person');
    expect(await office.wrong(type, { data: decided(CARMEN, eva), principal })).toBeUndefined();
    expect(await office.wrong(type, { data: decided({ id: 'luis' }, eva), principal })).toBe(
      'eva and luis are tied by a credential',
    );
  });

  it('names a decision of two that has one', async () => {
    expect(await office.wrong('gaming-day.reopened', { data: { by: [NURIA] } })).toBe(
      'it names one person, and two decide it',
    );
  });

  it('names who decided after leaving or after the end of the role, within ten seconds aside', async () => {
    const { house } = office;
    const late = { ...closedBy(NURIA), at: house.inDays(0) };
    await house.end('ana', 'nuria', 'accountant');
    expect(await office.wrong('gaming-day.closed', late)).toBeUndefined();
    house.minutes(1);
    expect(await office.wrong('gaming-day.closed', closedBy(NURIA))).toBe(
      'nuria had no role with days:close at granada',
    );
    await house.deactivate('ana', 'nuria');
    const left = house.inDays(0);
    house.minutes(1);
    expect(await office.wrong('gaming-day.closed', closedBy(NURIA))).toBe(`nuria had left at ${left}`);
  });

  const types = Object.keys(DECISION_RIGHTS);
  it.each(types)('holds for who got the role just before it and lost it just after it: %s', async (type) => {
    const { house } = office;
    const roles = ROLES_BY_PERMISSION[DECISION_RIGHTS[type]!.permission].slice(0, 1);
    const one = { id: 'eva', name: 'Eva Sol' };
    const other = { id: 'pia', name: 'Pia Mesa' };
    await house.person(one.id, one.name, roles);
    const principal = (await house.person(other.id, other.name, roles)).split('_')[1];
    house.minutes(0, 1);
    const told = { data: { by: [one, other] }, at: house.inDays(0), principal };
    house.minutes(0, 1);
    for (const { id } of [one, other]) await house.deactivate('ana', id);
    const short = type.replace(/^cagnotte[.]|[.]v1$/g, '');
    expect(await office.wrong(short, told)).toBeUndefined();
  });

  it('names who decided between two terms of the role, each more than ten seconds away', async () => {
    const { house } = office;
    await house.end('ana', 'nuria', 'accountant');
    house.minutes(0, 11);
    const told = { ...closedBy(NURIA), at: house.inDays(0) };
    await house.person('pia', 'Pia Mesa', ['manager']);
    house.minutes(0, 11);
    await house.approveRole('luis', await house.propose('ana', 'nuria', 'accountant'));
    expect(await office.wrong('gaming-day.closed', told)).toBe(
      'nuria had no role with days:close at granada',
    );
  });

  it('takes the tablet of a count for its person, and not for who closes the day', async () => {
    const { house } = office;
    await house.person('pia', 'Pia Mesa', ['count', 'accountant']);
    const device = 'a'.repeat(16);
    await offerCountTablet(house);
    const key = { id: device, keyHash: sha256('key') };
    await house.people.decide((now, moment) => enrolTablet(now, { codeHash: sha256('link'), key }, moment));
    house.days(1);
    const told = { data: { by: { id: 'pia', name: 'Pia Mesa' } }, principal: device };
    expect(await office.wrong('count.submitted', told)).toBeUndefined();
    expect(await office.wrong('gaming-day.closed', told)).toContain('which is none of a person');
  });
});

describe('decisions are counted', () => {
  const NONE = {
    casino: 'granada',
    signed: 0,
    unsigned: 0,
    imported: 0,
    unregistered: 0,
    certifiedByCloser: [],
  };
  const counted = async (told: Partial<DecisionCase>): Promise<unknown> => {
    const { problems, decisions } = await office.seen('gaming-day.closed', {
      ...closedBy({ id: 'x' }),
      ...told,
    });
    return { problems: problems.length, ...decisions[0] };
  };

  it('signed and not signed', async () => {
    expect(await counted(closedBy(NURIA))).toEqual({ ...NONE, problems: 0, unsigned: 1 });
    expect(await counted({ ...closedBy(NURIA), envelope: { signature: 's' } })).toEqual({
      ...NONE,
      problems: 0,
      signed: 1,
    });
  });

  it('of imported history and of the time before anybody was registered alone', async () => {
    const imported = { at: '2026-01-01T00:00:00Z', by: 'root' };
    expect(await counted({ envelope: { imported } })).toEqual({ ...NONE, problems: 0, imported: 1 });
    expect(await counted({ at: '2025-12-31T00:00:00.000Z' })).toEqual({
      ...NONE,
      problems: 0,
      unregistered: 1,
    });
  });

  it('and other records are passed over', async () => {
    expect(await office.seen('cage.chips-sold', { data: {} })).toEqual({ problems: [], decisions: [] });
  });
});
