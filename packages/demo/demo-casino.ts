import type { CasinoEvent } from '../../src/kernel/envelope';
import { type GamingDay, previousGamingDay } from '../../src/kernel/gaming-day';
import { decideCorrection } from './decide-corrections';
import { CASINO, CERTIFIED_DAYS, type DemoNight, demoNights } from './demo-nights';
import type { ServiceClient } from './casino-answers';
import { identifyCustomers } from './demo-customers';
import { setTimeout as pause } from 'node:timers/promises';

interface DemoCast {
  readonly administrator: ServiceClient;
  readonly accountant: ServiceClient;
  readonly manager: ServiceClient;
  /** Reports for all places, like a gateway between the devices of the house and the service. */
  readonly gateway: ServiceClient;
}

export interface ReadyCasino {
  readonly casino: string;
  readonly toClose: GamingDay;
  readonly live: DemoNight;
}

type Progress = (nights: number) => void;

export const NIGHTS = CERTIFIED_DAYS + 2;

/**
 * Sets up the casino of the demo through the public interfaces: an authorisation by the administrator, reports by devices, and
 * for each night of the past month a close by the accountant and a certificate by the manager. Steps that an earlier start
 * has taken are skipped.
 */
export async function prepareCasino(
  cast: DemoCast,
  { today, seed, show }: { readonly today: GamingDay; readonly seed: string; readonly show: Progress },
): Promise<ReadyCasino> {
  const begun = await firstDayOf(cast);
  const firstDay = begun ?? before(today, CERTIFIED_DAYS + 1);
  const { authorisation, nights } = demoNights(firstDay, seed);
  if (begun === undefined) await authorise(cast, authorisation);
  const certified = await certifiedDays(cast);
  let toClose = firstDay;
  let told = 0;
  for (const night of nights) {
    show((told += 1));
    if (night.kind === 'live') {
      await decide(cast.accountant, 'openGamingDay', night.day);
      return { casino: CASINO, toClose, live: night };
    }
    toClose = night.day;
    if (!certified.has(night.day)) await reportNight(cast, night);
  }
  throw new Error('the nights of the demo end with a live one');
}

const before = (day: GamingDay, days: number): GamingDay =>
  days === 0 ? day : before(previousGamingDay(day), days - 1);

async function reportNight(
  cast: DemoCast,
  { day, kind, reports, explanation, corrections }: DemoNight,
): Promise<void> {
  await decide(cast.accountant, 'openGamingDay', day);
  const receipt = await report(cast.gateway, reports);
  await identifyCustomers(cast.accountant, day, { who: kind === 'certified' ? 'all' : 'the first', receipt });
  for (const correction of corrections)
    await waitFor(cast, await decideCorrection(cast, { casino: CASINO, correction }));
  if (kind !== 'certified') return;
  const explanations = explanation === undefined ? [] : [{ check: VARIANCES, explanation }];
  await waitFor(cast, await decide(cast.accountant, 'closeGamingDay', day, explanations));
  await decide(cast.manager, 'certifyGamingDay', day);
}

export async function report(
  gateway: ServiceClient,
  reports: readonly CasinoEvent[],
): Promise<string | undefined> {
  if (reports.length === 0) return undefined;
  const { summary, notKept } = await gateway.send(reports);
  if (notKept.length > 0) throw new Error(`a report of the demo was not kept: ${JSON.stringify(notKept[0])}`);
  return summary.receipt;
}

const waitFor = ({ accountant }: DemoCast, receipt: string | undefined): Promise<object> =>
  accountant.ask('query ($receipt: String) { casinos(waitFor: $receipt) { id } }', {
    receipt: receipt ?? null,
  });

interface Decided {
  readonly receipt?: string;
  readonly code?: string;
  readonly message?: string;
}

type Decision = 'openGamingDay' | 'closeGamingDay' | 'certifyGamingDay';

const DECIDED_BEFORE = /ALREADY/;

/** The check of a close that every variance is explained. */
const VARIANCES = 'K12';

async function decide(
  client: ServiceClient,
  decision: Decision,
  day: GamingDay,
  explanations: readonly { readonly check: string; readonly explanation: string }[] = [],
): Promise<string | undefined> {
  const explained =
    explanations.length === 0
      ? { declared: '', passed: '' }
      : { declared: ', $explanations: [ExplanationInput!]!', passed: ', explanations: $explanations' };
  const { decided } = await client.ask<{ decided: Decided }>(
    `mutation ($casino: ID!, $day: GamingDay!${explained.declared}) {
       decided: ${decision}(casino: $casino, day: $day${explained.passed}) {
         ... on GamingDayDecided { receipt } ... on GamingDayRefused { code message } } }`,
    { casino: CASINO, day, explanations },
  );
  if (decided.receipt === undefined && !DECIDED_BEFORE.test(decided.code ?? ''))
    throw new Error(`${decision} of ${day}: ${decided.message}`);
  return decided.receipt;
}

async function authorise(cast: DemoCast, authorisation: object): Promise<void> {
  const { authorise: answer } = await cast.administrator.ask<{
    authorise: { receipt?: string; message?: string };
  }>(
    `mutation ($casino: ID!, $authorisation: String!) {
       authorise(casino: $casino, authorisation: $authorisation, newCasino: true) {
         ... on AuthorisationRecorded { receipt } ... on AuthorisationRefused { message } } }`,
    { casino: CASINO, authorisation: JSON.stringify({ ...authorisation, accounting: ACCOUNTING }) },
  );
  if (answer.receipt === undefined) throw new Error(`not authorised: ${answer.message}`);
  await waitFor(cast, answer.receipt);
}

/**
 * Accounting terms of the demo: duty is accrued, gaming days are consecutive, no tolerances; and the codes that accounting
 * programs need for accounts for which the Spanish general chart proposes none.
 */
const ACCOUNTING = {
  nextDay: 'warn',
  duty: { jurisdiction: 'ES-AN' },
  chart: { codes: { fx: '571', opening: '120' }, names: { '571': 'Caja, moneda extranjera' }, digits: 8 },
  letterhead: {
    company: 'Juegos de la Bahía, S. A.',
    taxNumber: 'A11000001',
    name: 'Casino Bahía',
    address: 'Paseo Marítimo 1, 11500 El Puerto de Santa María',
  },
} as const;

async function firstDayOf({ administrator }: DemoCast): Promise<GamingDay | undefined> {
  const { casinos } = await administrator.ask<{ casinos: readonly { id: string }[] }>(
    '{ casinos { id } }',
    {},
  );
  if (!casinos.some(({ id }) => id === CASINO)) return undefined;
  const { authorisations } = await administrator.ask<{
    authorisations: { authorisations: readonly { validFrom: GamingDay }[] };
  }>('query ($casino: ID!) { authorisations(casino: $casino) { authorisations { validFrom } } }', {
    casino: CASINO,
  });
  return authorisations.authorisations[0]!.validFrom;
}

async function certifiedDays({ accountant }: DemoCast): Promise<ReadonlySet<GamingDay>> {
  const { gamingDays } = await accountant.ask<{
    gamingDays: { edges: readonly { node: { day: GamingDay; certified: boolean } }[] };
  }>(
    'query ($casino: ID!) { gamingDays(casino: $casino, first: 100) { edges { node { day certified } } } }',
    { casino: CASINO },
  );
  return new Set(gamingDays.edges.flatMap(({ node }) => (node.certified ? [node.day] : [])));
}

/** The part of the gaming day that is reported at the start: play has gone on for an hour. */
const PASSED_MS = 4 * 3_600_000;
/** Interval between deliveries, about the polling interval of the screens. */
const STEP_MS = 2_000;

interface RunningNight {
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

/**
 * Continues the live night: sends at once what was reported until now, and the rest as time passes, more and more slowly, so that
 * the night goes on for as long as the demo runs.
 * @param speed minutes of the night per minute, at first
 * @param begun called once, with the receipt of what was reported at once
 */
export async function beginNight(
  gateway: ServiceClient,
  reports: readonly CasinoEvent[],
  speed: number,
  begun: (receipt: string | undefined) => Promise<void> = () => Promise.resolve(),
): Promise<RunningNight> {
  const begin = Date.parse(reports[0]!.time) + PASSED_MS;
  const isPast = (by: number) => (each: CasinoEvent) => Date.parse(each.time) <= by;
  await begun(await report(gateway, reports.filter(isPast(begin))));
  const stopped = new AbortController();
  const rest = reports.filter((each) => !isPast(begin)(each));
  const ended = goOn(rest, { gateway, begin, speed, stopped }).catch((failure: unknown) => {
    process.stderr.write(`The night has stopped: ${String(failure)}\n`);
  });
  return {
    ended,
    stop: () => {
      stopped.abort();
      return ended;
    },
  };
}

/**
 * Milliseconds of the night that are played after some milliseconds of the demo. The night begins at the speed that is stated and slows down
 * as its end comes near, which it never reaches: with ten hours left, half of them are played after an hour at speed 10.
 * @param left milliseconds of the night that were left at the start
 */
export const playedBy = (passed: number, speed: number, left: number): number =>
  (left * passed * speed) / (left + passed * speed);

interface Running {
  readonly gateway: ServiceClient;
  readonly begin: number;
  readonly speed: number;
  readonly stopped: AbortController;
}

async function goOn(
  reports: readonly CasinoEvent[],
  { gateway, begin, speed, stopped }: Running,
): Promise<void> {
  const started = Date.now();
  const left = Date.parse(reports.at(-1)?.time ?? '') - begin;
  for (let sent = 0; sent < reports.length && !stopped.signal.aborted;) {
    const now = begin + playedBy(Date.now() - started, speed, left);
    const due = reports.slice(sent).filter(({ time }) => Date.parse(time) <= now);
    await report(gateway, due);
    sent += due.length;
    await pause(STEP_MS, undefined, { signal: stopped.signal }).catch(() => undefined);
  }
}
