import { DataSource } from 'typeorm';
import type { Verdict } from '../../../src/projector/verification/verdict';
import { type ComparedBoard, comparedBoards } from './board-of-days';
import { verifyBooks } from '../../../src/projector/verification/verify-books';
import { definitionOf } from '../../../src/ledger/event-contract/catalogue';
import { isReported } from '../../../src/kernel/event-definition';
import { Client } from '../service/client';
import {
  type Devices,
  makeDevices,
  type ReporterRun,
  runsByReporter,
} from '../../../packages/demo/play-sample';
import { type ServiceUnderTest, startServiceUnderTest } from '../service/service-under-test';
import { makeSqlReader } from '../service/psql';
import { type ComparedView, comparedViews } from '../service/sql-figures';
import { readDecision } from './decision-lines';
import { NightTeller } from './event-lines';
import { houseLines } from './facts-told';
import {
  type Row,
  rowOf,
  seenBalances,
  seenBook,
  seenDuty,
  seenExplanation,
  seenFindings,
  seenRestatement,
  seenSeals,
  seenTieOuts,
} from './seen-books';
import type { NightStep } from './told-night';

/** One service for many nights, each at a casino of its own. */
export class NightStage {
  private constructor(
    private readonly running: ServiceUnderTest,
    private readonly reader: Client,
    private readonly devices: Devices<Client>,
    private readonly people: ReadonlyMap<string, Client>,
  ) {}

  static async open(): Promise<NightStage> {
    const running = await startServiceUnderTest();
    const person = async (name: string, role: 'accountant' | 'manager'): Promise<[string, Client]> => [
      name,
      new Client(running.url, await running.makePersonKey(name, [role])),
    ];
    return new NightStage(
      running,
      new Client(running.url, await running.makeKey(['auditor'])),
      await makeDevices(async (reporter) => new Client(running.url, await running.makeDeviceKey(reporter))),
      new Map([await person('Nuria Campos', 'accountant'), await person('Carmen Ortega', 'manager')]),
    );
  }

  /** The problems that `cagnotte verify` reports in all nights so far: records, seals, and books derived again. */
  async problems(): Promise<Verdict['problems']> {
    const { service, store } = this.running;
    return (await verifyBooks(service.app.get(DataSource), store)).problems;
  }

  /** The boards of the days of all nights so far, beside the days one by one. */
  boards(): Promise<ComparedBoard[]> {
    return comparedBoards(this.reader);
  }

  /** Every figure of the schema bi of all nights so far, beside what GraphQL answers; a reader of SQL is made for it. */
  async sqlFigures(): Promise<ComparedView[]> {
    const { database, service } = this.running;
    const reader = await makeSqlReader(database, new Client(service.url, await this.running.makeWorldKey()));
    const { casinos } = await this.reader.ask<{ casinos: { id: string }[] }>('{ casinos { id } }');
    try {
      return await comparedViews(
        this.reader,
        reader.url,
        casinos.map(({ id }) => id),
      );
    } finally {
      await reader.drop();
    }
  }

  close(): Promise<void> {
    return this.running.stop();
  }

  /** A book of a night as it is printed. */
  printed(casino: string, book: string, day: string): Promise<Buffer> {
    return printedBook(this.reader, { casino, book, day });
  }

  /** A night at a casino of this name, whose ledger is opened on the first day of the page. */
  night(casino: string): ToldNight {
    return new ToldNight(casino, {
      reader: this.reader,
      devices: this.devices,
      people: this.people,
      tell: (events) => this.running.tellHistory(events),
    });
  }
}

/** A book of a day as it is printed. */
async function printedBook(
  { url, key }: Pick<Client, 'url' | 'key'>,
  { casino, book, day }: { readonly casino: string; readonly book: string; readonly day: string },
): Promise<Buffer> {
  const answer = await fetch(`${url}/v1/books/${book}?casino=${casino}&day=${day}&format=pdf`, {
    headers: { authorization: `Bearer ${key}` },
  });
  if (answer.status !== 200) throw new Error(`${book}: ${answer.status} ${await answer.text()}`);
  return Buffer.from(await answer.arrayBuffer());
}

interface Cast {
  /** Imports history at the console. */
  readonly tell: ServiceUnderTest['tellHistory'];
  readonly reader: Client;
  readonly devices: Devices<Client>;
  readonly people: ReadonlyMap<string, Client>;
}

/** The expected and the actual result of a step. */
export interface Comparison {
  readonly told: unknown;
  readonly seen: unknown;
}

/** A night of a page, run step by step. */
export class ToldNight {
  private readonly teller: NightTeller;
  private isOpen = false;

  constructor(
    private readonly casino: string,
    private readonly cast: Cast,
  ) {
    this.teller = new NightTeller(casino);
  }

  async perform({ kind, words, lines }: NightStep): Promise<Comparison> {
    if (kind === 'events') return this.deliver(words, lines);
    if (kind === 'decisions') return this.decide(lines);
    const told = lines.map(rowOf);
    const seen = await this.look(kind, words, told);
    return { told: told.map(asLine), seen: seen.map(asLine) };
  }

  private async deliver(
    [day = '', ...answers]: readonly string[],
    lines: readonly string[],
  ): Promise<Comparison> {
    const house = this.isOpen ? [] : houseLines();
    this.isOpen = true;
    const events = [...house, ...lines].map((line) => this.teller.event(line, day));
    const counts = new Map<string, number>();
    let last: string | undefined;
    for (const run of runsOf(events)) {
      const { summary } = (await this.send(run)).at(-1)! as unknown as {
        summary: { counts: Record<string, number>; receipt: string };
      };
      last = summary.receipt;
      for (const [outcome, count] of Object.entries(summary.counts))
        counts.set(outcome, (counts.get(outcome) ?? 0) + count);
    }
    if (last !== undefined) await this.caughtUp(last);
    const others = [...counts].filter(([outcome, count]) => outcome !== 'stored' && count > 0);
    return {
      told: answers.join(' '),
      seen:
        others.length === 0 ? '' : `(${others.map(([outcome, count]) => `${count} ${outcome}`).join(', ')})`,
    };
  }

  /** Sends events over HTTP; decisions, which deliveries cannot contain, are imported as history. */
  private send(run: ReporterRun): Promise<readonly object[]> {
    const { reporter, events } = run;
    return isDecision(events[0]!) ? this.cast.tell(events) : this.cast.devices[reporter].stream(events);
  }

  private async decide(lines: readonly string[]): Promise<Comparison> {
    const seen: string[] = [];
    for (const line of lines) {
      const { person, mutation, name } = readDecision(line, this.casino);
      const answer = await this.cast.people.get(person)!.ask<Record<string, Decided>>(
        `mutation { ${mutation} { ... on GamingDayDecided { receipt }
           ... on GamingDayRefused { code tieOuts { check rows { at } } } } }`,
      );
      const { receipt, code, tieOuts = [] } = answer[name]!;
      if (receipt !== undefined) await this.caughtUp(receipt);
      const rows = tieOuts.flatMap(({ check, rows: each }) => each.map(({ at }) => `${check} ${at}`));
      seen.push(code === undefined ? 'decided' : [code, rows.join(', ')].join(' ').trim());
    }
    return { told: lines.map((line) => readDecision(line, this.casino).refusal ?? 'decided'), seen };
  }

  /** Reads what a step shows; `… of neighbour` is about a second casino. */
  private look(kind: string, words: readonly string[], told: readonly Row[]): Promise<Row[]> {
    const of = words.indexOf('of');
    const casino = of === -1 ? this.casino : `${this.casino}-${words[of + 1]}`;
    const [first = '', second = ''] = of === -1 ? words : words.slice(0, of);
    const client = this.cast.reader;
    switch (kind) {
      case 'book':
        return seenBook(client, { casino, day: second, book: first }, told);
      case 'tie-outs':
        return seenTieOuts(client, casino, first);
      case 'findings':
        return seenFindings(client, casino);
      case 'duty':
        return seenDuty(client, casino, first, second);
      case 'explained':
        return seenExplanation(client, casino, first);
      case 'restatement':
        return seenRestatement(client, casino);
      case 'seals':
        return seenSeals(client, casino, told);
      case 'balances':
        return seenBalances(client, casino, first, second === 'own-day' ? 'OWN_DAY' : 'BOOKED');
      default:
        throw new Error(`a page has a block of a kind that nobody knows: ${kind}`);
    }
  }

  private async caughtUp(receipt: string): Promise<void> {
    await this.cast.reader.ask('query ($r: String) { casinos(waitFor: $r) { id } }', { r: receipt });
  }
}

/** Groups consecutive events that are sent in the same way. */
function runsOf(events: readonly object[]): ReporterRun[] {
  const runs: object[][] = [];
  for (const event of events) {
    const last = runs.at(-1);
    if (last !== undefined && isDecision(last[0]!) === isDecision(event)) last.push(event);
    else runs.push([event]);
  }
  return runs.flatMap(runsByReporter);
}

/** Whether an event is a decision. An unknown type is an ordinary delivery. */
function isDecision(event: object): boolean {
  const definition = definitionOf((event as { readonly type: string }).type);
  return definition !== undefined && !isReported(definition);
}

const asLine = (row: Row): string => row.join(' | ');

interface Decided {
  readonly receipt?: string;
  readonly code?: string;
  readonly tieOuts?: readonly { readonly check: string; readonly rows: readonly { readonly at: string }[] }[];
}
