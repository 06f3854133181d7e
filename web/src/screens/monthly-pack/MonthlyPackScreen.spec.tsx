// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage, type Served } from '../../app/page-under-test';

const recipient = (id: string, more: object) => ({
  ...{
    recipient: id,
    mailbox: `${id}@a.example`,
    mailboxEs: `${id}@a.example`,
    language: 'ES',
    form: 'LINK',
  },
  ...{ state: 'ACTIVE', proposedBy: 'Carmen Ortega', proposedAt: '2026-03-01T09:00:00Z' },
  ...{ approvedBy: 'Luis Soto', due: [], failures: 0, nextAttemptAt: null, lastAnswer: null },
  ...more,
});

const mail = (more: object) => ({
  ...{ recipient: 'r1', month: '2026-02', completedBy: 44, messageId: 'm1', attempt: 1, mayRepeat: false },
  ...{ begunAt: '2026-03-02T09:00:00Z', endedAt: '2026-03-02T09:00:01Z', outcome: 'ACCEPTED' },
  ...{ sentAs: 'ZIP', bytes: 9_000, failure: null, failureEs: null, answer: '250 OK' },
  ...more,
});

const RECIPIENTS = [
  recipient('r1', { form: 'ZIP', language: 'EN' }),
  recipient('r2', {
    ...{ state: 'GIVEN_UP', due: ['2026-01', '2026-02'], failures: 2, lastAnswer: '550 no such mailbox' },
  }),
  recipient('r3', { state: 'PROPOSED', approvedBy: null }),
  recipient('r4', { state: 'ENDED', mailbox: 'erased on 2026', mailboxEs: 'borrado el 2026' }),
];

const MAILS = [
  mail({}),
  mail({
    ...{ recipient: 'r2', messageId: 'm2', attempt: 2, mayRepeat: true, outcome: 'REFUSED', sentAs: null },
    ...{ bytes: null, failure: 'No mailbox.', failureEs: 'No hay buzón.', answer: '550 no such mailbox' },
  }),
  mail({
    recipient: 'r9',
    messageId: 'm3',
    endedAt: null,
    outcome: null,
    sentAs: null,
    bytes: null,
    answer: null,
  }),
];

const RECORDED = { outcome: { __typename: 'PackDecisionRecorded', receipt: 'n9', recipient: 'r1' } };

interface Opened {
  /** The decisions, by operation. */
  readonly decided: [string, object][];
  /** The receipts that the screen waited for. */
  readonly waited: unknown[];
}

function open(served: Served = {}, mailServer: string | null = 'mail.example:465'): Opened {
  const [decided, waited]: [[string, object][], unknown[]] = [[], []];
  const noting = Object.entries(served).map(([name, answer]) => [
    name,
    (variables: Record<string, unknown>) => {
      decided.push([name, variables]);
      return answer(variables);
    },
  ]);
  openPage('/granada/monthly-pack', {
    MonthlyPack: ({ waitFor }) => {
      waited.push(waitFor);
      return {
        packRecipients: { mailServer, recipients: RECIPIENTS },
        packMails: {
          ...{ position: 50, complete: true, pageInfo: { endCursor: null, hasNextPage: false } },
          edges: MAILS.map((node) => ({ node })),
        },
      };
    },
    SecondPersons: () => ({ secondPersons: [{ id: '17', name: 'Nuria Campos' }] }),
    ...(Object.fromEntries(noting) as Served),
  });
  return { decided, waited };
}

const press = (name: string): boolean => fireEvent.click(screen.getByRole('button', { name }));

it('shows how it stands with each recipient', async () => {
  open();
  const list = await screen.findByRole('region', { name: 'Destinatarios' });
  const said = within(list)
    .getAllByText(/@a\.example|borrado el/)
    .map((found) => found.closest('li')!.textContent);
  expect(said[0]).toMatch(/^r1@a\.example · ZIP · inglés/);
  expect(said[1]).toContain('Abandonado');
  expect(said[1]).toMatch(/Por enviar: 2026-01.*2026-02\./);
  expect(said[1]).toMatch(/Fallaron 2 intentos\. 550 no such mailbox/);
  expect(said[2]).toContain('Debe aprobarlo otra persona.');
  expect(said[3]).toMatch(/^borrado el 2026 · Propuesto por Carmen Ortega/);
  screen.getByText('Los correos se entregan a mail.example:465.');
});

it('shows every mail with its outcome', async () => {
  open();
  const rows = within(await screen.findByRole('table', { name: 'Correos' })).getAllByRole('row');
  const cells = rows.slice(1).map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(cells.map(([, to, , outcome, as]) => [to, outcome, as])).toEqual([
    ['r1@a.example', 'aceptado por el servidor de correo 250 OK', 'ZIP · 9000 bytes'],
    ['r2@a.example', 'rechazado definitivamente · No hay buzón. 550 no such mailbox', '—'],
    ['r9', 'en camino, o el servicio se paró entretanto', '—'],
  ]);
  expect(cells[1]![2]).toContain('intento 2 · pudo llegar uno anterior');
});

it('says that nothing is sent where the service has no mail server', async () => {
  open({}, null);
  await screen.findByText(/^Este servicio no tiene servidor de correo/);
});

it('proposes an address; the screen is read again with the decision', async () => {
  const { decided, waited } = open({ ProposePackRecipient: () => RECORDED });
  fireEvent.change(await screen.findByLabelText('Dirección de correo'), {
    target: { value: ' g@b.example ' },
  });
  expect(screen.queryByText(/^El ZIP contiene/)).toBeNull();
  fireEvent.change(screen.getByLabelText('Qué se envía'), { target: { value: 'ZIP' } });
  screen.getByText(/^El ZIP contiene/);
  press('Proponer un destinatario');
  await expect.poll(() => waited).toContain('n9');
  expect(decided).toEqual([
    ['ProposePackRecipient', { casino: 'granada', mailbox: 'g@b.example', form: 'ZIP', language: 'ES' }],
  ]);
  expect(screen.getByLabelText<HTMLInputElement>('Dirección de correo').value).toBe('');
});

it('approves, withdraws, ends and sends again', async () => {
  const { decided } = open({
    ApprovePackRecipient: () => RECORDED,
    EndPackRecipient: () => RECORDED,
    SendPackAgain: () => RECORDED,
  });
  const of = { casino: 'granada' };
  fireEvent.click(await screen.findByRole('button', { name: 'Aprobar: r3@a.example' }));
  await expect.poll(() => decided).toEqual([['ApprovePackRecipient', { ...of, recipient: 'r3' }]]);
  press('Retirar: r3@a.example');
  press('Sí, retirar r3@a.example');
  await expect.poll(() => decided.length).toBe(2);
  press('Dar de baja: r1@a.example');
  press('Sí, no enviar nada más a r1@a.example');
  await expect.poll(() => decided.length).toBe(3);
  const card = screen.getByText('r2@a.example', { selector: 'strong' }).closest('li')!;
  const again = within(card).getByRole('button', { name: 'Enviar un mes: r2@a.example' });
  fireEvent.change(within(card).getByLabelText('Mes'), { target: { value: '2026-13' } });
  expect(again.hasAttribute('disabled')).toBe(true);
  fireEvent.change(within(card).getByLabelText('Mes'), { target: { value: '2026-02' } });
  fireEvent.click(again);
  await expect
    .poll(() => decided.slice(1))
    .toEqual([
      ['EndPackRecipient', { ...of, recipient: 'r3' }],
      ['EndPackRecipient', { ...of, recipient: 'r1' }],
      ['SendPackAgain', { ...of, recipient: 'r2', month: '2026-02' }],
    ]);
});

it('shows what a mail would say', async () => {
  const { decided } = open({
    PackPreview: () => ({ packPreview: { isComplete: false, subject: 'Libros de enero', text: 'Texto.' } }),
  });
  const preview = await screen.findByRole('region', { name: 'Qué dice el correo' });
  fireEvent.change(within(preview).getByLabelText('Mes'), { target: { value: '2026-01' } });
  await within(preview).findByText('Texto.');
  within(preview).getByText(/^El mes no está completo/);
  expect(decided).toEqual([['PackPreview', { casino: 'granada', month: '2026-01', language: 'ES' }]]);
});
