import { pdfPages } from '../../test/support/pdf/pdf-text';
import { authorisationOf } from '../ledger/casino/authorisation.state';
import { cardsOn } from '../ledger/table-display/cards-on-day';
import { type CardLanguage, tableCardsPdf } from './table-card-pdf';

const authorisation = authorisationOf({
  ...{ validFrom: '2026-01-01', currency: 'EUR', rulebook: 'ES-AN-2010', document: 'RES-1' },
  games: ['roulette-french', 'caribbean-stud', 'texas-holdem'],
  tables: [
    { table: 'RF1', game: 'roulette-french', minimum: { from: 500 }, maxima: { 'straight-up': 17_500 } },
    { table: 'CS1', game: 'caribbean-stud', minimum: { from: 1_000, to: 2_500 } },
    { table: 'TH1', game: 'texas-holdem', minimum: { from: 500 } },
  ],
  jackpots: [
    {
      ...{ pool: 'carrusel', tables: ['CS1'], postedBy: 'round.settled' as const },
      rate: { numerator: 3, denominator: 4 },
    },
  ],
});

const printed = (language: CardLanguage): Promise<Buffer> =>
  tableCardsPdf(cardsOn({ authorisations: [authorisation] }, '2026-03-20')!, {
    ...{ casino: 'granada', day: '2026-03-20', currency: 'EUR', language },
  });

const pages = async (language: CardLanguage): Promise<string[]> =>
  pdfPages(await printed(language)).map((page) => page.replaceAll(/\s+/g, ' '));

describe('the printed card of a table', () => {
  it('bears limits, pay table and prizes in Spanish, and begins a page', async () => {
    const all = await pages('es');
    const [roulette = ''] = all;
    const stud = all.slice(1, -1).join(' ');
    const holdem = all.at(-1)!;
    for (const text of ['Ruleta francesa', 'Mesa RF1', '5,00 EUR', 'pleno: 175,00 EUR', 'caballo', '17:1'])
      expect(roulette).toContain(text);
    for (const text of ['de 10,00 EUR a 25,00 EUR', 'Premios de carrusel', '75 %', '50:1'])
      expect(stud).toContain(text);
    expect(holdem).toMatch(/^Hold'em Mesa TH1/);
    expect(holdem).toContain('Duración de la partida anunciada');
    expect(roulette).not.toContain('Premios de');
  });

  it('is had in English, or in both languages beside each other', async () => {
    const [english = ''] = await pages('en');
    expect(english).toContain('the three numbers of a row');
    expect(english).not.toContain('los tres números');
    const [both = ''] = await pages('both');
    expect(both).toContain('los tres números de una fila · the three numbers of a row');
  });

  it('has the same bytes whenever it is printed', async () => {
    expect((await printed('es')).equals(await printed('es'))).toBe(true);
  });
});
