import { generateKeyPairSync, sign } from 'node:crypto';
import {
  balancesUnder,
  CASINO,
  chainedRecords,
  chainLinks,
  closeWith,
  recordsUnder,
  SEALED_DAYS,
  type SealedDay,
  sealVector,
  vectorSigner,
} from '../../../test/vectors/seals/sealed-days';
import { sha256 } from '../../kernel/identity';
import {
  type Restatement,
  type Seal,
  type CloseOfDay,
  sealHash,
  sealText,
  sealedOf,
} from '../../ledger/gaming-day/seal';
import { merkleRoot } from '../../ledger/gaming-day/merkle-root';
import { keyIdOf } from '../../ledger/gaming-day/introduced-keys';
import { trialBalanceDigest } from '../../ledger/gaming-day/sealed-balance.queries';
import { type ChainUpgrade, instantsHash } from '../../ledger/register/upgrade-chain';
import { type BooksUnderSeals, type SealKeysKnown, verifySeals } from './verify-seals';

const [DAY_1, DAY_2, DAY_3, DAY_4] = SEALED_DAYS;
const RECORDS = SEALED_DAYS.flatMap(recordsUnder).map(sha256);
const CLOSES = [closeWith(DAY_1, sealVector(DAY_1).seal, 6n), closeWith(DAY_2, sealVector(DAY_2).seal, 9n)];
const CHAINED = chainedRecords();
const UPGRADE: ChainUpgrade = {
  recordNumber: 10n,
  upgraded: (JSON.parse(CHAINED[9]!.bytes) as { data: ChainUpgrade['upgraded'] }).data,
};
const KNOWN: SealKeysKnown = { keys: new Set([sealVector(DAY_1).seal.publicKey]), fromElsewhere: false };

const HOUSE_LINKS = new Map([
  [7, sealVector(DAY_4).seal.houseLink!],
  [9, sha256('the house at its record 9')],
]);

const books = (changes: Partial<BooksUnderSeals> = {}): BooksUnderSeals => ({
  casino: CASINO,
  closes: CLOSES,
  restatements: [],
  upgrades: [],
  linkAt: (number) =>
    Promise.resolve({ chainHash: chainLinks()[number]!, chainVersion: CHAINED[number - 1]!.chainVersion }),
  houseLinkAt: (number) => Promise.resolve(HOUSE_LINKS.get(number) ?? ''),
  instantsThrough: (last) => Promise.resolve(instantsOf(CHAINED, last)),
  rootOf: ({ first, last }) => {
    const under = RECORDS.slice(first - 1, last);
    return Promise.resolve({ merkleRoot: merkleRoot(under), records: under.length });
  },
  digestOf: ({ gamingDay: day }) => Promise.resolve(trialBalanceDigest(balancesUnder(day as SealedDay))),
  ...changes,
});

function instantsOf(records: typeof CHAINED, last: bigint): string {
  const digest = instantsHash();
  for (const record of records) if (record.number <= last) digest.take(record);
  return digest.hex();
}

const problemsOf = async (found: BooksUnderSeals, known = KNOWN): Promise<string[]> =>
  (await verifySeals(found, known)).problems.map(({ detail }) => detail);

const BROKEN = (day: SealedDay) =>
  `casino granada: the seal of ${day} (record ${day === DAY_1 ? 6 : 9}) does not hold: `;

describe('verify', () => {
  it('proves seals that another program made', async () =>
    expect(await verifySeals(books(), KNOWN)).toEqual({
      problems: [],
      superseded: [],
      closes: { casino: CASINO, sealed: 2, sealedThrough: 8, unsealed: [] },
    }));

  it('asks for the trial balance of each close', async () => {
    const asked: object[] = [];
    const digestOf: BooksUnderSeals['digestOf'] = (of) => {
      asked.push(of);
      return books().digestOf(of);
    };
    await verifySeals(books({ digestOf }), KNOWN);
    expect(asked).toMatchObject([
      { gamingDay: DAY_1, recordNumber: 6n },
      { gamingDay: DAY_2, recordNumber: 9n },
    ]);
  });
});

describe('verify names a seal', () => {
  it.each<[keyof Seal, string | number]>([
    ['firstRecord', 2],
    ['lastRecord', 6],
    ['records', 4],
    ['merkleRoot', sha256('other')],
    ['trialBalance', sha256('other')],
    ['previous', sha256('other')],
    ['signature', sealVector(DAY_2).seal.signature],
  ])('whose %s was changed', async (field, value) => {
    const changed = closeWith(DAY_1, { ...sealVector(DAY_1).seal, [field]: value }, 6n);
    expect(await problemsOf(books({ closes: [changed] }))).toEqual([
      `${BROKEN(DAY_1)}its signature is not that of its key`,
    ]);
  });

  it('whose close stands at another day', async () =>
    expect(await problemsOf(books({ closes: [{ ...CLOSES[0]!, gamingDay: DAY_2 }] }))).toEqual([
      `${BROKEN(DAY_2).replace('record 9', 'record 6')}its signature is not that of its key`,
    ]));

  it('of another casino', async () =>
    expect(await problemsOf(books({ casino: 'marbella', closes: CLOSES.slice(0, 1) }))).toEqual([
      `${BROKEN(DAY_1).replace('granada', 'marbella')}its signature is not that of its key`,
    ]));

  async function resealed(change: Partial<Seal>): Promise<CloseOfDay[]> {
    const seal = { ...sealVector(DAY_2).seal, ...change };
    const signer = await vectorSigner();
    const signature = signer.sign(sealText(sealedOf(CASINO, { gamingDay: DAY_2, seal })));
    return [CLOSES[0]!, closeWith(DAY_2, { ...seal, signature }, 9n)];
  }

  it.each<[string, Partial<Seal>, string]>([
    [
      'that does not name the one before it',
      { previous: '0'.repeat(64) },
      'it does not name the seal before it',
    ],
    [
      'that leaves a record out',
      { firstRecord: 7, records: 2 },
      'it is put under records 7 to 8, and should be under 6 to 8',
    ],
    [
      'that ends before the last record of its day',
      { lastRecord: 7, records: 2 },
      'it is put under records 6 to 7, and should be under 6 to 8',
    ],
    ['that counts its records otherwise', { records: 2 }, 'the records under it are others'],
    ['of other records', { merkleRoot: sha256('other') }, 'the records under it are others'],
    [
      'of another trial balance',
      { trialBalance: sha256('other') },
      'the trial balance of its day is another one',
    ],
  ])('%s, though the house signed it', async (_what, change, wrong) =>
    expect(await problemsOf(books({ closes: await resealed(change) }))).toEqual([`${BROKEN(DAY_2)}${wrong}`]),
  );

  it('by a key that is none of the house', async () => {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519');
    const foreign = {
      ...sealVector(DAY_1).seal,
      publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
      signature: sign(null, Buffer.from(sealVector(DAY_1).text), privateKey).toString('base64'),
    };
    expect(await problemsOf(books({ closes: [closeWith(DAY_1, foreign, 6n)] }))).toEqual([
      `${BROKEN(DAY_1)}its key ${keyIdOf(foreign.publicKey)} is none of this house`,
    ]);
  });
});

describe('a chain that goes on in version 2', () => {
  const seal = sealVector(DAY_3).seal;
  const three = [...CLOSES, closeWith(DAY_3, seal, 12n)];
  const upgraded = (changes: Partial<BooksUnderSeals> = {}): BooksUnderSeals =>
    books({ closes: three, upgrades: [UPGRADE], ...changes });
  const DOES_NOT_HOLD = `casino granada: the seal of ${DAY_3} (record 12) does not hold: `;

  it('is proven with the seal over it that another program made', async () =>
    expect(await problemsOf(upgraded())).toEqual([]));

  it('is named by the seal where the instant or the principal of a record was changed', async () => {
    const linkAt = (number: number) =>
      Promise.resolve({ chainHash: sha256('other'), chainVersion: CHAINED[number - 1]!.chainVersion });
    expect(await problemsOf(upgraded({ upgrades: [], linkAt }))).toEqual([
      `${DOES_NOT_HOLD}the chain under it is another one: a record until then, its instant or its principal was changed`,
    ]);
  });

  it('is named where an instant of before was changed, which its links do not cover', async () => {
    const redated = CHAINED.map((record) => ({ ...record, recordedAt: '2026-01-01T10:00:00.000Z' }));
    const instantsThrough = (last: bigint) => Promise.resolve(instantsOf(redated, last));
    expect(await problemsOf(upgraded({ instantsThrough }))).toEqual([
      'casino granada: the records until 9 are not those that the upgrade of the chain (record 10) names: one of them or its instant of recording was changed',
    ]);
  });

  it('is named under a seal of the older form, which does not cover it, though the house signed it', async () => {
    const older = { ...seal };
    delete older.chainHash;
    const { sign } = await vectorSigner();
    const signature = sign(sealText(sealedOf(CASINO, { gamingDay: DAY_3, seal: older })));
    const closes = [...CLOSES, closeWith(DAY_3, { ...older, signature }, 12n)];
    expect(await problemsOf(upgraded({ closes }))).toEqual([`${DOES_NOT_HOLD}it does not cover the chain`]);
  });
});

describe('a seal over the chain of the house', () => {
  const { seal } = sealVector(DAY_4);
  const fourDays = (last: Partial<Seal> = {}, changes: Partial<BooksUnderSeals> = {}): BooksUnderSeals =>
    books({
      closes: [
        ...CLOSES,
        closeWith(DAY_3, sealVector(DAY_3).seal, 12n),
        closeWith(DAY_4, { ...seal, ...last }, 14n),
      ],
      upgrades: [UPGRADE],
      ...changes,
    });
  const named = (wrong: string): string[] => [
    `casino granada: the seal of ${DAY_4} (record 14) does not hold: ${wrong}`,
  ];
  const signedAgain = async (
    gamingDay: SealedDay,
    changes: Partial<Seal>,
    without: readonly (keyof Seal)[] = [],
  ): Promise<Seal> => {
    const changed = { ...sealVector(gamingDay).seal, ...changes };
    for (const field of without) delete changed[field];
    const { sign } = await vectorSigner();
    return { ...changed, signature: sign(sealText(sealedOf(CASINO, { gamingDay, seal: changed }))) };
  };

  it('holds after one that does not cover it', async () => expect(await problemsOf(fourDays())).toEqual([]));

  it('is named where a record of the house until then was changed, or taken out', async () => {
    for (const link of [sha256('other'), ''])
      expect(await problemsOf(fourDays({}, { houseLinkAt: () => Promise.resolve(link) }))).toEqual(
        named(
          'the chain of the house at its record 7 is another one: who may decide what was changed or taken out',
        ),
      );
  });

  it.each<[string, (keyof Seal)[], string]>([
    ['none', ['houseRecord', 'houseLink'], 'it does not cover the chain of the house'],
    ['an earlier record', [], 'it names an earlier record of the house than the seal before it'],
  ])('is not followed by a seal over %s, though the house signed it', async (_what, without, wrong) => {
    const third = await signedAgain(DAY_3, { houseRecord: 9, houseLink: HOUSE_LINKS.get(9)! });
    const previous = sealHash(sealedOf(CASINO, { gamingDay: DAY_3, seal: third }), third.signature);
    const fourth = await signedAgain(DAY_4, { previous }, without);
    const closes = [...CLOSES, closeWith(DAY_3, third, 12n), closeWith(DAY_4, fourth, 14n)];
    expect(await problemsOf(fourDays({}, { closes }))).toEqual(named(wrong));
  });
});

it('no record is under a seal where no close has one, or where a seal states none', async () => {
  const through = async (closes: BooksUnderSeals['closes']): Promise<number> =>
    (await verifySeals(books({ closes }), KNOWN)).closes.sealedThrough;
  expect(await through([closeWith('2025-12-31', undefined, 3n)])).toBe(0);
  const forged = { ...CLOSES[1]!.seal!, lastRecord: 'all' as unknown as number };
  expect(await through([CLOSES[0]!, { ...CLOSES[1]!, seal: forged }])).toBe(0);
});

describe('a close without a seal', () => {
  const unsealed = closeWith('2025-12-31', undefined, 3n);

  it('before the first sealed one is listed, and no problem', async () => {
    const { problems, closes } = await verifySeals(books({ closes: [unsealed, ...CLOSES] }), KNOWN);
    expect([problems, closes.sealed, closes.sealedThrough, closes.unsealed]).toEqual([
      ...[[], 2, 8],
      [{ gamingDay: '2025-12-31', record: '3', imported: false }],
    ]);
  });

  it.each([
    [false, 'carries no seal'],
    [true, 'was imported and carries no seal of this house'],
  ])('behind a sealed one is a problem (imported: %s)', async (isImported, words) =>
    expect(
      await problemsOf(books({ closes: [...CLOSES, { ...unsealed, isImported, recordNumber: 12n }] })),
    ).toEqual([
      `casino granada: the close of 2025-12-31 (record 12) ${words}, and a close before it is sealed`,
    ]),
  );

  it('is a problem where none is sealed and the key of the house is known from elsewhere', async () => {
    const none = books({ closes: [unsealed] });
    expect(await problemsOf(none)).toEqual([]);
    expect(await problemsOf(none, { ...KNOWN, fromElsewhere: true })).toEqual([
      'casino granada: none of its 1 closes carries a seal, and the house that is known by its key seals them',
    ]);
    expect(await problemsOf(books({ closes: [] }), { ...KNOWN, fromElsewhere: true })).toEqual([]);
    expect(await problemsOf(books(), { ...KNOWN, fromElsewhere: true })).toEqual([]);
  });
});

describe('a trial balance that a named person restated', () => {
  const NOW = sha256('restated');
  const restatement = (recordNumber: bigint, restated: Partial<Restatement['restated']>): Restatement => ({
    recordNumber,
    restated: {
      release: '0.3.0',
      reason: 'The commission was rounded per round.',
      by: { id: 'E-050', name: 'Nuria Campos' },
      days: [],
      ...restated,
    },
  });
  const naming = (trialBalance: string, record = 6): Partial<Restatement['restated']> => ({
    seals: [{ record, trialBalance }],
  });
  const restatedBooks = (...restatements: Restatement[]): BooksUnderSeals =>
    books({ restatements, closes: CLOSES.slice(0, 1), digestOf: () => Promise.resolve(NOW) });
  const ANOTHER = [`${BROKEN(DAY_1)}the trial balance of its day is another one`];

  it('supersedes the seal, by whom and why', async () =>
    expect(await verifySeals(restatedBooks(restatement(11n, naming(NOW))), KNOWN)).toMatchObject({
      problems: [],
      superseded: [
        'casino granada: the books under the seal of 2026-01-01 (record 6) were restated by Nuria Campos (record 11, release 0.3.0): The commission was rounded per round.',
      ],
    }));

  it('is named by the id of a person without a name', async () => {
    const by = { id: 'E-050', role: 'accountant' };
    const { superseded } = await verifySeals(restatedBooks(restatement(11n, { ...naming(NOW), by })), KNOWN);
    expect(superseded[0]).toContain('restated by E-050 (record 11');
  });

  it('does not hold where the books are neither', async () =>
    expect(await problemsOf(restatedBooks(restatement(11n, naming(sha256('a third one')))))).toEqual([
      `${BROKEN(DAY_1)}the trial balance of its day is neither that under it nor that of its restatement (record 11)`,
    ]));

  it('is that of the last restatement which names the seal', async () =>
    expect(
      await problemsOf(
        restatedBooks(restatement(11n, naming(sha256('the first'))), restatement(13n, naming(NOW))),
      ),
    ).toEqual([]));

  it.each<[string, bigint, Partial<Restatement['restated']>, string[]]>([
    ['names other seals only', 11n, naming(NOW, 9), ANOTHER],
    ['was recorded before the close', 5n, naming(NOW), ANOTHER],
    ['has the number of the close itself', 6n, naming(NOW), ANOTHER],
    ['names no seals, and its day', 11n, { days: [{ gamingDay: DAY_1, before: '', after: '' }] }, []],
    [
      'names no seals, and an earlier day',
      11n,
      { days: [{ gamingDay: '2025-12-31', before: '', after: '' }] },
      [],
    ],
    [
      'names no seals, and a later day',
      11n,
      { days: [{ gamingDay: DAY_2, before: '', after: '' }] },
      ANOTHER,
    ],
  ])('by a restatement that %s', async (_what, record, restated, problems) =>
    expect(await problemsOf(restatedBooks(restatement(record, restated)))).toEqual(problems),
  );
});
