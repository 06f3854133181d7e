import {
  COUNT_EVENTS,
  countedBy,
  countPlaceRefusal,
  afterSubmission,
  agreedBy,
  counted,
  type Submission,
  countSubmissionRefusal,
} from './count.state';

const NURIA = { id: 'Nuria Campos', name: 'Nuria Campos' };

describe('a count', () => {
  it.each([
    ['table', 'RF1', undefined],
    ['tips', 'RF1', undefined],
    ['tips', undefined, undefined],
    ['cage', undefined, undefined],
    ['box', undefined, 'COUNT.TABLE_NOT_NAMED'],
    ['slot', undefined, 'COUNT.TABLE_NOT_NAMED'],
    ['cambista', undefined, 'COUNT.TABLE_NOT_NAMED'],
    ['cage', 'RF1', 'COUNT.NOT_AT_A_TABLE'],
  ] as const)('of %s at %s: %s', (kind, table, code) => expect(countPlaceRefusal(kind, table)).toBe(code));

  it('names the person who counted before all others who took part', () => {
    expect(countedBy(NURIA, 'box', { amount: 1 })).toEqual({ amount: 1, by: [NURIA] });
    expect(countedBy(NURIA, 'cage', { by: [{ id: 'E-2' }] })).toEqual({ by: [NURIA, { id: 'E-2' }] });
  });

  it('of a table is certified by them', () =>
    expect(countedBy(NURIA, 'table', { inventory: 5, certifiedBy: [{ id: 'E-2' }] })).toEqual({
      inventory: 5,
      certifiedBy: [NURIA, { id: 'E-2' }],
    }));

  it('is recorded as the event of what was counted', () =>
    expect(Object.entries(COUNT_EVENTS).map(([kind, type]) => `${kind}: ${type.split('.')[1]}`)).toEqual([
      ...['table: table', 'box: drop', 'slot: slot', 'cambista: cambista', 'tips: tips', 'cage: cage'],
    ]));
});

const submission = (person: string, amount: number, change: object = {}): Submission => ({
  id: `${person}-${amount}`,
  said: {
    kind: 'box',
    table: 'RF1',
    sessionNo: 1,
    countedAt: '2026-01-02T09:00:00+01:00',
    currency: 'EUR',
    counted: { box: 'BX2', amount, ...change },
    by: { id: person },
  },
});
const [ANA, BEA, CID] = [submission('ana', 500), submission('bea', 500), submission('cid', 400)];

describe('counts of one thing by persons who do not see each other', () => {
  it('wait for a second person', () => expect(afterSubmission([], ANA)).toEqual({ kind: 'waiting' }));

  it('are recorded once two persons counted the same', () =>
    expect(afterSubmission([ANA], BEA)).toEqual({ kind: 'agreed', agreed: { first: ANA, second: BEA } }));

  it('differ until one person counts the same as another', () => {
    expect(afterSubmission([ANA], CID)).toEqual({ kind: 'differ' });
    expect(afterSubmission([ANA, CID], submission('dan', 300))).toEqual({ kind: 'differ' });
    expect(afterSubmission([CID, ANA], BEA)).toEqual({ kind: 'agreed', agreed: { first: ANA, second: BEA } });
  });

  it('agree if only their pieces differ, and differ if one has other currencies', () => {
    const sorted = submission('bea', 500, { notes: [{ denomination: 500, pieces: 1 }] });
    expect(afterSubmission([ANA], sorted).kind).toBe('agreed');
    const foreign = submission('bea', 500, { otherCurrencies: [{ currency: 'USD', amount: 1 }] });
    expect(afterSubmission([ANA], foreign).kind).toBe('differ');
    const [usd, gbp] = [
      { currency: 'USD', amount: 1 },
      { currency: 'GBP', amount: 2 },
    ];
    const one = submission('ana', 500, { otherCurrencies: [usd, gbp] });
    expect(afterSubmission([one], submission('bea', 500, { otherCurrencies: [gbp, usd] })).kind).toBe(
      'agreed',
    );
  });

  it('agree if one leaves out what the other states as zero or as not taken to the cage', () => {
    const silent = submission('ana', 0, { amount: undefined });
    const explicit = submission('bea', 0, { amount: 0, chips: 0, cash: 0, takenToCage: false });
    expect(afterSubmission([silent], explicit).kind).toBe('agreed');
  });

  it.each([{ chips: 1 }, { cash: 1 }, { takenToCage: true }])('differ if only one states %j', (change) =>
    expect(afterSubmission([ANA], submission('bea', 500, change)).kind).toBe('differ'),
  );

  it('are of one thing if kind, table, session, number and currency are equal; the session is the first unless stated', () => {
    expect(counted(ANA.said)).toBe(counted(CID.said));
    const { sessionNo, ...unsaid } = ANA.said;
    expect(sessionNo).toBe(1);
    expect(counted(unsaid)).toBe(counted(ANA.said));
    const { counted: said } = ANA.said;
    const others: Partial<Submission['said']>[] = [
      { kind: 'tips' },
      { table: 'RF2' },
      { sessionNo: 2 },
      { currency: 'USD' },
      { counted: { ...said, box: 'BX3' } },
      { counted: { ...said, slot: 'cagnotte' } },
      { counted: { ...said, pool: 'P1' } },
    ];
    for (const change of others) expect(counted({ ...ANA.said, ...change })).not.toBe(counted(ANA.said));
  });

  it('give the agreed count to a person who sends a count again', () =>
    expect(agreedBy([ANA, BEA], BEA.id)).toEqual({ kind: 'agreed', agreed: { first: ANA, second: BEA } }));
});

describe('a person who counts', () => {
  const by = (id: string) => ({ kind: 'box' as const, by: { id } });

  it('is refused a second count of the same box', () => {
    expect(countSubmissionRefusal([ANA], by('ana'))).toBe('COUNT.COUNTED_BEFORE');
    expect(countSubmissionRefusal([ANA, CID], by('ana'))).toBe('COUNT.COUNTED_BEFORE');
    expect(countSubmissionRefusal([ANA], by('bea'))).toBeUndefined();
  });

  it('is refused if tied to a person who has counted', () =>
    expect(countSubmissionRefusal([ANA], by('bea'), ['ana'])).toBe('COUNT.COUNTED_BEFORE'));

  it('is refused a box that two persons have counted, and may count tips again', () => {
    expect(countSubmissionRefusal([ANA, BEA], by('cid'))).toBe('COUNT.ALREADY_COUNTED');
    expect(countSubmissionRefusal([ANA, BEA], { kind: 'tips', by: { id: 'ana' } })).toBeUndefined();
  });
});
