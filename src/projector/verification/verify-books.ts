import type { EventStorePort } from '../../event-log/event-store.port';
import { type Problem, VerificationStopped } from './problem';
import type { BooksSnapshot, Queryable } from '../../database/queryable';
import type { DataSource } from 'typeorm';
import { brokenLine } from '../../security-log/security-log';
import { keyIdOf, breaksOf, decidedKeysIn, wrongKeys } from '../../ledger/gaming-day/introduced-keys';
import { recordedKeys, introducedKeys } from '../../ledger/gaming-day/seal-keys';
import { findMissignedInTables, readPending } from './prove-records';
import { findUndecided } from '../../ledger/personal-data/erasures';
import { PEOPLE_STREAM } from '../../people/people-register';
import { findLostLines, verifyHouse } from '../../people/verify-house';
import { firstDivergence, describeDivergence } from '../generations/compare';
import { schemaOf, seeGeneration, seeSchema } from '../generations/generation';
import { levelSnapshot, GenerationBuild } from '../generations/generation-build';
import { dropUnusedGenerations } from '../generations/unused-generations';
import { compareHeads } from '../../ledger/register/compare-with-register';
import { closesOf } from '../../ledger/gaming-day/seal.queries';
import { lastSealOf } from '../../ledger/gaming-day/seal';
import { readDecisions } from '../../ledger/gaming-day/decisions.queries';
import { findWrongDocuments } from '../../ledger/documents/documents.queries';
import { LogDamaged } from '../../ledger/register/read-records';
import { chainLinkAt } from '../../ledger/register/records';
import { decidersOfTables } from './decisions-of-log';
import type { DecisionsSeen } from './verify-deciders';
import { type AnchoredBooks, findUnanchored, stampedAnchors } from './anchors';
import { findUnbalanced } from './booking/find-unbalanced';
import { findMisbooked } from './booking/find-misbooked';
import { findUnguarded } from './find-unguarded';
import { findUnsummed } from './booking/find-unsummed';
import { findWronglyKept } from './booking/find-wrongly-kept';
import { readingTheCatalogue } from './catalogue/describe-catalogue';
import { besideTheBooks } from './catalogue/foreign-objects';
import { holdPlacesForProof, livePlacesForProof } from './live-places';
import { verifyTimeStamps } from './stamped-anchors';
import type { Verdict, VerifyOptions } from './verdict';
import { booksOfTables, type ClosesSeen, verifySeals } from './verify-seals';

/**
 * Proves the stored books from the log alone: recomputes record numbers and chain against the register, every entry
 * and balance, and every row of every read model in a generation of its own, which is dropped afterwards. Ingest,
 * projections and queries go on meanwhile. A rebuild of the same program that was killed is left to be continued.
 * @throws VerificationStopped where it cannot finish, with its progress
 */
export async function verifyBooks(
  dataSource: DataSource,
  store: EventStorePort,
  options: VerifyOptions = {},
): Promise<Verdict> {
  const progress: Progress = { stage: 'making tables of its own', problems: [] };
  let build: GenerationBuild | undefined;
  try {
    await dropUnusedGenerations(dataSource, options.program);
    // A proof begins with the first record: what a killed proof had read may have changed since.
    build = await GenerationBuild.begin(dataSource, store, { ...options, program: undefined });
    return await new Verification(dataSource, store, { ...options, build, progress }).verdict();
  } catch (failure) {
    const problems = progress.problems.map(({ check, detail }) => `${check}: ${detail}`);
    throw new VerificationStopped(failure, { ...progress, problems, records: build?.records ?? 0 });
  } finally {
    // The next command drops what could not be dropped now.
    await build?.end({ inUse: false }).catch(() => undefined);
  }
}

interface Progress {
  stage: string;
  readonly problems: Problem[];
}

class Verification {
  private readonly superseded: string[] = [];
  private readonly closes: ClosesSeen[] = [];
  private decisions: readonly DecisionsSeen[] = [];
  private sealKeys: readonly string[] = [];
  private breaks: readonly string[] = [];
  private timeStamps: readonly string[] = [];
  private pending = 0;
  private live = 0;
  private readonly build: GenerationBuild;

  constructor(
    private readonly dataSource: DataSource,
    private readonly store: EventStorePort,
    private readonly by: VerifyOptions & { readonly build: GenerationBuild; readonly progress: Progress },
  ) {
    this.build = by.build;
  }

  private get problems(): Problem[] {
    return this.by.progress.problems;
  }

  private now(stage: string): void {
    this.by.progress.stage = stage;
  }

  async verdict(): Promise<Verdict> {
    this.now('looking at the tables of the log and their guards');
    this.name('log', (await this.store.findFaults?.()) ?? []);
    this.problems.push(...(await findUnguarded(this.dataSource, this.store, this.by.houseKey)));
    this.now('reading the security log');
    const broken = await brokenLine(this.dataSource);
    if (broken !== undefined) this.problems.push({ check: 'security-log', detail: broken });
    this.now('reading and evaluating the log');
    const snapshot = await this.rebuildToSnapshot();
    try {
      await this.compare(snapshot);
    } finally {
      await snapshot.close();
    }
    this.now('reading records that are not projected yet');
    if (snapshot.isRebuilt) await this.holds('log', () => this.readPending());
    const { records, heads } = this.build;
    const casinos = [...heads].map(([id, { number: n, chainHash }]) => ({ id, position: `${n}`, chainHash }));
    return {
      ok: this.problems.length === 0,
      records,
      pending: this.pending,
      casinos: casinos.sort((a, b) => (a.id < b.id ? -1 : 1)),
      problems: this.problems,
      superseded: this.superseded,
      closes: this.closes,
      decisions: this.decisions,
      sealKeys: this.sealKeys,
      sealKeyBreaks: this.breaks,
      timeStamps: this.timeStamps,
      beside: await readingTheCatalogue(this.dataSource, besideTheBooks),
    };
  }

  /** A snapshot of both; if the log is damaged, the rebuilt tables end before the live ones. */
  private async rebuildToSnapshot(): Promise<BooksSnapshot & { readonly isRebuilt: boolean }> {
    const isRebuilt = await this.holds('chain', () =>
      this.build.catchUp((db) => livePlacesForProof(db, this.store)),
    );
    let isLevel = false;
    const snapshot = await levelSnapshot(
      this.dataSource,
      async (live, holder) => {
        this.live = live.generation;
        isLevel = isRebuilt && (await this.holds('chain', () => this.build.meet(live, holder)));
      },
      (db) => holdPlacesForProof(db, this.store),
    );
    return { ...snapshot, isRebuilt: isLevel };
  }

  private async compare({ db, isRebuilt }: BooksSnapshot & { readonly isRebuilt: boolean }): Promise<void> {
    const live = schemaOf(this.live);
    this.now('comparing the register and the tables');
    this.problems.push(...(await this.unanchored(db)));
    if (isRebuilt) await this.holds('chain', () => compareHeads(db, this.build.heads));
    this.problems.push(...(await findUnbalanced(db, live)));
    this.now('holding the journal against the law of the books');
    await seeSchema(db, live);
    for (const casino of this.casinos())
      this.problems.push(
        ...(await findUnsummed(db, casino)),
        ...(await findWronglyKept(db, casino)),
        ...(await findMisbooked(db, casino)),
      );
    if (!isRebuilt) return;
    const divergence = await firstDivergence(db, { live, rebuilt: schemaOf(this.build.generation) });
    if (divergence) this.problems.push({ check: 'read-models', detail: describeDivergence(divergence) });
    this.now('verifying the seals');
    await this.verifySeals(db);
    this.name('people', await verifyHouse(db, this.store));
    this.name('security-log', await findLostLines(this.dataSource, this.store));
    this.name('erasures', await findUndecided(db, this.store));
    this.now('verifying the signatures of decisions');
    this.name('signatures', await findMissignedInTables(db, this.store));
    this.now('comparing who decided with the register of persons');
    const { problems, decisions } = await decidersOfTables(db, this.store);
    this.name('deciders', problems);
    this.decisions = decisions;
    this.now('verifying the bytes of documents');
    this.name('documents', await findWrongDocuments(db));
  }

  private name(check: Problem['check'], details: readonly string[]): void {
    this.problems.push(...details.map((detail) => ({ check, detail })));
  }

  private async unanchored(db: Queryable): Promise<Problem[]> {
    const chains: AnchoredBooks = {
      lastOf: (casino) => this.build.heads.get(casino)?.number,
      linkAt: (casino, position) => chainLinkAt(db, { casino, position }),
      sealOf: (casino, { gamingDay, until }) => this.sealOf(db, { casino, gamingDay, until }),
    };
    const stamps = await stampedAnchors(db);
    const { problems, latest } = await verifyTimeStamps(chains, stamps, this.by.authorities);
    this.timeStamps = latest;
    return [...(await findUnanchored(chains, this.by.anchors ?? [])), ...problems];
  }

  /** Reads the live books: another check compares their rows with the log. */
  private async sealOf(
    db: Queryable,
    day: { readonly casino: string; readonly gamingDay: string; readonly until: bigint },
  ): Promise<string | undefined> {
    const { casino, gamingDay, until } = day;
    await seeGeneration(db, this.live);
    const closes = closesOf(await readDecisions(db, { casino, position: until, day: gamingDay }));
    return lastSealOf(casino, closes, { from: gamingDay, until: gamingDay, through: until })?.hash;
  }

  private async verifySeals(db: Queryable): Promise<void> {
    await seeGeneration(db, this.build.generation);
    const { keyIds } = this.by;
    // The log first: a key is entered in the table before it is recorded there.
    const recorded = await recordedKeys(this.store);
    const introduced = await introducedKeys(this.dataSource);
    const decided = await decidedKeysIn(this.store.readStream(PEOPLE_STREAM));
    const wrong = wrongKeys(introduced, recorded, { decided });
    this.breaks = breaksOf(decided);
    this.name('seals', wrong);
    const ofHouse = introduced.map(({ publicKey }) => publicKey);
    this.sealKeys = ofHouse.map(keyIdOf).sort();
    const keys = new Set(ofHouse.filter((key) => keyIds === undefined || keyIds.includes(keyIdOf(key))));
    const known = { keys, fromElsewhere: keyIds !== undefined };
    for (const casino of this.casinos()) {
      const books = await booksOfTables(db, this.store, casino);
      const { problems, superseded, closes } = await verifySeals(books, known);
      this.problems.push(...problems);
      this.superseded.push(...superseded);
      if (closes.sealed + closes.unsealed.length > 0) this.closes.push(closes);
    }
  }

  private casinos(): string[] {
    return [...this.build.heads.keys()].sort();
  }

  private async readPending(): Promise<void> {
    this.pending = await readPending(this.store, this.build.places);
  }

  private async holds(check: Problem['check'], work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (failure) {
      if (!(failure instanceof LogDamaged)) throw failure;
      this.problems.push({ check, detail: failure.message });
      return false;
    }
  }
}
