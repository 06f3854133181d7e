import { OFFICE, postedLast, tell } from '../../../test/support/book/told';

const authorised = (more: object) =>
  tell(
    'casino.authorised',
    {
      validFrom: '2026-01-01',
      rulebook: 'ES-AN-2010',
      games: ['boule'],
      tables: [],
      document: 'D',
      ...more,
    },
    OFFICE,
  );

describe('an authorisation', () => {
  it('without answers leaves no point unknown', () =>
    expect(postedLast(authorised({})).findings).not.toContain('open-point-unknown'));

  it('with an answer that its point does not have gives a finding', () =>
    expect(postedLast(authorised({ answers: { 'OP9-99': 'yes' } })).findings).toContain(
      'open-point-unknown',
    ));

  it('with an unknown time zone gives a finding, so that history with one can be imported', () => {
    expect(postedLast(authorised({ timeZone: 'Europe/Granada' })).findings).toContain('time-zone-unknown');
    expect(postedLast(authorised({ timeZone: 'Atlantic/Canary' })).findings).not.toContain(
      'time-zone-unknown',
    );
  });
});
