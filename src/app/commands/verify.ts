import type { Verdict } from '../../projector/verification/verdict';
import { verifyBooks } from '../../projector/verification/verify-books';
import { anchorOf, TimeStampError } from '../../projector/verification/anchors';
import type { DecisionsSeen } from '../../projector/verification/verify-deciders';
import type { ClosesSeen } from '../../projector/verification/verify-seals';
import { certificatesIn } from '../../projector/verification/time-stamp';
import { readFile } from 'node:fs/promises';
import type { DataSource } from 'typeorm';
import { buildWorkers, programDigest } from './build-workers';
import { houseKeyAt } from '../../access/personal-data/house-key';
import { readConfig } from '../config';
import { personalKeyPlace } from '../key-places';
import { withStorage } from '../open-books';
import { proveArchive } from './archive';
import { answer, keepConsoleAct, progressBar, say } from './terminal';

export interface VerifyCommandOptions {
  readonly json?: boolean;
  /** A file of `cagnotte archive`, which is verified by itself. */
  readonly archive?: string;
  readonly sealKey?: readonly string[];
  /** `CASINO:RECORD:HASH` each. */
  readonly anchor?: readonly string[];
  /** A file with certificates in PEM: of the authorities whose time stamps are trusted. */
  readonly tsaCa?: string;
  readonly workers?: number;
}

/** `cagnotte verify`: proves the stored books from the log. Returns the exit code: 0 only if everything holds. */
export async function verify({
  json = false,
  archive,
  sealKey,
  anchor = [],
  tsaCa,
  workers: most,
}: VerifyCommandOptions): Promise<number> {
  const authorities = tsaCa === undefined ? [] : await authoritiesIn(tsaCa);
  const known = { keyIds: sealKey, anchors: anchor.map(anchorOf), authorities };
  if (archive !== undefined) return toldVerdict(await proveArchive(archive, known), json);
  const config = readConfig();
  return withStorage(
    config,
    async ({ database, store }) => {
      const bar = progressBar('records');
      const workers = buildWorkers(database.url, most);
      const program = await programDigest();
      const onProgress = (records: number): void => bar.show(records);
      // Faults of the key itself are reported by the start of the service and by `doctor`.
      const key = await houseKeyAt(personalKeyPlace(config)).catch(() => undefined);
      const options = { onProgress, workers, program, houseKey: key?.fingerprint, ...known };
      const verdict = await verifyBooks(database.dataSource, store, options).finally(() => bar.end());
      await keepResult(database.dataSource, verdict);
      return toldVerdict(verdict, json);
    },
    { proof: true },
  );
}

async function authoritiesIn(file: string): Promise<readonly Buffer[]> {
  try {
    return certificatesIn(await readFile(file, 'utf8'));
  } catch (failure) {
    throw new TimeStampError(`--tsa-ca: ${file} cannot be used: ${(failure as Error).message}`);
  }
}

/** The verdict is printed even if it cannot be recorded. */
async function keepResult(dataSource: DataSource, { ok, problems, records }: Verdict): Promise<void> {
  const checks = [...new Set(problems.map(({ check }) => check))].join(',');
  const details = {
    result: ok ? 'holds' : 'does not hold',
    records: `${records}`,
    ...(checks && { checks }),
  };
  await keepConsoleAct(dataSource, { kind: 'verification.ended', details }).catch((failure: unknown) => {
    say({ code: 0, out: '', err: `The result is not in the security log: ${String(failure)}\n` });
  });
}

export const toldVerdict = (verdict: Verdict, json: boolean): number =>
  say(answer(json ? JSON.stringify(verdict) : verdictText(verdict), verdict.ok ? 0 : 1));

function verdictText({
  ok,
  casinos,
  pending,
  problems,
  superseded,
  closes,
  decisions,
  ...rest
}: Verdict): string {
  const proven = casinos.map(
    ({ id, position, chainHash }) => `  ${id}: ${position} records, chain ${chainHash}`,
  );
  const found = problems.map(({ check, detail }) => `  ${check}: ${detail}`);
  const lines = [
    ...(ok
      ? ['Everything holds.', ...proven]
      : ['The books do not hold. What each check found first:', ...found]),
    ...superseded.map((seal) => `Restated: ${seal}`),
    ...closes.map((each) => closesText(each, casinos)),
    ...decisions.map(decisionsText),
    `Seal keys: ${rest.sealKeys.join(', ') || 'none'}`,
    ...rest.sealKeyBreaks.map((key) => `Lost key: ${key}`),
    ...rest.timeStamps.map((stamp) => `Time stamp of ${stamp}`),
    ...rest.beside.map((what) => `Beside the books: ${what}`),
    ...(pending > 0 ? [`Not projected yet: ${pending} records.`] : []),
  ];
  return lines.join('\n');
}

const MOST_NAMED = 20;

function closesText(
  { casino, sealed, sealedThrough, unsealed }: ClosesSeen,
  casinos: Verdict['casinos'],
): string {
  const named = unsealed
    .slice(0, MOST_NAMED)
    .map(
      ({ gamingDay, record, imported }) => `${gamingDay} (record ${record}${imported ? ', imported' : ''})`,
    );
  const more = unsealed.length > MOST_NAMED ? [`${unsealed.length - MOST_NAMED} more`] : [];
  const without =
    unsealed.length === 0 ? '' : `; ${unsealed.length} not sealed: ${[...named, ...more].join(', ')}`;
  const last = BigInt(casinos.find(({ id }) => id === casino)?.position ?? 0);
  const after = last - BigInt(sealedThrough);
  const open =
    sealed === 0 || after <= 0n
      ? ''
      : ` ${after} ${after === 1n ? 'record lies' : 'records lie'} after the last seal, from record ${sealedThrough + 1} on.`;
  return `Closes of ${casino}: ${sealed} sealed${without}.${open}`;
}

function decisionsText({ casino, certifiedByCloser, ...seen }: DecisionsSeen): string {
  const { signed, unsigned, imported, unregistered } = seen;
  const others = [
    ...(imported > 0 ? [`${imported} imported`] : []),
    ...(unregistered > 0 ? [`${unregistered} from before the register of persons`] : []),
  ];
  const counted = [`${signed} signed`, `${unsigned} not signed`, ...others].join(', ');
  const [days, more] = [certifiedByCloser.slice(0, MOST_NAMED), certifiedByCloser.length - MOST_NAMED];
  const byOne =
    days.length === 0
      ? ''
      : ` Certified by who closed: ${days.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`;
  return `Decisions of persons at ${casino}: ${counted}.${byOne}`;
}
