import { applyToHouse, emptyHouse, type House } from './house.state';
import type { PeopleDecision } from './people.rules';
import { enrolTablet, offerTablet, setPin, type TabletWanted } from './tablet.rules';

const NOW = '2026-01-20T10:00:00.000Z';
const LATER = '2026-06-01T10:00:00.000Z';
const MOMENT = { now: NOW, monthAgo: '2025-12-20T10:00:00.000Z', newId: () => 'new' };
const ANA = { by: { kind: 'person', id: 'ana', name: 'Ana' }, casinos: 'all' } as const;
const WANTED: TabletWanted = {
  name: 'pit-1',
  casino: 'ronda',
  sources: ['/casinos/ronda/tables/RF2', '/casinos/ronda/tables/RF1', '/casinos/ronda/tables/RF2'],
  toldBy: ['count-room', 'table'],
  expiresAt: LATER,
  latest: '2027-01-20T10:00:00.000Z',
  link: { codeHash: 'hash of the link', expiresAt: '2026-01-21T10:00:00.000Z' },
};

const outcome = (decided: PeopleDecision): unknown => (decided.ok ? decided.value : decided.refusal.code);

function after(house: House, decided: PeopleDecision): House {
  if (!decided.ok) throw new Error(decided.refusal.code);
  for (const event of decided.value) applyToHouse(house, event, NOW);
  return house;
}

const offered = (): House => {
  const house = emptyHouse();
  return after(house, offerTablet(house, ANA, WANTED, MOMENT));
};
const KEY = { id: 'tablet-key', keyHash: 'hash of the key' };
const enrolled = (house: House, codeHash = 'hash of the link', moment = MOMENT) =>
  enrolTablet(house, { codeHash, key: KEY }, moment);

describe('the offer of a tablet', () => {
  const offer = (change: Partial<TabletWanted>, house = emptyHouse()) =>
    outcome(offerTablet(house, ANA, { ...WANTED, ...change }, MOMENT));

  it('records each source once and in order', () =>
    expect(offer({})).toMatchObject([
      {
        type: 'cagnotte.credential.offered.v1',
        data: {
          offer: 'new',
          codeHash: 'hash of the link',
          tablet: {
            name: 'pit-1',
            casino: 'ronda',
            expiresAt: LATER,
            sources: ['/casinos/ronda/tables/RF1', '/casinos/ronda/tables/RF2'],
            toldBy: ['table', 'count-room'],
          },
        },
      },
    ]));

  it.each<[string, string, Partial<TabletWanted>]>([
    ['a name of one character', 'PEOPLE.TABLET_NAME', { name: 'p' }],
    ['a name that ends with a hyphen', 'PEOPLE.TABLET_NAME', { name: 'pit-' }],
    ['a name in capitals', 'PEOPLE.TABLET_NAME', { name: 'Pit-1' }],
    ['a name of 41 characters', 'PEOPLE.TABLET_NAME', { name: 'p'.repeat(41) }],
    ['nothing that it reports', 'PEOPLE.TABLET_CLASS', { toldBy: [] }],
    ['what offices report', 'PEOPLE.TABLET_CLASS', { toldBy: ['table', 'office'] }],
    ['a term that is over', 'PEOPLE.EXPIRY', { expiresAt: NOW }],
    ['a term beyond the longest', 'PEOPLE.EXPIRY', { expiresAt: '2027-01-20T10:00:00.001Z' }],
  ])('is refused with %s', (_what, code, change) => expect(offer(change)).toBe(code));

  it('accepts the longest name and term and all classes that tablets report', () =>
    expect(
      offer({ name: 'p'.repeat(40), expiresAt: WANTED.latest, toldBy: ['table', 'cage', 'count-room'] }),
    ).toHaveLength(1));

  it('refuses the name of another valid tablet of the casino', () => {
    const house = after(offered(), enrolled(offered()));
    expect(offer({}, house)).toBe('PEOPLE.TABLET_TAKEN');
    expect(offer({ name: 'pit-2' }, house)).toHaveLength(1);
    const elsewhere = { casino: 'granada', sources: ['/casinos/granada/tables/RF1'] };
    expect(offer(elsewhere, house)).toHaveLength(1);
  });

  it('is made only by an administrator of the casino', () => {
    const ofGranada = { ...ANA, casinos: ['granada'] };
    expect(outcome(offerTablet(emptyHouse(), ofGranada, WANTED, MOMENT))).toBe('PEOPLE.BEYOND_YOUR_CASINOS');
  });
});

describe('the enrolment of a tablet', () => {
  it('gives the credential that the link offered', () =>
    expect(outcome(enrolled(offered()))).toMatchObject([
      {
        type: 'cagnotte.credential.made.v1',
        data: {
          credential: 'tablet-key',
          kind: 'device',
          tablet: 'pit-1',
          roles: [],
          casinos: ['ronda'],
          everyCasino: false,
          sources: ['/casinos/ronda/tables/RF1', '/casinos/ronda/tables/RF2'],
          expiresAt: LATER,
          offer: 'new',
          by: { kind: 'service', id: 'tablet-key', name: 'pit-1' },
        },
      },
    ]));

  it('refuses a used, an expired and an unknown link', () => {
    const used = after(offered(), enrolled(offered()));
    expect(outcome(enrolled(used))).toBe('PEOPLE.LINK_OVER');
    expect(outcome(enrolled(offered(), 'hash of another'))).toBe('PEOPLE.LINK_OVER');
    const late = { ...MOMENT, now: WANTED.link.expiresAt };
    expect(outcome(enrolled(offered(), undefined, late))).toBe('PEOPLE.LINK_OVER');
  });

  it('accepts only the first of two open links of one name', () => {
    const house = offered();
    const second = { ...WANTED, link: { ...WANTED.link, codeHash: 'hash of the second' } };
    after(house, offerTablet(house, ANA, second, { ...MOMENT, newId: () => 'second' }));
    after(house, enrolled(house));
    expect(outcome(enrolled(house, 'hash of the second'))).toBe('PEOPLE.TABLET_TAKEN');
  });
});

describe('a PIN', () => {
  const working = (person: string, role: 'pit' | 'inspector' | 'auditor'): House => {
    const house = emptyHouse();
    const scope = { everyCasino: true, casinos: [], from: MOMENT.monthAgo, by: ANA.by };
    applyToHouse(
      house,
      { type: 'cagnotte.people.registered.v1', data: { person, name: person, by: ANA.by } },
      NOW,
    );
    applyToHouse(
      house,
      { type: 'cagnotte.people.role-given.v1', data: { grant: 'g', person, role, ...scope } },
      NOW,
    );
    return house;
  };
  const set = (
    pin: string,
    role: 'pit' | 'inspector' | 'auditor' = 'pit',
    kind: 'person' | 'service' = 'person',
  ) =>
    outcome(setPin(working('A-34', role), { ...ANA, by: { kind, id: 'A-34', name: 'Nuria' } }, pin, MOMENT));

  it.each(['481516', '000035', '123457', '112112', '354354'])('may be %s', (pin) =>
    expect(set(pin)).toMatchObject([
      { type: 'cagnotte.credential.pin-set.v1', data: { pin: 'new', person: 'A-34' } },
    ]),
  );

  it('is in no recorded event', () => expect(JSON.stringify(set('481516'))).not.toContain('481516'));

  it.each([
    ['12345', 'PEOPLE.PIN_MALFORMED'],
    ['1234567', 'PEOPLE.PIN_MALFORMED'],
    ['48151a', 'PEOPLE.PIN_MALFORMED'],
    ['111111', 'PEOPLE.PIN_EASY'],
    ['121212', 'PEOPLE.PIN_EASY'],
    ['890123', 'PEOPLE.PIN_EASY'],
    ['432109', 'PEOPLE.PIN_EASY'],
    ['000034', 'PEOPLE.PIN_EASY'],
  ])('is not %s: %s', (pin, code) => expect(set(pin)).toBe(code));

  it('is set only by a person with a role on tablets, in a session of that person', () => {
    expect(set('481516', 'inspector')).toHaveLength(1);
    expect(set('481516', 'auditor')).toBe('PEOPLE.PIN_NEEDS_ROLE');
    expect(set('481516', 'pit', 'service')).toBe('PEOPLE.PIN_NEEDS_SESSION');
  });
});
