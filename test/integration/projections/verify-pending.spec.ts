import { useBooks } from '../../support/books/books-under-test';
import { type Corruption, expectExactly, projectNight, verify } from '../../support/books/corruption';
import { chipsSold } from '../../support/sample-events/sample-events';

const books = useBooks();

describe('verify names the fault of a record that is not projected yet', () => {
  const LATE = 'casino torrequebrada, event late of /casinos/torrequebrada/cage at log position 8';
  it.each<Corruption>([
    [
      'a flipped byte',
      [`UPDATE event_log.event SET bytes = replace(bytes, '"cash"', '"cAsh"') WHERE id = 'late'`],
      [new RegExp(`^log: ${LATE}: its stored bytes hash to`)],
    ],
    [
      'another type',
      [`UPDATE event_log.event SET type = 'cagnotte.hand.played.v1' WHERE id = 'late'`],
      [
        `log: ${LATE}: its stored bytes state type "cagnotte.cage.chips-sold.v1", ` +
          'the log says "cagnotte.hand.played.v1"',
      ],
    ],
    [
      'another stream',
      [
        `UPDATE event_log.event SET stream = (SELECT min(id) FROM event_log.stream), version = 1 WHERE id = 'late'`,
      ],
      [
        'log: stream cagnotte_cage-torrequebrada/2026-01-01: 3 events and last version 3',
        `log: ${LATE}: it stands in stream cagnotte_casino-torrequebrada and belongs into ` +
          'cagnotte_cage-torrequebrada/2026-01-01',
      ],
    ],
    [
      'that it was taken out',
      [`DELETE FROM event_log.event WHERE id = 'late'`],
      [
        'log: log position 8 is missing',
        'log: stream cagnotte_cage-torrequebrada/2026-01-01: 3 events and last version 3',
      ],
    ],
  ])('%s', async (_what, statements, says) => {
    await projectNight(books);
    await books.record(chipsSold({}, { id: 'late' }), chipsSold({}, { id: 'later' }));
    await books.tamper(...statements);
    expectExactly(await verify(books), says);
  });
});
