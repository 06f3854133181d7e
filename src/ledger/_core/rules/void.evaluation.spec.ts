import { tableOpened, tell, written } from '../../../../test/support/book/told';
import type { CasinoEvent } from '../../../kernel/envelope';
import type { EntryLine } from '../journal-entry';
import { signedLine } from '../journal-entry';
import { evaluateEvent } from '../../../../test/support/book/evaluate-event';
import type { LedgerState } from '../evaluation.state';

const settled: EntryLine[] = [
  ...signedLine('chips:table:T1', 300n, 'EUR', { basis: 'declared' }),
  ...signedLine('win:boule:T1', -300n, 'EUR', { basis: 'declared' }),
];
const entry = { record: 7n, lines: settled };
const voided = (isSettled: boolean) =>
  tell('round.voided', { roundNo: 4, settled: isSettled, reasonCode: 'misdeal', refunds: [] } as never, {
    id: 'void',
  });
const means = (event: CasinoEvent, before: Partial<LedgerState> = {}) => {
  const { lines, findings, reverses } = evaluateEvent(event, {
    books: { currency: 'EUR', openedBy: 'opening' },
    ...before,
  });
  return {
    lines: written(lines),
    reverses,
    findings: findings.map(({ code, found, eventIds }) => [code, found, eventIds]),
  };
};

describe('the void of a round', () => {
  it('that was settled reverses its entry', () =>
    expect(means(voided(true), { entryOf: () => entry })).toEqual({
      lines: ['win:boule:T1 +300', 'chips:table:T1 -300'],
      reverses: 7n,
      findings: [],
    }));

  it('that was not settled moves nothing, since its bets were in the customers’ hands', () =>
    expect(means(voided(false), { entryOf: () => entry })).toEqual({
      lines: [],
      reverses: undefined,
      findings: [],
    }));

  it('that was not settled gives no finding without an entry', () =>
    expect(means(voided(false), { entryOf: () => undefined }).findings).toEqual([]));

  it('without a known entry reverses nothing and gives a finding', () => {
    const { lines, reverses, findings } = means(voided(true), { entryOf: () => undefined });
    expect([lines, reverses]).toEqual([[], undefined]);
    expect(findings).toEqual([['void-of-unknown-round', 'none; nothing reversed', ['void']]]);
  });

  it('that is void already reverses nothing and gives a finding with the earlier void', () => {
    const { lines, reverses, findings } = means(voided(true), {
      entryOf: () => entry,
      firstReport: 'first-void',
    });
    expect([lines, reverses]).toEqual([[], undefined]);
    expect(findings).toContainEqual([
      'round-voided-twice',
      'declared void by first-void before; nothing reversed',
      ['void', 'first-void'],
    ]);
  });
});

describe('the void of a coup', () => {
  const ofCloths = (game: string, tableaux: number[] | undefined) => {
    const event = tell('coup.voided', {
      shoeNo: 1,
      coupNo: 2,
      settled: true,
      reasonCode: 'misdeal',
      refunds: [],
      tableaux,
    } as never);
    const opening = evaluateEvent(tableOpened(game), { books: {} }).session;
    const { findings, ...posted } = means(event, { entryOf: () => entry, session: opening });
    const codes = findings.map(([code]) => `${code as string}`);
    return { ...posted, codes: codes.filter((code) => code.startsWith('void-')) };
  };

  it('on one of two cloths reverses nothing: a correction must state its amounts', () => {
    expect(ofCloths('baccarat-two-tableaux', [1])).toEqual({
      lines: [],
      reverses: undefined,
      codes: ['void-needs-correction'],
    });
  });

  it.each<[string, string, number[] | undefined]>([
    ['on both cloths', 'baccarat-two-tableaux', [1, 2]],
    ['of which no cloth is named', 'baccarat-two-tableaux', undefined],
    ['on the one cloth that its game has', 'chemin-de-fer', [1]],
  ])('%s reverses its entry', (_where, game, tableaux) =>
    expect(ofCloths(game, tableaux)).toMatchObject({ reverses: 7n, codes: [] }),
  );

  it('on the second cloth is of one cloth, also if the game is reported as one with a single cloth', () =>
    expect(ofCloths('chemin-de-fer', [2]).codes).toEqual(['void-needs-correction']));
});

describe('the reversal of an entry by a void', () => {
  it.each(['player-bank', 'garage:voluntary', 'pot:T1', 'pot'] as const)(
    'debits a difference of custody for an amount that %s no longer holds',
    (account) => {
      const lines = [...signedLine('chips:custody:T1', 50n, 'EUR'), ...signedLine(account, -50n, 'EUR')];
      expect(means(voided(true), { entryOf: () => ({ record: 7n, lines }) }).lines).toContain(
        'variance:custody:T1 +50',
      );
    },
  );

  it('credits a meter with what the entry took from it', () => {
    const lines = [...signedLine('jackpot:p', 50n, 'EUR'), ...signedLine('chips:table:T1', -50n, 'EUR')];
    expect(means(voided(true), { entryOf: () => ({ record: 7n, lines }) }).lines).toEqual([
      'chips:table:T1 +50',
      'jackpot:p -50',
    ]);
  });

  it('debits a difference of the slot for an amount that the meter no longer holds', () => {
    const lines = [...signedLine('chips:jackpot:T1', 50n, 'EUR'), ...signedLine('jackpot:p', -50n, 'EUR')];
    expect(means(voided(true), { entryOf: () => ({ record: 7n, lines }) }).lines).toContain(
      'variance:jackpot:T1 +50',
    );
  });
});
