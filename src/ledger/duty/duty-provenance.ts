import { type BothLanguages, spanishMoment } from '../../kernel/words';
import {
  type DutyOptions,
  type DutyReading,
  type DutyRulesOfDay,
  type DutyTariff,
  isBeyondText,
} from './duty-rules';

/** The origin of a part of the duty: a text of law that was read, or a choice of the casino. */
export interface DutyProvenance {
  readonly what: string;
  readonly whatEs: string;
  readonly source: 'law-as-read' | 'configuration';
  readonly says: string;
  readonly saysEs: string;
  readonly citation: string;
  readonly citationEs: string;
  /** For a text of law, the last day for which somebody checked its wording; undefined if nobody noted the day. */
  readonly readUntil?: string;
  /** Whether the period ends after `readUntil`. */
  readonly isBeyondText: boolean;
}

type EnglishAndSpanish = readonly [en: string, es: string];

const NO_TEXT_FOUND: EnglishAndSpanish = [
  'no text was found that decides it',
  'no se ha encontrado texto que lo decida',
];

const byLaw = (
  [what, whatEs]: EnglishAndSpanish,
  [says, saysEs]: EnglishAndSpanish,
  [citation, citationEs]: EnglishAndSpanish,
): DutyProvenance => ({
  what,
  whatEs,
  source: 'law-as-read',
  says,
  saysEs,
  citation,
  citationEs,
  isBeyondText: false,
});

const byChoice = (
  name: EnglishAndSpanish,
  says: EnglishAndSpanish,
  citation: EnglishAndSpanish = NO_TEXT_FOUND,
): DutyProvenance => ({ ...byLaw(name, says, citation), source: 'configuration' });

const stateArticle = (article: string): EnglishAndSpanish => [
  `Real Decreto 2221/1984, article ${article}`,
  `Real Decreto 2221/1984, artículo ${article}`,
];

/** States for each part of a return whether it is the law as read or the configuration of the casino. */
export const dutyProvenance = (rules: DutyRulesOfDay, readings: readonly DutyReading[]): DutyProvenance[] => [
  ofTariff(rules.tariff, readings.at(-1)?.until),
  ...quotasOf(rules.tariff),
  ...STATE_LAW,
  ...choicesOf(rules, readings),
  ...LEFT_OPEN,
];

const STATE_LAW: readonly DutyProvenance[] = [
  byLaw(
    ['base', 'base imponible'],
    [
      'income from play less what was paid to players; entry fees are left out',
      'ingresos del juego menos lo pagado a los jugadores; sin las entradas',
    ],
    stateArticle('5.2.A'),
  ),
  byLaw(
    ['accumulation', 'acumulación'],
    [
      'income since 1 January, less what was charged for earlier quarters of the year',
      'ingresos desde el 1 de enero, menos lo liquidado en los trimestres anteriores del año',
    ],
    stateArticle('8.1'),
  ),
  byLaw(
    ['due date', 'plazo'],
    [
      'the first 20 natural days of the month after the quarter',
      'los 20 primeros días naturales del mes siguiente al trimestre',
    ],
    stateArticle('7.1'),
  ),
];

const choicesOf = ({ per, company }: DutyRulesOfDay, readings: readonly DutyReading[]): DutyProvenance[] => [
  byChoice(
    ['chips missing in slots', 'faltantes en ranuras'],
    inTurn(readings, ({ slots }) =>
      slots === 'surpluses'
        ? ['no prize: only surpluses count', 'no es premio: solo cuentan los sobrantes']
        : ['the count decides', 'decide el recuento'],
    ),
  ),
  byChoice(
    ['pools', 'bolsas'],
    inTurn(readings, ({ pools }) =>
      pools === 'paid'
        ? ['stakes less prizes paid', 'apuestas menos premios pagados']
        : ['share of the house less what it funds', 'parte de la casa menos lo que aporta'],
    ),
  ),
  byChoice(
    ['whose income', 'titular de los ingresos'],
    per === 'casino'
      ? ['each casino by itself', 'cada casino por separado']
      : [
          `all casinos of ${company ?? 'a company not named'}`,
          `todos los casinos de ${company ?? 'una empresa sin nombre'}`,
        ],
  ),
];

/** What no text that was read decides, and no casino chooses. */
const LEFT_OPEN: readonly DutyProvenance[] = [
  byChoice(
    ['tips', 'propinas'],
    ['not in the base', 'fuera de la base'],
    [
      'TEAC 28 June 2023, rec. 3683/2021, of which only an excerpt was read',
      'TEAC, 28 de junio de 2023, rec. 3683/2021, de la que solo se ha leído un extracto',
    ],
  ),
  byChoice(
    ['a negative quarter', 'trimestre negativo'],
    [
      'shown as it is, to be set off or refunded; the form was not read',
      'se muestra tal cual, a compensar o devolver; no se ha leído el modelo',
    ],
  ),
  byChoice(
    ['rounding', 'redondeo'],
    [
      'the quota of the year so far is rounded once, half up, to cents',
      'la cuota del año hasta la fecha se redondea una vez, al céntimo, la mitad hacia arriba',
    ],
  ),
];

function ofTariff(tariff: DutyTariff | undefined, until = ''): DutyProvenance {
  const name: EnglishAndSpanish = ['tariff', 'tarifa'];
  if (tariff === undefined)
    return byLaw(name, ['none was read for this day', 'no se ha leído ninguna para este día'], ['', '']);
  const { citation, citationEs, readUntil } = tariff;
  return {
    ...byLaw(
      name,
      [`read as in force to ${readUntil}`, `leída como vigente hasta el ${spanishMoment(readUntil)}`],
      [citation, citationEs],
    ),
    readUntil,
    isBeyondText: isBeyondText(tariff, until),
  };
}

/** The open point of a schedule whose printed column of quotas differs from its rates; none for any other. */
function quotasOf(tariff: DutyTariff | undefined): DutyProvenance[] {
  if (tariff?.quotas === undefined) return [];
  const { quotas, citation, citationEs } = tariff;
  return [
    byChoice(
      ['quotas of the brackets', 'cuotas de los tramos'],
      quotas === 'rates'
        ? [
            'by the rates; the printed column has the last two quotas of the scale before it',
            'según los tipos; la columna impresa tiene las dos últimas cuotas de la escala anterior',
          ]
        : [
            'by the printed column, which exceeds what the rates come to',
            'según la columna impresa, que excede de lo que resulta de los tipos',
          ],
      [citation, citationEs],
    ),
  ];
}

/**
 * Warns, in both languages, that nobody has checked the text of the tariff for the end of the period. Undefined where the text was checked
 * for the whole period.
 */
export function textWarning(tariff: DutyTariff, until: string): BothLanguages | undefined {
  if (!isBeyondText(tariff, until)) return undefined;
  const { readUntil } = tariff;
  return {
    en: `The text of the rate schedule was read until ${readUntil}; this period ends on ${until}. Check before filing that no later law changes it.`,
    es: `El texto de la tarifa se leyó hasta el ${spanishMoment(readUntil)}; este periodo termina el ${spanishMoment(until)}. Compruebe antes de presentar que ninguna ley posterior la modifica.`,
  };
}

function inTurn(
  readings: readonly DutyReading[],
  said: (options: DutyOptions) => EnglishAndSpanish,
): EnglishAndSpanish {
  const changes = readings.filter(
    ({ options }, index) => index === 0 || said(options)[0] !== said(readings[index - 1]!.options)[0],
  );
  const inLanguage = (which: 0 | 1, since: (day: string) => string): string =>
    changes
      .map(({ from, options }, index) => `${index === 0 ? '' : since(from)}${said(options)[which]}`)
      .join('; ');
  return [
    inLanguage(0, (day) => `from ${day} on: `),
    inLanguage(1, (day) => `desde el ${spanishMoment(day)}: `),
  ];
}
