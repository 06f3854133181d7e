import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces';
import type { Said } from '../finding-catalogue/finding';
import { announcedPercentage, money, odds } from '../games/wording';
import { asFraction } from '../kernel/rational';
import { spanishMoment } from '../kernel/words';
import type { CardPool, CardRow, TableCard } from '../ledger/table-display/table-card';
import { filled } from '../words/message';
import WORDS_OF_CARDS from '../words/table-card.json';
import { FELT, HAIRLINE, INK, SOFT_INK } from './column-widths';
import { pdfmake } from './pdf-documents';
import { WORDS } from './typeface';

/** Spanish is the language of the law; `both` has English beside it. */
export const CARD_LANGUAGES = ['es', 'en', 'both'] as const;
export type CardLanguage = (typeof CARD_LANGUAGES)[number];

interface Printing {
  readonly language: CardLanguage;
  readonly currency: string;
}

const MARGIN = 24;

const inLanguage = ({ en, es }: Said, { language }: Printing): string =>
  language === 'both' ? (en === es ? es : `${es} · ${en}`) : language === 'en' ? en : es;

type Word = keyof typeof WORDS_OF_CARDS;

const said = (word: Word, parts: Readonly<Record<string, Said>> = {}): Said =>
  filled(WORDS_OF_CARDS[word], parts);

const plain = (text: string): Said => ({ en: text, es: text });

const amountOf = (amount: bigint, { currency }: Printing): Said => money(amount, currency);

const LINES = {
  hLineWidth: (line: number) => (line === 0 ? 0 : line === 1 ? 1 : HAIRLINE.weight),
  vLineWidth: () => 0,
  hLineColor: (line: number) => (line === 1 ? INK : HAIRLINE.color),
  paddingLeft: () => 0,
};

function table(title: string, headings: readonly string[], rows: readonly (readonly string[])[]): Content {
  const head: TableCell[] = headings.map((text) => ({ text, bold: true, color: SOFT_INK }));
  const body = rows.map((row) =>
    row.map((text, at): TableCell => ({ text, ...(at === row.length - 1 && { alignment: 'right' }) })),
  );
  return [
    { text: title, bold: true, margin: [0, 8, 0, 2] },
    {
      table: {
        headerRows: 1,
        dontBreakRows: true,
        widths: headings.map((_, at) => (at === headings.length - 1 ? 'auto' : '*')),
        body: [head, ...body],
      },
      layout: LINES,
    },
  ];
}

const rowsOf = (rows: readonly CardRow[], printing: Printing): string[][] =>
  rows.map(({ bet, covers, pays }) => [
    inLanguage(bet, printing),
    inLanguage(covers, printing),
    pays.numerator === 0n ? '—' : odds(pays),
  ]);

function limitsOf({ minimum, maxima, bank }: TableCard, printing: Printing): Content[] {
  const to = (value: Said): string => inLanguage(value, printing);
  const amount = (value: bigint): Said => amountOf(value, printing);
  const least =
    minimum.to === undefined
      ? amount(minimum.from)
      : said('band', { from: amount(minimum.from), to: amount(minimum.to) });
  const most =
    maxima.length === 0
      ? [to(said('by-rules'))]
      : maxima.map((each) => `${to(each.bet ?? said('other-bets'))}: ${to(amount(each.amount))}`);
  const ofBank =
    bank === undefined
      ? []
      : [
          ...(bank.minimum === undefined ? [] : [to(said('at-least', { amount: amount(bank.minimum) }))]),
          ...(bank.maximum === undefined ? [] : [to(said('at-most', { amount: amount(bank.maximum) }))]),
          ...(bank.isUnlimited ? [to(said('no-limit'))] : []),
        ];
  return [
    {
      text: [
        { text: `${to(said('minimum'))}: `, color: SOFT_INK },
        { text: to(least), bold: true, fontSize: 14 },
      ],
    },
    { text: [{ text: `${to(said('maxima'))}: `, color: SOFT_INK }, most.join('; ')] },
    ...(ofBank.length === 0
      ? []
      : [{ text: [{ text: `${to(said('bank'))}: `, color: SOFT_INK }, ofBank.join('; ')] }]),
  ];
}

function poolContent({ pool, rate, rows, prizes }: CardPool, printing: Printing): Content[] {
  const to = (value: Said): string => inLanguage(value, printing);
  const title = to(said('prizes', { pool: plain(pool) }));
  const headings = [to(said('wins-with')), to(said('pays-odds'))];
  const share =
    rate === undefined
      ? []
      : [
          {
            text: `${to(said('share-announced'))}: ${to(announcedPercentage(rate))}`,
            margin: [0, 8, 0, 0] as [number, number, number, number],
          },
        ];
  const scale =
    prizes.length > 0
      ? prizes.map(({ combination, share: part, times }) => [
          to(combination),
          part === undefined
            ? to(said('stakes', { times: plain(`${times ?? 0n}`) }))
            : to(said('of-the-meter', { share: plain(asFraction(part)) })),
        ])
      : rows.map(({ covers, pays }) => [to(covers), odds(pays)]);
  return [...share, ...(scale.length === 0 ? [] : [table(title, headings, scale)])];
}

function linesFor(announced: TableCard['announced'], printing: Printing): Content[] {
  if (announced.length === 0) return [];
  const line = '____________________';
  return [
    ...announced.map((what, at): Content => ({
      text: `${inLanguage(said(what), printing)}: ${line}`,
      margin: [0, at === 0 ? 10 : 0, 0, 4],
    })),
    { text: inLanguage(said('to-write'), printing), color: SOFT_INK },
  ];
}

function cardContent(card: TableCard, printing: Printing, isFirst: boolean): Content[] {
  const to = (value: Said): string => inLanguage(value, printing);
  const { table: name, game, heading, validFrom, payTable, pools, announced } = card;
  return [
    { text: to(game), bold: true, fontSize: 16, color: FELT, ...(isFirst ? {} : { pageBreak: 'before' }) },
    {
      text: [to(said('table', { table: plain(name) })), heading === '' ? '' : ` · ${heading}`],
      margin: [0, 0, 0, 6],
    },
    ...limitsOf(card, printing),
    ...(payTable.length === 0
      ? []
      : [
          table(
            to(said('pays')),
            [to(said('bet')), to(said('wins-with')), to(said('pays-odds'))],
            rowsOf(payTable, printing),
          ),
        ]),
    ...pools.flatMap((pool) => poolContent(pool, printing)),
    ...linesFor(announced, printing),
    {
      text: to(
        said('authorised', { day: plain(spanishMoment(validFrom)), currency: plain(printing.currency) }),
      ),
      color: SOFT_INK,
      fontSize: 7,
      margin: [0, 8, 0, 0],
    },
  ];
}

/** Cards of tables as a PDF of A5, each on its own page: the same cards give the same bytes. */
export function tableCardsPdf(
  cards: readonly TableCard[],
  { casino, day, ...printing }: Printing & { readonly casino: string; readonly day: string },
): Promise<Buffer> {
  const definition: TDocumentDefinitions = {
    pageSize: 'A5',
    pageMargins: MARGIN,
    // The moment of the day itself: that of printing would make every copy another file.
    info: {
      title: `${casino} · ${day}`,
      creationDate: new Date(`${day}T00:00:00Z`),
      modDate: new Date(`${day}T00:00:00Z`),
    },
    defaultStyle: { font: WORDS, fontSize: 8, color: INK },
    content: cards.flatMap((card, at) => cardContent(card, printing, at === 0)),
  };
  return pdfmake.createPdf(definition).getBuffer();
}
