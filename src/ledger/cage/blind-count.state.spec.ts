import { afterSubmission, agreedBy, counted, type Submission, whyNotSubmitted } from './blind-count.state';

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

  it('differ until somebody counts what one of the others counted', () => {
    expect(afterSubmission([ANA], CID)).toEqual({ kind: 'differ' });
    expect(afterSubmission([ANA, CID], submission('dan', 300))).toEqual({ kind: 'differ' });
    expect(afterSubmission([CID, ANA], BEA)).toEqual({ kind: 'agreed', agreed: { first: ANA, second: BEA } });
  });

  it('are the same whatever pieces they were sorted into, and not where one has other currencies', () => {
    const sorted = submission('bea', 500, { notes: [{ denomination: 500, pieces: 1 }] });
    expect(afterSubmission([ANA], sorted).kind).toBe('agreed');
    const foreign = submission('bea', 500, { otherCurrencies: [{ currency: 'USD', amount: 1 }] });
    expect(afterSubmission([ANA], foreign).kind).toBe('differ');
  });

  it('are of one thing by its kind, place, number and currency', () => {
    expect(counted(ANA.said)).toBe(counted(CID.said));
    expect(counted(ANA.said)).not.toBe(counted(submission('bea', 500, { box: 'BX3' }).said));
    expect(counted(ANA.said)).not.toBe(counted({ ...ANA.said, currency: 'USD' }));
  });

  it('tell who asks again what the count ended with', () =>
    expect(agreedBy([ANA, BEA], BEA.id)).toEqual({ kind: 'agreed', agreed: { first: ANA, second: BEA } }));
});

describe('who counts', () => {
  const by = (id: string) => ({ kind: 'box' as const, by: { id } });

  it('counts once', () => {
    expect(whyNotSubmitted([ANA], by('ana'))).toBe('COUNT.COUNTED_BEFORE');
    expect(whyNotSubmitted([ANA, CID], by('ana'))).toBe('COUNT.COUNTED_BEFORE');
    expect(whyNotSubmitted([ANA], by('bea'))).toBeUndefined();
  });

  it('is not tied to one who has counted', () =>
    expect(whyNotSubmitted([ANA], by('bea'), ['ana'])).toBe('COUNT.COUNTED_BEFORE'));

  it('opens no box that two have counted, and may count tips again', () => {
    expect(whyNotSubmitted([ANA, BEA], by('cid'))).toBe('COUNT.ALREADY_COUNTED');
    expect(whyNotSubmitted([ANA, BEA], { kind: 'tips', by: { id: 'ana' } })).toBeUndefined();
  });
});
