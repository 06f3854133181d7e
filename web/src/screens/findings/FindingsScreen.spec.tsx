// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openPage } from '../../app/page-under-test';
import type { Finding } from './finding';

const finding = (id: string, titleEs: string): Finding => ({
  ...{ id, code: 'staff', severity: 'advisory', title: titleEs, titleEs, ruleId: 'rule' },
  ...{ expected: '2', expectedEs: '2', found: '1', foundEs: '1', remedy: '-', remedyEs: '-' },
  ...{ citation: '-', citationEs: '-', gamingDay: '2026-03-20', table: 'RF1', eventIds: ['e'] },
  ...{ openedBy: 3, closedBy: null, assignee: null, decisions: [], resolution: null },
});

/** A service that remembers acknowledgements: its list contains the findings without one. */
function inbox(...all: readonly Finding[]) {
  const seen = new Set<string>();
  const refused = new Set<string>();
  const decide = (id: string): object => {
    if (refused.has(id))
      return {
        ...{ __typename: 'FindingRefused', code: 'FINDING.CLOSED', citation: '-', citationEs: '-' },
        ...{ message: 'It is closed.', messageEs: 'Está cerrada.' },
      };
    seen.add(id);
    return { __typename: 'FindingDecided', what: 'finding.acknowledged', receipt: `${seen.size}` };
  };
  openPage('/granada/findings', {
    Findings: () => {
      const edges = all.filter(({ id }) => !seen.has(id)).map((node) => ({ node }));
      return {
        findings: { position: 9, complete: true, edges, pageInfo: { endCursor: null, hasNextPage: false } },
      };
    },
    FindingCounts: () => ({ findingCounts: { counts: [] } }),
    AcknowledgeFinding: ({ finding: id }) => ({ acknowledgeFinding: decide(id as string) }),
    AcknowledgeFindings: ({ findings }) => ({
      acknowledgeFindings: (findings as string[]).map((id) => ({ finding: id, outcome: decide(id) })),
    }),
  });
  return { seen, refused };
}

const listed = (title: string): Promise<HTMLElement> =>
  screen.findByRole('button', { name: (name) => name.includes(title) });

describe('the inbox of findings', () => {
  it('shows the recorded decision after the finding has left the list', async () => {
    inbox(finding('1', 'Falta personal'), finding('2', 'Vale repetido'));
    await userEvent.click(await listed('Falta personal'));
    await userEvent.click(screen.getByRole('button', { name: 'Reconocer' }));
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: /Falta personal/ })).toBeNull());
    expect(screen.getByText('Reconocida: Falta personal').getAttribute('role')).toBe('status');
  });

  it('keeps the draft about a finding that another person has acknowledged', async () => {
    const { seen } = inbox(finding('1', 'Falta personal'), finding('2', 'Vale repetido'));
    await userEvent.click(await listed('Falta personal'));
    await userEvent.type(screen.getByRole('textbox', { name: /Nota/ }), 'Se pide el cuadrante.');
    seen.add('1');
    await userEvent.click(screen.getByRole('button', { name: 'Actualizar' }));
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: /Falta personal/ })).toBeNull());
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Nota/ }).value).toBe(
      'Se pide el cuadrante.',
    );
  });

  it('reports for several findings how many were recorded, and why the others were not', async () => {
    const { seen, refused } = inbox(finding('1', 'Falta personal'), finding('2', 'Vale repetido'));
    refused.add('2');
    await listed('Falta personal');
    const act = (): HTMLElement => screen.getByRole('button', { name: /Reconocer las seleccionadas/ });
    expect((act() as HTMLButtonElement).disabled).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Seleccionar las de la lista' }));
    await userEvent.click(act());
    await screen.findByText('1 reconocida; 1 sin registrar.');
    expect([...seen]).toEqual(['1']);
    expect(screen.getByText('Está cerrada.').getAttribute('role')).toBe('alert');
    const list = within(screen.getAllByRole('list').find((each) => each.querySelector('input'))!);
    expect(list.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
  });
});
