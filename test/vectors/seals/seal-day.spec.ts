import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Seal } from '../../../src/ledger/gaming-day/seal';
import { CASINO, KEY_FILE, SEALED_DAYS, sealVector } from './sealed-days';

// Windows has neither a POSIX shell nor openssl.
const runs = process.platform === 'win32' ? it.skip : it;

const link = ({ chainHash, houseRecord, houseLink }: Seal): string[] =>
  [chainHash, houseRecord, houseLink].flatMap((part) => (part === undefined ? [] : [`${part}`]));

describe('chain.sh', () => {
  runs('makes the links of the chain again', () => {
    const records = SEALED_DAYS.map((day) => readFileSync(join(__dirname, `${day}.records`), 'utf8')).join(
      '',
    );
    const links = execFileSync('sh', [join(__dirname, 'chain.sh'), CASINO], {
      cwd: __dirname,
      input: records,
    });
    expect(links.toString()).toBe(readFileSync(join(__dirname, 'chain.links'), 'utf8'));
  });
});

describe('seal-day.sh', () => {
  runs.each(SEALED_DAYS)('makes the seal of %s again', (day) => {
    const { seal } = sealVector(day);
    const folder = mkdtempSync(join(tmpdir(), 'cagnotte-seal-'));
    try {
      copyFileSync(join(__dirname, `${day}.balances`), join(folder, `${day}.balances`));
      execFileSync(
        'sh',
        [
          join(__dirname, 'seal-day.sh'),
          ...[KEY_FILE, CASINO, day, `${seal.firstRecord}`, seal.previous],
          ...link(seal),
        ],
        { cwd: folder, input: readFileSync(join(__dirname, `${day}.records`)) },
      );
      for (const file of [`${day}.txt`, `${day}.seal.json`]) {
        expect(readFileSync(join(folder, file), 'utf8')).toBe(readFileSync(join(__dirname, file), 'utf8'));
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
