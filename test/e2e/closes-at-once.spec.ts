import { SealKeys } from '../../src/ledger/gaming-day/seal-keys';
import { chipsSold } from '../support/sample-events/sample-events';
import { Client } from '../support/service/client';
import { type NightsService, startNights } from '../support/service/nights-service';

const DAY = '2026-01-02';

let nights: NightsService;
let nuria: Client;
let pedro: Client;
beforeAll(async () => {
  nights = await startNights('');
  const { running } = nights;
  nuria = new Client(running.url, await running.makePersonKey('Nuria Campos', ['accountant']));
  pedro = new Client(running.url, await running.makePersonKey('Pedro Lamas', ['accountant']));
  const sale = (casino: string): object => ({ ...chipsSold({}, { casino }), gamingday: DAY });
  await nights.take(sale('granada'), sale('ronda'));
});
afterAll(() => nights.stop());

/** Closes a day. @returns the type of the recorded event, or the code of the refusal */
async function close(by: Client, casino: string): Promise<string> {
  const day = `casino: "${casino}", day: "${DAY}"`;
  const { gamingDay } = await by.ask<{ gamingDay: { tieOuts: { check: string; holds: boolean }[] } }>(
    `{ gamingDay(${day}) { ... on GamingDayFound { tieOuts { check holds } } } }`,
  );
  const failing = gamingDay.tieOuts.filter(({ holds }) => !holds);
  const said = failing.map(({ check }) => `{check: "${check}", explanation: "counted again"}`).join(', ');
  const { closeGamingDay } = await by.ask<{ closeGamingDay: { what?: string; code?: string } }>(
    `mutation { closeGamingDay(${day}, explanations: [${said}]) {
       ... on GamingDayDecided { what } ... on GamingDayRefused { code } } }`,
  );
  return closeGamingDay.what ?? closeGamingDay.code!;
}

/** Holds the next close after it has checked the books; `letGo` continues it. */
function holdNextClose(): { readonly isHeld: Promise<void>; readonly letGo: () => void } {
  let letGo = (): void => undefined;
  const gone = new Promise<void>((resolve) => (letGo = resolve));
  const keys = nights.running.service.app.get(SealKeys);
  const current = keys.current.bind(keys);
  const isHeld = new Promise<void>((resolve) => {
    jest.spyOn(keys, 'current').mockImplementationOnce(async () => {
      resolve();
      await gone;
      return current();
    });
  });
  return { isHeld, letGo };
}

it('a casino closes one day at a time, so that each seal names the one before it; others close theirs', async () => {
  const { isHeld, letGo } = holdNextClose();
  const first = close(nuria, 'granada');
  await isHeld;
  expect(await close(pedro, 'granada')).toBe('GAMING_DAY.DECIDED_MEANWHILE');
  expect(await close(pedro, 'ronda')).toBe('gaming-day.closed');
  letGo();
  expect(await first).toBe('gaming-day.closed');
});

it('a second close of a day is refused, since it is checked in the books that have the first', async () =>
  expect(await close(pedro, 'granada')).toBe('GAMING_DAY.ALREADY_CLOSED'));

it('more casinos than the pool has connections close at once, and each close ends', async () => {
  const casinos = Array.from({ length: 12 }, (_, at) => `casino-${at}`);
  await nights.take(...casinos.map((casino) => ({ ...chipsSold({}, { casino }), gamingday: DAY })));
  const closed = await Promise.all(casinos.map((casino, at) => close(at % 2 === 0 ? nuria : pedro, casino)));
  expect(closed).toEqual(casinos.map(() => 'gaming-day.closed'));
});
