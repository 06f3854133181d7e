// A failover drill: reports events without a pause while commands break something and repair it, then compares what was
// acknowledged with what is in the log. Usage and an example of its output: docs/operations/failover-drills.md.
//
//   node docker/drill.mjs --service URL [--service URL] --key-file FILE --casino ID --step COMMAND [--step COMMAND]
//
// Exit code: 0 when every acknowledged event is in the log once; 1 when not; 2 when the drill could not be done.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';

const { values: options } = parseArgs({
  options: {
    service: { type: 'string', multiple: true },
    'key-file': { type: 'string' },
    casino: { type: 'string', default: 'drill' },
    step: { type: 'string', multiple: true, default: [] },
    /** Seconds of reporting before, between and after the steps. */
    seconds: { type: 'string', default: '5' },
    senders: { type: 'string', default: '8' },
  },
});

const ANSWER_MS = 3_000;
const AGAIN_MS = 200;
/** A pause of each sender, so that the log of a drill stays small. */
const REST_MS = 20;
/** After the last step, all pending events must be acknowledged within this time. */
const MOST_RECOVERY_MS = 120_000;

const began = performance.now();
const seconds = () => (performance.now() - began) / 1_000;
const say = (text) => console.log(`${seconds().toFixed(1).padStart(7)} s  ${text}`);

class Reporter {
  acknowledged = new Map();
  sentAgain = 0;
  longestSilence = { seconds: 0, until: 0 };
  lastReceipt;
  #run = randomBytes(4).toString('hex');
  #sent = 0;
  #lastAt = seconds();
  #isOver = false;
  #givesUp = false;
  #refused;

  constructor(services, key, casino) {
    this.services = services;
    this.headers = { authorization: `Bearer ${key}` };
    this.casino = casino;
    this.source = `/casinos/${casino}/cage`;
  }

  start(senders) {
    this.sending = Promise.all(Array.from({ length: senders }, (_, at) => this.#send(at)));
  }

  /** Sends no further event; resolves when the pending ones are acknowledged. */
  async finish() {
    this.#isOver = true;
    const mostMs = this.acknowledged.size === 0 ? 0 : MOST_RECOVERY_MS;
    const late = setTimeout(() => (this.#givesUp = true), mostMs);
    await this.sending;
    clearTimeout(late);
    if (this.#givesUp)
      throw new Error('events were not acknowledged in time: the services have not recovered');
  }

  async #send(sender) {
    let service = sender;
    while (!this.#isOver) {
      const event = this.#nextEvent();
      for (let attempt = 1; !this.#givesUp; attempt++) {
        const answer = await this.#post(event, this.services[service % this.services.length]);
        if (answer !== undefined) {
          this.#note(event, answer, attempt);
          break;
        }
        service++;
        await sleep(AGAIN_MS);
      }
      await sleep(REST_MS);
    }
  }

  #nextEvent() {
    const now = new Date().toISOString();
    return {
      ...{ specversion: '1.0', id: `drill-${this.#run}-${++this.#sent}`, source: this.source },
      ...{ type: 'cagnotte.cage.chips-sold.v1', time: now, gamingday: now.slice(0, 10) },
      ...{ datacontenttype: 'application/json' },
      data: { currency: 'EUR', amount: 100, meansOfPayment: 'cash' },
    };
  }

  /** Sends an event like a sender: again if there is no answer, or one that demands a repeat. */
  async #post(event, service) {
    try {
      const response = await fetch(`${service}/v1/events`, {
        method: 'POST',
        headers: { ...this.headers, 'content-type': 'application/cloudevents+json' },
        body: JSON.stringify(event),
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      const answer = await response.json();
      if (['stored', 'duplicate'].includes(answer.outcome)) return answer;
      if (response.status < 500 && ![401, 408, 429].includes(response.status)) this.#refused ??= answer;
      return undefined;
    } catch {
      return undefined;
    }
  }

  /** Whether a repeat cannot change the answer. */
  get refused() {
    return this.#refused;
  }

  #note({ id }, { receipt }, attempt) {
    this.acknowledged.set(id, receipt);
    this.lastReceipt = receipt;
    if (attempt > 1) this.sentAgain++;
    const now = seconds();
    if (now - this.#lastAt > this.longestSilence.seconds)
      this.longestSilence = { seconds: now - this.#lastAt, until: now };
    this.#lastAt = now;
  }

  /** The number of records of each event of this drill, by id. */
  async inLog() {
    const found = new Map();
    for (let after = null; ;) {
      const { edges, pageInfo } = await this.#eventsAfter(after);
      for (const { node } of edges)
        if (node.eventId.startsWith(`drill-${this.#run}-`))
          found.set(node.eventId, (found.get(node.eventId) ?? 0) + 1);
      if (!pageInfo.hasNextPage) return found;
      after = pageInfo.endCursor;
    }
  }

  async #eventsAfter(after) {
    const query = `query ($casino: ID!, $source: String, $after: String, $receipt: String) {
      events(casino: $casino, source: $source, after: $after, first: 100, waitFor: $receipt) {
        edges { node { eventId } } pageInfo { hasNextPage endCursor } } }`;
    const variables = { ...{ casino: this.casino, source: this.source }, after, receipt: this.lastReceipt };
    for (const service of this.services) {
      const response = await fetch(`${service}/graphql`, {
        method: 'POST',
        headers: { ...this.headers, 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables }),
      }).catch(() => undefined);
      const answer = await response?.json();
      if (answer?.data) return answer.data.events;
      if (answer) console.error(JSON.stringify(answer.errors));
    }
    throw new Error('no service says what is in the log');
  }
}

/** Runs a command of the shell with its output shown. */
async function run(command) {
  const from = seconds();
  const child = spawn('/bin/sh', ['-c', command], { stdio: ['ignore', 'inherit', 'inherit'] });
  const code = await new Promise((resolve, reject) => child.once('exit', resolve).once('error', reject));
  if (code !== 0) throw new Error(`the step ended with ${code}: ${command}`);
  return (seconds() - from).toFixed(1);
}

function compare(reporter, log) {
  const acknowledged = [...reporter.acknowledged.keys()];
  const lost = acknowledged.filter((id) => !log.has(id));
  const twice = [...log].filter(([, times]) => times > 1).map(([id]) => id);
  const { seconds: silence, until } = reporter.longestSilence;
  say(`longest time without an acknowledgement: ${silence.toFixed(1)} s, until ${until.toFixed(1)} s`);
  say(`acknowledged: ${acknowledged.length}, of which ${reporter.sentAgain} when they were sent again`);
  say(`in the log: ${log.size}; acknowledged and lost: ${lost.length}; twice: ${twice.length}`);
  for (const id of [...lost, ...twice].slice(0, 10)) say(`  ${log.has(id) ? 'twice' : 'lost'}: ${id}`);
  return lost.length + twice.length === 0;
}

async function drill() {
  const { service: services = [], 'key-file': keyFile, casino, step: steps } = options;
  if (services.length === 0 || keyFile === undefined)
    throw new Error('name --service URL and --key-file FILE; see the head of this file');
  const reporter = new Reporter(services, readFileSync(keyFile, 'utf8').trim(), casino);
  say(`reporting to ${services.join(', ')}`);
  reporter.start(Number(options.senders));
  await sleep(Number(options.seconds) * 1_000);
  try {
    if (reporter.acknowledged.size === 0)
      throw new Error(`nothing is acknowledged: ${JSON.stringify(reporter.refused ?? 'no service answers')}`);
    for (const step of steps) {
      const before = reporter.acknowledged.size;
      say(`${before} acknowledged; now: ${step}`);
      say(`done in ${await run(step)} s`);
      await sleep(Number(options.seconds) * 1_000);
    }
  } finally {
    await reporter.finish();
  }
  return compare(reporter, await reporter.inLog());
}

process.exitCode = await drill().then(
  (isWhole) => (isWhole ? 0 : 1),
  (failure) => {
    console.error(`drill: ${failure.message}`);
    return 2;
  },
);
