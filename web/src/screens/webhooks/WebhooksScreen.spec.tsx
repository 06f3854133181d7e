// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage, type Served } from '../../app/page-under-test';

const place = (casino: string, more: object) => ({
  ...{ casino, position: 40, behind: 0, failures: 0, failingSince: null, nextAttemptAt: null },
  ...{ parkedSince: null, lastAnswer: 'HTTP 204', lastAnswerAt: '2026-03-20T21:10:00Z' },
  ...more,
});

const webhook = (more: object) => ({
  ...{ id: '0f3c0f3c0f3c0f3c', name: 'Back office', url: 'https://office.example/hook' },
  ...{ notices: ['DAY_CLOSED', 'ANCHOR_DUE'], everyCasino: false, casinos: ['granada', 'ronda'] },
  ...{ registeredAt: '2026-03-01T09:00:00Z', registeredBy: { id: '17', name: 'Ana Alta' } },
  ...{ formerSecretUntil: null, endedAt: null, endedBy: null },
  places: [
    place('granada', {}),
    place('ronda', {
      ...{ behind: 7, failures: 3, failingSince: '2026-03-20T10:00:00Z', lastAnswer: 'HTTP 500' },
      nextAttemptAt: '2026-03-20T22:00:00Z',
    }),
    place('sevilla', { behind: 9, parkedSince: '2026-03-19T10:00:00Z', lastAnswer: 'HTTP 410' }),
    place('motril', { behind: 2, lastAnswer: null, lastAnswerAt: null }),
  ],
  ...more,
});

const ENDED = webhook({
  ...{ id: 'ffff0f3c0f3c0f3c', name: 'Antiguo', places: [] },
  ...{ endedAt: '2026-03-10T09:00:00Z', endedBy: { id: '18', name: 'Luis Soto' } },
});

/** Opens the screen against a house with these webhooks. @returns what it decided, by operation */
function open(webhooks: readonly object[], served: Served = {}): [string, object][] {
  const decided: [string, object][] = [];
  const noting = Object.entries(served).map(([name, answer]) => [
    name,
    (variables: Record<string, unknown>) => {
      decided.push([name, variables]);
      return answer(variables);
    },
  ]);
  openPage('/granada/webhooks', {
    Webhooks: () => ({ webhooks }),
    ...(Object.fromEntries(noting) as Served),
  });
  return decided;
}

const cells = (row: HTMLElement): (string | null)[] =>
  [...row.children].map(({ textContent }) => textContent);

const press = (name: string): boolean => fireEvent.click(screen.getByRole('button', { name }));

const type = (label: string, value: string): boolean =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('shows of each webhook what it is sent, and how it stands with each casino', async () => {
  open([webhook({}), ENDED]);
  const card = await screen.findByRole('region', { name: 'Back office' });
  expect(within(card).getByText(/^Recibe:/).textContent).toBe(
    'Recibe: jornada cerrada y ancla por guardar (granada y ronda).',
  );
  expect(within(card).getAllByRole('row').slice(1).map(cells)).toEqual([
    ['granada', 'al día', '40', 'HTTP 204', '20/03/2026 22:10', '—'],
    [
      ...['ronda', 'no acepta desde 20/03/2026 11:00: 3 intentos', '40', 'HTTP 500'],
      ...['20/03/2026 22:10', '20/03/2026 23:00'],
    ],
    [
      ...['sevilla', 'detenido desde 19/03/2026 11:00: no se envía nada hasta que lo reenvíe', '40'],
      ...['HTTP 410', '20/03/2026 22:10', '—'],
    ],
    ['motril', 'faltan 2 registros', '40', '—', '—', '—'],
  ]);
  expect(screen.queryByRole('region', { name: 'Antiguo' })).toBeNull();
  expect(screen.getByText(/^Antiguo, https:/).textContent).toBe(
    'Antiguo, https://office.example/hook: baja por Luis Soto, 10/03/2026 10:00.',
  );
});

it('registers a webhook for what was chosen, and shows its secret', async () => {
  const decided = open([], {
    RegisterWebhook: () => ({ outcome: { __typename: 'WebhookSecretShown', secret: 'whsec_abc' } }),
  });
  await screen.findByText('No se avisa a ningún programa externo.');
  const register = screen.getByRole('button', { name: 'Dar de alta un webhook' });
  expect(register.hasAttribute('disabled')).toBe(true);
  type('Para qué es', ' Oficina ');
  type('Dirección', 'https://a.example/hook');
  fireEvent.click(screen.getByLabelText('premio de bolsa ganado'));
  fireEvent.click(screen.getByLabelText('jornada cerrada'));
  fireEvent.click(register);
  await screen.findByText('whsec_abc');
  expect(screen.getByRole('heading', { name: 'Secreto de Oficina' })).toBeTruthy();
  const input = { name: 'Oficina', url: 'https://a.example/hook', notices: ['DAY_CLOSED', 'JACKPOT_WON'] };
  expect(decided).toEqual([['RegisterWebhook', { input: { ...input, casinos: ['granada'] } }]]);
  expect(screen.getByLabelText<HTMLInputElement>('Para qué es').value).toBe('');
});

it('registers a webhook for several casinos, once one is chosen', async () => {
  const casinos = ['granada', 'ronda', 'sevilla'].map((id) => ({ id, position: 9, clocks: [] }));
  const decided = open([], {
    Frame: () => ({ casinos }),
    RegisterWebhook: () => ({ outcome: { __typename: 'WebhookSecretShown', secret: 'whsec_abc' } }),
  });
  await screen.findByText('No se avisa a ningún programa externo.');
  type('Para qué es', 'Grupo');
  type('Dirección', 'https://a.example/hook');
  fireEvent.click(screen.getByLabelText('jornada cerrada'));
  await screen.findByRole('option', { name: 'varios casinos' });
  type('Casinos', 'some');
  const register = screen.getByRole('button', { name: 'Dar de alta un webhook' });
  expect(register.hasAttribute('disabled')).toBe(true);
  fireEvent.click(screen.getByLabelText('sevilla'));
  fireEvent.click(screen.getByLabelText('granada'));
  fireEvent.click(register);
  await screen.findByText('whsec_abc');
  const input = { name: 'Grupo', url: 'https://a.example/hook', notices: ['DAY_CLOSED'] };
  expect(decided.filter(([name]) => name === 'RegisterWebhook')).toEqual([
    ['RegisterWebhook', { input: { ...input, casinos: ['granada', 'sevilla'] } }],
  ]);
});

it('keeps what was typed, and says why, where it is refused', async () => {
  open([], {
    RegisterWebhook: () => ({
      outcome: {
        ...{ __typename: 'PeopleRefused', code: 'PEOPLE.WEBHOOK_URL' },
        ...{ message: 'Not an address.', messageEs: 'No es una dirección.' },
      },
    }),
  });
  await screen.findByText('No se avisa a ningún programa externo.');
  type('Para qué es', 'Oficina');
  type('Dirección', 'ftp://a.example');
  fireEvent.click(screen.getByLabelText('aviso de sala'));
  press('Dar de alta un webhook');
  expect((await screen.findByRole('alert')).textContent).toContain('No es una dirección.');
  expect(screen.getByLabelText<HTMLInputElement>('Dirección').value).toBe('ftp://a.example');
  localStorage.clear();
});

it('tests it, and says what it answered', async () => {
  const decided = open([webhook({})], {
    TestWebhook: () => ({
      outcome: { __typename: 'WebhookTested', isAccepted: false, answer: 'HTTP 503', milliseconds: 12 },
    }),
  });
  await screen.findByRole('region', { name: 'Back office' });
  press('Enviar una prueba: Back office');
  expect((await screen.findByText(/^La prueba/)).textContent).toBe('La prueba no se aceptó: HTTP 503.');
  expect(decided).toEqual([['TestWebhook', { webhook: '0f3c0f3c0f3c0f3c' }]]);
});

it('gives it another secret, with an overlap or without, only after a second press', async () => {
  const decided = open([webhook({})], {
    RenewWebhookSecret: () => ({ outcome: { __typename: 'WebhookSecretShown', secret: 'whsec_new' } }),
  });
  await screen.findByRole('region', { name: 'Back office' });
  press('Otro secreto: Back office');
  expect(decided).toEqual([]);
  press('Sí, dar otro secreto a Back office; firman los dos durante 24 horas');
  await screen.findByText('whsec_new');
  press('Secreto perdido: Back office');
  press('Sí, dar otro secreto a Back office; el anterior termina ahora');
  await screen.findByText('whsec_new');
  await expect
    .poll(() => decided.map(([, variables]) => variables))
    .toEqual([
      { webhook: '0f3c0f3c0f3c0f3c', overlapHours: 24 },
      { webhook: '0f3c0f3c0f3c0f3c', overlapHours: 0 },
    ]);
});

it('sends it again from a record, or where it stopped, and ends it', async () => {
  const decided = open([webhook({})], {
    ReplayWebhook: () => ({ outcome: { __typename: 'WebhookChanged' } }),
    EndWebhook: () => ({ outcome: { __typename: 'WebhookChanged' } }),
  });
  const card = await screen.findByRole('region', { name: 'Back office' });
  fireEvent.change(within(card).getByLabelText('Casino'), { target: { value: 'sevilla' } });
  press('Enviar otra vez: Back office');
  press('Sí, seguir con sevilla donde se quedó');
  await screen.findByText('Se envía otra vez.');
  type('Primer registro', 'x');
  screen.getByText('Indique el número de un registro: solo cifras.');
  type('Primer registro', '12');
  press('Enviar otra vez: Back office');
  press('Sí, enviar otra vez lo registrado en sevilla desde 12');
  await screen.findByText('Se envía otra vez.');
  press('Dar de baja: Back office');
  press('Sí, no enviar nada más a Back office');
  const of = { webhook: '0f3c0f3c0f3c0f3c' };
  await expect
    .poll(() => decided)
    .toEqual([
      ['ReplayWebhook', { ...of, casino: 'sevilla', from: null }],
      ['ReplayWebhook', { ...of, casino: 'sevilla', from: 12 }],
      ['EndWebhook', of],
    ]);
});
