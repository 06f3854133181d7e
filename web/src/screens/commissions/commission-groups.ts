import rules from '../../../../src/words/commissions.json';
import type { CommissionsShownFragment } from '../../api/generated/operations';
import { minorValue, MOST_SERIES, type Picture } from '../../charts/picture';
import { formatDay } from '../../days/days';
import { sumOf } from '../../money/money';
import { gameName } from '../../words/game-name';
import type { Spoken } from '../../words/words';

type Said = Pick<Spoken, 'words' | 'language'>;
export type Commission = CommissionsShownFragment['edges'][number]['node'];

export const commissionsIn = ({ edges }: CommissionsShownFragment, currency: string): Commission[] =>
  edges.map(({ node }) => node).filter(({ amount }) => amount.currency === currency);

/** The name of a rule in a language, where it has one: rules of later authorisations may not. */
export function ruleName(rule: string | null, { words, language }: Said): string {
  if (rule === null) return words.commissions.unstated;
  return Object.hasOwn(rules, rule) ? rules[rule as keyof typeof rules][language] : rule;
}

export const gameOf = (game: string | null, { words, language }: Said): string =>
  game === null ? words.commissions.unstated : gameName(game, language);

/** The day a year earlier; 28 February for the 29th. */
export const lastYear = (day: string): string =>
  `${String(Number(day.slice(0, 4)) - 1).padStart(4, '0')}${day.slice(4) === '-02-29' ? '-02-28' : day.slice(4)}`;

/** Bars of each day by game, one currency. Of more than five games the four largest are drawn, and the others together. */
export function commissionPicture(ofDays: readonly Commission[], said: Said): Picture {
  const { words, language } = said;
  const { currency, amount } = ofDays[0]!.amount;
  const decimals = amount.split('.')[1]?.length ?? 0;
  const sum = (of: readonly Commission[]): bigint => sumOf(of.map((each) => each.amount.minorUnits));
  const games = [...new Set(ofDays.map(({ game }) => game))]
    .map((game) => ({ game, of: ofDays.filter((each) => each.game === game) }))
    .toSorted((one, other) => (sum(other.of) < sum(one.of) ? -1 : 1));
  const named = games.length > MOST_SERIES ? games.slice(0, MOST_SERIES - 1) : games;
  const others = games.slice(named.length).flatMap(({ of }) => of);
  const days = [...new Set(ofDays.map(({ day }) => day))].toSorted();
  const seriesOf = (name: string, of: readonly Commission[]) => ({
    name,
    values: days.map((day) => minorValue(sum(of.filter((each) => each.day === day)), decimals, language)),
  });
  return {
    ...{ kind: 'stacked', caption: words.commissions.byGame, groupedBy: words.commissions.ofDay },
    groups: days.map((day) => ({ label: formatDay(day ?? ''), short: formatDay(day ?? '').slice(0, 5) })),
    series: [
      ...named.map(({ game, of }) => seriesOf(gameOf(game, said), of)),
      ...(others.length > 0 ? [seriesOf(words.commissions.others, others)] : []),
    ],
    unit: { of: 'money', currency, decimals },
  };
}
