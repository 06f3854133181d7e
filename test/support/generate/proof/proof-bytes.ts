import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '../../../../src/kernel/identity';
import { sortedJson, storedForm } from '../../../../src/kernel/stored-form';
import type { CasinoEvent } from '../../../../src/kernel/envelope';
import { chainGenesis, nextLink } from '../../../../src/ledger/register/number-records';
import { merkleRoot } from '../../../../src/ledger/gaming-day/merkle-root';
import { trialBalanceDigest } from '../../../../src/ledger/gaming-day/sealed-balance.queries';
import { isSignedBy, sealHash, sealText } from '../../../../src/ledger/gaming-day/seal';
import { introductionText, keyIdOf } from '../../../../src/ledger/gaming-day/introduced-keys';
import { definitionOf } from '../../../../src/ledger/event-contract/catalogue';
import { challengeOf, readNonce, statementOf } from '../../../../src/people/decision-signature';
import {
  balancesUnder,
  CASINO,
  chainedRecords,
  chainLinks,
  sealVector,
  type SealedDay,
} from '../../../vectors/seals/sealed-days';

const DAY: SealedDay = '2026-01-04';

export const block = (text: string, language = 'text'): string =>
  `\`\`\`${language}\n${text.replace(/\n$/, '')}\n\`\`\``;
const bytesOf = (text: string): number => Buffer.byteLength(text);
const named = (name: string, value: string | number): string => `${name.padEnd(28)} ${value}`;

/** A record of the test data, and its stored bytes with their hash. */
export function contentHashExample(): string {
  const { bytes, contentHash } = chainedRecords().at(-1)!;
  if (storedForm(JSON.parse(bytes)).bytes !== bytes) throw new Error('the stored form is another one');
  return block([bytes, '', named('bytes', bytesOf(bytes)), named('SHA-256', contentHash)].join('\n'));
}

/** The first and the last link of the test data, with the text of the last one. @throws if a link computed here is not the one of the test data */
export function chainExample(): string {
  const [records, links] = [chainedRecords(), chainLinks()];
  let link = chainGenesis(CASINO);
  const lines = [named('link 0', link)];
  for (const [index, { chainVersion, ...record }] of records.entries()) {
    const previous = link;
    link = nextLink(previous, record, chainVersion);
    if (link !== links[index + 1]) throw new Error(`link ${index + 1} is another one`);
    const { number, recordedAt, principal = '', contentHash } = record;
    if (chainVersion === 1) {
      if (number > 1n) continue;
      lines.push(
        '',
        named('SHA-256 of the bytes', contentHash),
        named(`link ${number}, version 1`, link),
        '…',
      );
    } else if (number === BigInt(records.length)) {
      const text = `cagnotte chain v2\n${previous}\n${number}\n${recordedAt}\n${principal}\n${contentHash}\n`;
      if (sha256(text) !== link) throw new Error('the text of a link is another one');
      lines.push('', text, named(`link ${number}, version 2`, link));
    }
  }
  return block(lines.join('\n'));
}

/** The root over the two records under the seal of the example, with its nodes. */
export function merkleExample(): string {
  const { seal } = sealVector(DAY);
  const hashes = chainedRecords()
    .slice(seal.firstRecord - 1, seal.lastRecord)
    .map(({ contentHash }) => contentHash);
  const leaf = (hash: string): Buffer =>
    createHash('sha256')
      .update(Buffer.from([0]))
      .update(Buffer.from(hash, 'hex'))
      .digest();
  const leaves = hashes.map(leaf);
  const root = createHash('sha256')
    .update(Buffer.from([1]))
    .update(Buffer.concat(leaves))
    .digest('hex');
  if (root !== merkleRoot(hashes) || root !== seal.merkleRoot) throw new Error('the root is another one');
  return block(
    [
      ...hashes.map((hash, index) => named(`SHA-256 of record ${seal.firstRecord + index}`, hash)),
      ...leaves.map((each, index) => named(`leaf ${seal.firstRecord + index}`, each.toString('hex'))),
      named('root', root),
    ].join('\n'),
  );
}

export function trialBalanceExample(): string {
  const balances = balancesUnder(DAY);
  const text = balances
    .filter(({ balance }) => balance !== 0n)
    .map(({ account, currency, balance }) => `${account}\t${currency}\t${balance}\n`)
    .sort((one, other) => (one < other ? -1 : 1))
    .join('');
  const digest = trialBalanceDigest(balances);
  if (sha256(text) !== digest) throw new Error('the digest is another one');
  return block(`${text.replaceAll('\t', ' TAB ')}\n${named('SHA-256', digest)}`);
}

export function sealExample(): string {
  const { sealed, seal, hash } = sealVector(DAY);
  const text = sealText(sealed);
  if (!isSignedBy(sealed, seal) || sealHash(sealed, seal.signature) !== hash)
    throw new Error('the seal of the example does not hold');
  return block(
    [
      text,
      named('bytes', bytesOf(text)),
      named('SHA-256', sha256(text)),
      named('public key', seal.publicKey),
      named('short name of the key', keyIdOf(seal.publicKey)),
      named('signature', seal.signature),
      named('hash of the seal', hash),
    ].join('\n'),
  );
}

export function introductionExample(): string {
  const { publicKey } = sealVector(DAY).seal;
  const text = introductionText('MCowBQYDK2VwAyEAHrg0nI+yO1Ur/xDguJKE68OA2hpUpvHSPwQd6OS/C+A=', publicKey);
  return block([text, named('bytes', bytesOf(text)), named('SHA-256', sha256(text))].join('\n'));
}

/** The statement that a person signs: a certification of the golden events under a made-up nonce. */
export function statementExample(root: string): string {
  const file = join(root, 'test/golden/events/cagnotte.gaming-day.certified.v1.json');
  const event = JSON.parse(readFileSync(file, 'utf8')) as CasinoEvent<{
    readonly by: { readonly id: string };
  }>;
  const at = new Date('2026-01-02T14:00:00.000Z');
  const bytes = Buffer.alloc(24, 0xa5);
  bytes.writeBigUInt64BE(BigInt(at.getTime()), 16);
  const nonce = readNonce(bytes.toString('base64url'))!;
  const content = sortedJson(event.data);
  const statement = statementOf(event, { person: event.data.by.id, nonce }, definitionOf(event.type)!);
  if (!statement.includes(`"content":"${sha256(content)}"`)) throw new Error('the content is another one');
  return block(
    [
      named('nonce, hexadecimal', bytes.toString('hex')),
      named('nonce, base64url', nonce.text),
      named('moment in the nonce', at.toISOString()),
      '',
      'data, sorted:',
      content,
      named('SHA-256', sha256(content)),
      '',
      'statement:',
      statement,
      named('bytes', bytesOf(statement)),
      named('challenge', challengeOf(statement)),
    ].join('\n'),
  );
}
