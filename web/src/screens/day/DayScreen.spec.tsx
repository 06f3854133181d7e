// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '../../app/page-under-test';

const money = (amount: string) => ({ amount, minorUnits: amount.replace('.', ''), currency: 'EUR' });

const row = (at: string) => ({
  ...{ at, atEn: at, atEs: at, ties: false, countedFigure: null },
  ...{ expected: '', expectedEs: '', found: '', foundEs: '' },
  ...{ expectedAmount: money('0.00'), foundAmount: money('20.00'), differenceAmount: money('20.00') },
  ...{ expectedFigure: 'a', foundFigure: 'b', differenceFigure: 'c' },
});

const CHECK = {
  ...{ check: 'K12', says: '-', saysEs: 'Cuadra', citation: '-', citationEs: '-', formula: '-' },
  ...{ formulaEs: '-', strength: 'SOFT', holds: false, remedy: '-', remedyEs: '-', explanations: [] },
  rows: [row('RF1'), row('cage')],
};

const FIGURES = {
  ...{ day: '2026-03-20', status: 'PRELIMINARY', figure: 'day/2026-03-20', win: money('-886.15') },
  ...{ drop: money('270.00'), commission: money('391.15'), duty: null, withoutResult: 0 },
  ...{ openTables: [], waitsFor: ['CLOSE'], closedBy: null, certifiedBy: null },
  openFindings: { violations: 1, advisories: 2, information: 0 },
};

it('states what the day came to above its checks, and counts the differences that need an explanation', async () => {
  openPage('/granada/day/2026-03-20', {
    Day: () => ({
      gamingDay: {
        ...{ __typename: 'GamingDayFound', position: 9, complete: true, day: '2026-03-20' },
        ...{ status: 'PRELIMINARY', checkedThrough: 5, openTables: [], uncounted: [], decisions: [] },
        ...{ tieOuts: [CHECK], savedExplanations: [] },
      },
      dayBoard: { edges: [{ node: FIGURES }] },
      dayProgress: { sessions: [] },
    }),
    Documents: () => ({ attachedDocuments: { edges: [] } }),
  });
  const figures = await screen.findByRole('region', { name: 'Cifras de la jornada' });
  expect(figures.textContent).toMatch(
    /^Resultado−886,15 EURRecaudación270,00 EURComisión391,15 EURTasa—Incidencias✕ 1.*! 2/,
  );
  expect(screen.getByRole('status').textContent).toBe(
    '0 comprobaciones cuadran · 2 diferencias requieren explicación',
  );
});
