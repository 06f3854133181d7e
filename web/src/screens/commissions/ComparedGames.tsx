import type { ReactNode } from 'react';
import { formatDay } from '../../days/days';
import { decimalText } from '../../money/exact-json';
import { Amount } from '../../parts/Amount';
import type { Period } from '../../parts/period';
import { Sheet } from '../../parts/Sheet';
import { fill } from '../../words/fill';
import { useWords } from '../../words/words';
import { type Commission, gameOf } from './commission-groups';
import { Cell } from './Matrix';

interface ComparedProps {
  readonly currency: string;
  readonly period: Period;
  readonly now: readonly Commission[];
  readonly before: readonly Commission[];
}

/**
 * The games of the period beside those of the same days of last year; a game of one of the two only is listed too. Where last year
 * had none at all, as before the first books, nothing is compared.
 */
export function ComparedGames({ currency, period, now, before }: ComparedProps): ReactNode {
  const spoken = useWords();
  const { words } = spoken;
  const { commissions: said } = words;
  const games = [...new Set([...now, ...before].map(({ game }) => game))];
  const days = fill(said.now, { from: formatDay(period.from), until: formatDay(period.until) });
  return (
    <Sheet caption={`${said.compared} · ${currency}`} isTitled>
      <thead>
        <tr>
          <th scope="col">{words.accounts.game}</th>
          {[days, said.sameDays, said.change].map((head) => (
            <th key={head} scope="col" data-kind="money">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {games.map((game) => {
          const [of, was] = [now, before].map((list) => list.find((each) => each.game === game));
          return (
            <tr key={game}>
              <th scope="row">{gameOf(game, spoken)}</th>
              <Cell of={of} />
              <Cell of={was} />
              <td data-kind="money">{before.length === 0 ? '—' : <Amount amount={changeOf(of, was)} />}</td>
            </tr>
          );
        })}
      </tbody>
    </Sheet>
  );
}

/** A game without commissions in one of the two periods had none there: the ledger knows all of them. */
function changeOf(now: Commission | undefined, before: Commission | undefined): string {
  const [of, was] = [now, before].map((each) => BigInt(each?.amount.minorUnits ?? 0));
  const decimals = (now ?? before)!.amount.amount.split('.')[1]?.length ?? 0;
  return decimalText(of! - was!, decimals);
}
