import { differingOfPlay, isSameBesidePlay, sharingParts, sharingPlay } from './session-parts.state';
import { type TablePlay, unknownPlay } from './table-play.state';
import { type TableSession, unopenedSession } from './table-session.state';

const slip = (name: string) => ({ slip: name, direction: 'to-table', currency: 'EUR', table: 5n }) as const;
const dealer = () => [{ id: 'E-1', role: 'croupier' }];
const playOf = (more: Partial<TablePlay> = {}): TablePlay => ({ terms: [], staff: dealer(), ...more });
const sessionOf = (more: Partial<TableSession> = {}): TableSession => ({
  ...unopenedSession,
  slips: [slip('A-1')],
  play: playOf(),
  ...more,
});

describe('the parts in which plays differ', () => {
  it('are those with another content, whichever objects hold it', () => {
    const was = playOf();
    expect(differingOfPlay(was, was)).toEqual([]);
    expect(differingOfPlay(was, playOf())).toEqual([]);
    expect(differingOfPlay(was, playOf({ staff: [], sawRoundWithoutBets: true }))).toEqual([
      'staff',
      'sawRoundWithoutBets',
    ]);
  });

  it('are found anew for each pair of plays', () => {
    const [was, is] = [playOf(), playOf({ staff: [] })];
    expect(differingOfPlay(was, is)).toEqual(['staff']);
    expect(differingOfPlay(was, playOf())).toEqual([]);
    expect(differingOfPlay(unknownPlay, is)).toEqual([]);
  });
});

describe('a play that is evaluated again', () => {
  it('is the play before it where nothing has changed', () => {
    const was = playOf();
    expect(sharingPlay(was, was)).toBe(was);
    expect(sharingPlay(playOf(), was)).toBe(was);
  });

  it('keeps the objects of the parts that have not changed', () => {
    const [was, is] = [playOf(), playOf({ sawRoundWithoutBets: true })];
    const shared = sharingPlay(is, was);
    expect(shared).toEqual(is);
    expect([shared.staff, shared.terms]).toEqual([was.staff, was.terms]);
    expect([shared.staff === was.staff, shared.terms === was.terms]).toEqual([true, true]);
    expect(differingOfPlay(was, shared)).toEqual(['sawRoundWithoutBets']);
  });

  it('is itself where it shares nothing', () => {
    const was = playOf();
    const is = { ...was, staff: [] };
    expect(sharingPlay(is, was)).toBe(is);
  });

  it('keeps what differed before the fact and was passed on as it is, without comparing it again', () => {
    const was = playOf({ staff: [] });
    const is = { ...was, staff: dealer() };
    const passed = { was: { ...was }, is: { ...is } };
    const shared = sharingPlay(is, was, passed);
    expect(shared.staff).toBe(is.staff);
    expect(differingOfPlay(was, shared)).toEqual(['staff']);
    expect(sharingPlay(playOf({ staff: was.staff }), was, passed)).toBe(was);
  });
});

describe('a session that is evaluated again', () => {
  it('is the session before it where nothing has changed', () => {
    const was = sessionOf();
    expect(sharingParts(sessionOf(), was, was.play)).toBe(was);
  });

  it('keeps the objects of the parts that have not changed', () => {
    const was = sessionOf();
    const changed = sharingParts(sessionOf({ limitsChanged: true }), was, was.play);
    expect(changed).toEqual({ ...was, limitsChanged: true });
    expect([changed.slips === was.slips, changed.banks === was.banks]).toEqual([true, true]);
  });

  it('has the play that is given, and is another one if only that has changed', () => {
    const was = sessionOf();
    const play = playOf({ staff: [] });
    expect(sharingParts(sessionOf(), was, play)).toEqual({ ...was, play });
  });

  it('is the same beside its play if every other part is', () => {
    const was = sessionOf();
    expect(isSameBesidePlay(was, was)).toBe(true);
    expect(isSameBesidePlay(was, sessionOf({ play: unknownPlay }))).toBe(true);
    expect(isSameBesidePlay(was, sessionOf({ slips: [slip('A-2')] }))).toBe(false);
    expect(isSameBesidePlay(was, sessionOf({ closedBy: 'e' }))).toBe(false);
  });
});
