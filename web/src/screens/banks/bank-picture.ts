import type { StatementLineFragment } from '../../api/generated/operations';
import { type Picture, type ShownMoney, unknownValue, valueOf } from '../../charts/picture';
import type { CasinoClock } from '../../days/clock';
import { signOf } from '../../money/money';
import { typeWord } from '../../words/fact-words';
import { fill } from '../../words/fill';
import type { Spoken } from '../../words/words';

type Said = Pick<Spoken, 'words' | 'language'>;

/** What a line was: a coup by shoe and number, else its event. */
export const lineName = ({ what, coup }: StatementLineFragment, { words, language }: Said): string =>
  coup === null ? typeWord(what, language) : fill(words.banks.coup, { shoe: coup.shoeNo, coup: coup.coupNo });

/**
 * The bank and its garages after each line; a garage that never held anything is left out. Of the mandatory one only coups know
 * what it was, and not each of them.
 */
export function bankPicture(
  lines: readonly StatementLineFragment[],
  { words, language, clock }: Said & { readonly clock: CasinoClock },
): Picture {
  const { currency, amount } = lines[0]!.after;
  const values = (of: (line: StatementLineFragment) => ShownMoney | null | undefined) =>
    lines.map((line) => {
      const money = of(line);
      return money ? valueOf(money, language) : unknownValue(reasonOf(line, words));
    });
  const series = [
    { name: words.banks.after, values: values(({ after }) => after) },
    { name: words.banks.mandatory, values: values(({ coup }) => coup?.mandatoryGarage) },
    { name: words.table.voluntary, values: values(({ voluntaryGarage }) => voluntaryGarage) },
    { name: words.table.improper, values: values(({ improperGarage }) => improperGarage) },
  ];
  return {
    ...{ kind: 'lines', caption: words.banks.path, groupedBy: words.accounts.what },
    groups: lines.map((line) => ({
      label: `${clock.moment(line.happenedAt)} · ${lineName(line, { words, language })}`,
      short: clock.timeOfDay(line.happenedAt),
    })),
    series: series.filter((each, at) => at === 0 || each.values.some((value) => (value.at ?? 0) !== 0)),
    unit: { of: 'money', currency, decimals: amount.split('.')[1]?.length ?? 0 },
  };
}

/** Why a line does not say what was covered. */
export const reasonOf = ({ coup }: StatementLineFragment, { banks }: Said['words']): string =>
  (coup?.coverUnknown && banks.unknown[coup.coverUnknown as keyof typeof banks.unknown]) || '—';

/** Whether any line has an amount other than zero there: other columns would only take room. */
export const hasAny = (amounts: readonly (ShownMoney | null | undefined)[]): boolean =>
  amounts.some((money) => money !== null && money !== undefined && signOf(money.amount) !== 0);
