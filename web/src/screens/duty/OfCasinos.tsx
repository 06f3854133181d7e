import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ask } from '../../api/ask';
import { DutyOfCasinosDocument, type DutyOfCasinosQuery } from '../../api/generated/operations';
import { mayAt, sessionQuery } from '../../api/session';
import { frameQuery } from '../../app/frame';
import { Amount } from '../../parts/Amount';
import { useLetterhead } from '../../parts/letterhead';
import { Sheet } from '../../parts/Sheet';
import { fill } from '../../words/fill';
import { useWords } from '../../words/words';

type Answer = DutyOfCasinosQuery['dutyOfCasinos'];

const AMOUNTS = ['due', 'toPay', 'paid', 'outstanding'] as const;

/** The quarters of every casino whose ledger the person may read, with totals by currency; nothing for one casino. */
export function OfCasinos({ year }: { readonly year: number }): ReactNode {
  const { words } = useWords();
  const { data: session } = useQuery(sessionQuery);
  const { data: frame } = useQuery(frameQuery);
  const casinos =
    frame?.casinos.map(({ id }) => id).filter((id) => session && mayAt(session, 'ledger:read', id)) ?? [];
  const { data } = useQuery({
    queryKey: ['duty-of-casinos', casinos, year],
    queryFn: ({ signal }) => ask(DutyOfCasinosDocument, { casinos: casinos.slice(0, MOST), year }, signal),
    enabled: casinos.length > 1,
  });
  if (data === undefined) return null;
  return (
    <Sheet caption={fill(words.duty.ofCasinos, { year })}>
      <thead>
        <tr>
          {[words.nav.casino, words.duty.quarter, words.duty.state].map((each) => (
            <th key={each} scope="col">
              {each}
            </th>
          ))}
          {AMOUNTS.map((each) => (
            <th key={each} scope="col" data-kind="money">
              {words.duty[each]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {data.dutyOfCasinos.casinos.map((of) => (
          <Quarters key={of.casino} of={of} year={year} />
        ))}
      </tbody>
      <Totals totals={data.dutyOfCasinos.totals} />
    </Sheet>
  );
}

/** As many casinos as one question takes. */
const MOST = 50;

interface QuartersProps {
  readonly of: Answer['casinos'][number];
  readonly year: number;
}

function Quarters({ of: { casino, quarters }, year }: QuartersProps): ReactNode {
  const { words } = useWords();
  const { name } = useLetterhead({ casino });
  return quarters.map((each) => (
    <tr key={each.quarter}>
      <th scope="row">{name ?? casino}</th>
      <td>
        <Link to="/$casino/duty" params={{ casino }} search={{ year, quarter: each.quarter }}>
          {fill(words.duty.ofYear, { quarter: each.quarter, year })}
        </Link>
      </td>
      <td>{words.duty.states[each.state]}</td>
      <Amounts of={each} />
    </tr>
  ));
}

const Totals = ({ totals }: Pick<Answer, 'totals'>): ReactNode => {
  const { words } = useWords();
  return (
    <tfoot>
      {totals.map((each) => (
        <tr key={`${each.quarter} ${each.currency}`}>
          <th scope="row">{fill(words.duty.totalIn, { currency: each.currency })}</th>
          <td>{each.quarter}</td>
          <td />
          <Amounts of={each} />
        </tr>
      ))}
    </tfoot>
  );
};

const Amounts = ({
  of,
}: {
  readonly of: Pick<Answer['casinos'][number]['quarters'][number], (typeof AMOUNTS)[number]>;
}): ReactNode =>
  AMOUNTS.map((each) => (
    <td key={each} data-kind="money">
      {of[each] ? <Amount {...of[each]} /> : '—'}
    </td>
  ));
