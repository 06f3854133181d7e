import { useBooks } from '../../support/books/books-under-test';
import { type Corruption, expectExactly, projectNight, verify } from '../../support/books/corruption';

const books = useBooks();

async function verifyCorrupted(statements: readonly string[]): Promise<string[]> {
  await projectNight(books);
  await books.tamper(...statements);
  return verify(books);
}

const SALE_1 =
  'casino torrequebrada, record 2 (event sale-1 of /casinos/torrequebrada/cage at log position 2)';
const HASH = '[0-9a-f]{64}';

describe('verify names the record', () => {
  const altered = (column: string): RegExp =>
    new RegExp(`^chain: ${escaped(SALE_1)}: ${column} is ${HASH} in the register, the log gives ${HASH}$`);

  it.each<Corruption>([
    [
      'of which one byte was flipped',
      [`UPDATE event_log.event SET bytes = replace(bytes, '"cash"', '"cAsh"') WHERE id = 'sale-1'`],
      [new RegExp(`^chain: ${escaped(SALE_1)}: its stored bytes hash to ${HASH}, the log says ${HASH}$`)],
    ],
    [
      'of which bytes and hash were changed together',
      [
        `UPDATE event_log.event SET bytes = replace(bytes, '10000', '10001') WHERE id = 'sale-1'`,
        `UPDATE event_log.event SET content_hash = sha256(convert_to(bytes, 'UTF8')) WHERE id = 'sale-1'`,
      ],
      [altered('content_hash')],
    ],
    [
      'of which the hash was changed',
      [`UPDATE event_log.event SET content_hash = sha256('x') WHERE id = 'sale-1'`],
      [new RegExp(`^chain: ${escaped(SALE_1)}: its stored bytes hash to`)],
    ],
    [
      'of which the id was changed',
      [`UPDATE event_log.event SET id = 'sale-x' WHERE id = 'sale-1'`],
      [
        'chain: casino torrequebrada, record 2 (event sale-x of /casinos/torrequebrada/cage at log position 2): ' +
          'the register holds event sale-1 of /casinos/torrequebrada/cage at log position 2 there',
      ],
    ],
    [
      'of which the source was changed',
      [`UPDATE event_log.event SET source = '/casinos/torrequebrada/till' WHERE id = 'sale-1'`],
      [
        'chain: casino torrequebrada, record 2 (event sale-1 of /casinos/torrequebrada/till at log position 2): ' +
          'the register holds event sale-1 of /casinos/torrequebrada/cage at log position 2 there',
      ],
    ],
    [
      'of which the type was changed',
      [`UPDATE event_log.event SET type = 'cagnotte.hand.played.v1' WHERE id = 'sale-1'`],
      [
        `chain: ${SALE_1}: type is cagnotte.cage.chips-sold.v1 in the register, the log gives cagnotte.hand.played.v1`,
      ],
    ],
    [
      'of which the recording instant was moved on',
      [`UPDATE event_log.event SET recorded_at = '2126-01-01T00:00:00Z' WHERE id = 'sale-1'`],
      [
        'log: casino marbella, event ledger-opened of /casinos/marbella at log position 3: ' +
          'it was recorded before the record in front of it',
        new RegExp(
          `^chain: ${escaped(SALE_1)}: recorded_at is .*Z in the register, the log gives 2126-01-01T00:00:00.000Z$`,
        ),
      ],
    ],
    [
      'of which the recording instant was moved back',
      [`UPDATE event_log.event SET recorded_at = '2001-01-01T00:00:00Z' WHERE place = 3`],
      [
        'log: casino marbella, event ledger-opened of /casinos/marbella at log position 3: ' +
          'it was recorded before the record in front of it',
        /^chain: casino marbella, record 1 .*: recorded_at is .*Z in the register, the log gives 2001-01-01T00:00:00.000Z$/,
      ],
    ],
    [
      'of which the principal was changed in the log',
      [`UPDATE event_log.event SET principal = 'somebody else' WHERE id = 'sale-1'`],
      [`chain: ${SALE_1}: principal is test in the register, the log gives somebody else`],
    ],
    [
      'of which the principal was taken away in the register',
      [`UPDATE register.record SET principal = NULL WHERE event_id = 'sale-1'`],
      [`chain: ${SALE_1}: principal is null in the register, the log gives test`],
    ],
    [
      'of which the version of the chain was changed in the register',
      [`UPDATE register.record SET chain_version = 1 WHERE event_id = 'sale-1'`],
      [`chain: ${SALE_1}: chain_version is 1 in the register, the log gives 2`],
    ],
    [
      'that was put under another casino',
      [`UPDATE event_log.event SET casino = 'marbella' WHERE id = 'sale-1'`],
      [
        'chain: casino marbella, record 1 (event sale-1 of /casinos/torrequebrada/cage at log position 2): ' +
          'the register holds event ledger-opened of /casinos/marbella at log position 3 there',
      ],
    ],
    [
      'that was put into another stream',
      [
        `UPDATE event_log.event SET stream = (SELECT stream FROM event_log.event WHERE id = 'hand-1'), version = 7
          WHERE id = 'sale-1'`,
      ],
      [
        /^log: stream cagnotte_cage-torrequebrada\/2026-01-01: 1 events and last version 1$/,
        `chain: ${SALE_1}: stream is cagnotte_cage-torrequebrada/2026-01-01 in the register, ` +
          'the log gives cagnotte_table-torrequebrada/PK1/2026-01-01/1; stream_version is 0 in the register, the log gives 7',
      ],
    ],
    [
      'whose stream was renamed',
      [
        `UPDATE event_log.stream SET name = 'elsewhere' WHERE name = 'cagnotte_cage-torrequebrada/2026-01-01'`,
      ],
      [
        `chain: ${SALE_1}: stream is cagnotte_cage-torrequebrada/2026-01-01 in the register, the log gives elsewhere`,
      ],
    ],
    [
      'that was taken out of the middle',
      [`DELETE FROM event_log.event WHERE id = 'sale-1'`],
      [
        'log: log position 2 is missing',
        'log: stream cagnotte_cage-torrequebrada/2026-01-01: 1 events and last version 1',
        'chain: casino torrequebrada, record 2 (event hand-1 of /casinos/torrequebrada/tables/PK1 at log position 4): ' +
          'the register holds event sale-1 of /casinos/torrequebrada/cage at log position 2 there',
      ],
    ],
    [
      'that was the last of the log and was taken out',
      [`DELETE FROM event_log.event WHERE id = 'sale-2'`],
      [
        /^guards: projection\.checkpoint of generation \d+ stands at 7, beyond the end of the log: /,
        'chain: casino torrequebrada, record 5 (event sale-2 of /casinos/torrequebrada/cage at log position 7): ' +
          'it is in the register, and the log does not give it',
      ],
    ],
    [
      'that was the last of its casino and was taken out',
      [`DELETE FROM event_log.event WHERE id = 'sale-9'`],
      [
        'log: log position 6 is missing',
        'log: stream cagnotte_cage-marbella/2026-01-01 holds no event',
        'chain: casino marbella, record 2 (event sale-9 of /casinos/marbella/cage at log position 6): ' +
          'it is in the register, and the log does not give it',
        /^read-models: balance \(casino marbella, account cash:cage, .*\): amount is 30000, the log gives 20000/,
      ],
    ],
    [
      'that changed places with another',
      [
        `UPDATE event_log.event SET place = 99 WHERE place = 2`,
        `UPDATE event_log.event SET place = 2 WHERE place = 4`,
        `UPDATE event_log.event SET place = 4 WHERE place = 99`,
      ],
      [
        /^log: casino .* it was recorded before the record in front of it$/,
        'chain: casino torrequebrada, record 2 (event hand-1 of /casinos/torrequebrada/tables/PK1 at log position 2): ' +
          'the register holds event sale-1 of /casinos/torrequebrada/cage at log position 2 there',
      ],
    ],
    [
      'of which the number was changed in the register',
      [`UPDATE register.record SET number = 20 WHERE number = 2 AND casino = 'torrequebrada'`],
      [`chain: ${SALE_1}: it is not in the register`],
    ],
    [
      'of which the chain was changed in the register',
      [`UPDATE register.record SET chain_hash = sha256('x') WHERE number = 2 AND casino = 'torrequebrada'`],
      [altered('chain_hash')],
    ],
    [
      'of which the hash was changed in the register',
      [`UPDATE register.record SET content_hash = sha256('x') WHERE number = 2 AND casino = 'torrequebrada'`],
      [altered('content_hash')],
    ],
    [
      'of which the standing was changed in the register',
      [`UPDATE register.record SET standing = 'conflict' WHERE number = 2 AND casino = 'torrequebrada'`],
      [`chain: ${SALE_1}: standing is conflict in the register, the log gives counted`],
    ],
    [
      'that was taken out of the register',
      [`DELETE FROM register.record WHERE number = 2 AND casino = 'torrequebrada'`],
      [`chain: ${SALE_1}: it is not in the register`],
    ],
    [
      'that was added to the end of the register',
      [
        `INSERT INTO register.record SELECT casino, 6, place, stream, stream_version, source, 'made-up', type,
           content_hash, chain_hash, recorded_at, standing, principal, chain_version FROM register.record WHERE event_id = 'sale-2'`,
      ],
      [
        'chain: casino torrequebrada, record 6 (event made-up of /casinos/torrequebrada/cage at log position 7): ' +
          'it is in the register, and the log does not give it',
      ],
    ],
    [
      'that was added in front of the register',
      [
        `INSERT INTO register.record SELECT casino, 0, place, stream, stream_version, source, 'made-up', type,
           content_hash, chain_hash, recorded_at, standing, principal, chain_version FROM register.record WHERE event_id = 'sale-2'`,
      ],
      [
        'chain: casino torrequebrada, record 0 (event made-up of /casinos/torrequebrada/cage at log position 7): ' +
          'it is in the register, and the log does not give it',
      ],
    ],
    [
      'that was added for a casino which never reported',
      [
        `INSERT INTO register.record SELECT 'nowhere', 1, place, stream, stream_version, source, 'made-up', type,
           content_hash, chain_hash, recorded_at, standing, principal, chain_version FROM register.record WHERE event_id = 'sale-2'`,
      ],
      [
        'chain: casino nowhere, record 1 (event made-up of /casinos/torrequebrada/cage at log position 7): ' +
          'it is in the register, and the log does not give it',
      ],
    ],
  ])('%s', async (_what, statements, says) => {
    expectExactly(await verifyCorrupted(statements), says);
  });

  function escaped(text: string): string {
    return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  }
});
