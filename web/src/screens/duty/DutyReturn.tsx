import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ask } from '../../api/ask';
import { DutyReturnDocument, type DutyReturnQuery } from '../../api/generated/operations';
import { Chart } from '../../charts/Chart';
import { type Picture, percentValue, unknownValue, valueOf } from '../../charts/picture';
import { formatDay } from '../../days/days';
import { formatAmount } from '../../money/money';
import { Amount } from '../../parts/Amount';
import { RecordLink } from '../../parts/RecordLink';
import { useKnownToScreen } from '../../time-machine/known';
import { Sheet } from '../../parts/Sheet';
import { TroubleBox } from '../../parts/TroubleBox';
import { typeWord } from '../../words/fact-words';
import { fill } from '../../words/fill';
import type { Language } from '../../words/language';
import { type Spoken, useServiceText, useWords } from '../../words/words';
import type { Quarter } from './quarter';
import { quotientOf } from './quotient';

type Found = Extract<DutyReturnQuery['gamingDutyReturn'], { __typename: 'GamingDutyReturn' }>;

interface ReturnProps {
  readonly casino: string;
  readonly year: number;
  readonly quarter: Quarter;
}

/** The return of a quarter: base account by account, brackets as stairs, earlier quarters, and what each rule rests on. */
export function DutyReturn({ casino, year, quarter: of }: ReturnProps): ReactNode {
  const { words, language } = useWords();
  const { quarter } = of;
  const { known, knownAt } = useKnownToScreen();
  const asked = useQuery({
    queryKey: ['duty-return', casino, year, quarter, known],
    queryFn: ({ signal }) => ask(DutyReturnDocument, { casino, year, quarter, knownAt }, signal),
  });
  if (asked.error) return <TroubleBox error={asked.error} again={() => void asked.refetch()} />;
  const found = asked.data?.gamingDutyReturn;
  if (found === undefined) return <p role="status">{words.state.loading}</p>;
  if (found.__typename === 'NotFound') return <NoReturn {...found} />;
  return (
    <>
      <h2>{fill(words.duty.ofYear, { quarter, year })}</h2>
      <Base found={found} />
      <Chart picture={stairsOf(found, words, language)} />
      <Earlier found={found} />
      <Corrections quarter={of} />
      <Provenance found={found} />
    </>
  );
}

function NoReturn({ message, messageEs }: { message: string; messageEs: string }): ReactNode {
  const said = useServiceText();
  return <p role="status">{said(message, messageEs)}</p>;
}

function stairsOf({ brackets, baseToDate }: Found, { duty }: Spoken['words'], language: Language): Picture {
  return {
    kind: 'stairs',
    caption: duty.brackets,
    groupedBy: duty.bracket,
    groups: brackets.map(({ from, to }) => ({
      label: fill(to ? duty.fromTo : duty.fromOn, {
        from: formatAmount(from.amount, language),
        to: formatAmount(to?.amount ?? '0', language),
      }),
    })),
    series: [
      { name: duty.rate, values: brackets.map(({ rate }) => percentValue(quotientOf(rate), language)) },
    ],
    unit: { of: 'percent' },
    steps: {
      from: brackets.map(({ from }) => valueOf(from, language)),
      to: brackets.map(({ to }) => (to ? valueOf(to, language) : unknownValue(duty.noEnd))),
      base: valueOf(baseToDate, language),
    },
  };
}

function Base({
  found: { parts, baseOfQuarter, baseToDate, quotaToDate, toPay },
}: {
  readonly found: Found;
}): ReactNode {
  const { words } = useWords();
  const said = useServiceText();
  const totals = [
    [words.duty.baseOfQuarter, baseOfQuarter],
    [words.duty.baseToDate, baseToDate],
    [words.duty.quotaToDate, quotaToDate],
    [words.duty.toPay, toPay],
  ] as const;
  return (
    <Sheet caption={words.duty.baseByAccount} isTitled>
      <thead>
        <tr>
          <th scope="col">{words.accounts.code}</th>
          <th scope="col">{words.accounts.account}</th>
          <th scope="col">{words.duty.part}</th>
          <th scope="col" data-kind="money">
            {words.duty.base}
          </th>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ casino, account, kind, inChart, amount }) => (
          <tr key={`${casino} ${account} ${kind}`}>
            <td>{inChart.code}</td>
            <th scope="row">{said(inChart.name, inChart.nameEs) || account}</th>
            <td>{words.duty.kinds[kind]}</td>
            <td data-kind="money">
              <Amount {...amount} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {totals.map(([name, amount]) => (
          <tr key={name}>
            <td />
            <th scope="row" colSpan={2}>
              {name}
            </th>
            <td data-kind="money">
              <Amount {...amount} />
            </td>
          </tr>
        ))}
      </tfoot>
    </Sheet>
  );
}

function Earlier({ found: { earlier } }: { readonly found: Found }): ReactNode {
  const { words } = useWords();
  if (earlier.length === 0) return null;
  return (
    <Sheet caption={words.duty.earlier} isTitled>
      <thead>
        <tr>
          <th scope="col">{words.duty.quarter}</th>
          {[words.duty.due, words.duty.deducted, words.duty.correction].map((head) => (
            <th key={head} scope="col" data-kind="money">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {earlier.map(({ quarter, due, deducted, correction }) => (
          <tr key={quarter}>
            <th scope="row">{quarter}</th>
            {[due, deducted, correction].map((amount, at) => (
              <td key={at} data-kind="money">
                <Amount {...amount} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Sheet>
  );
}

/** What was recorded after the return was presented and changes its base. */
function Corrections({
  quarter: { corrections, correctionsLeftOut },
}: {
  readonly quarter: Quarter;
}): ReactNode {
  const { words, language } = useWords();
  if (corrections.length === 0) return null;
  return (
    <>
      <Sheet caption={words.duty.sincePresented} isTitled>
        <thead>
          <tr>
            <th scope="col">{words.accounts.record}</th>
            <th scope="col">{words.accounts.what}</th>
            <th scope="col">{words.accounts.day}</th>
            <th scope="col" data-kind="money">
              {words.duty.base}
            </th>
          </tr>
        </thead>
        <tbody>
          {corrections.map(({ casino, recordNumber, what, gamingDay, base }) => (
            <tr key={`${casino} ${recordNumber}`}>
              <td data-kind="number">
                <RecordLink record={recordNumber} />
              </td>
              <th scope="row">{typeWord(what, language)}</th>
              <td>{formatDay(gamingDay)}</td>
              <td data-kind="money">
                <Amount {...base} />
              </td>
            </tr>
          ))}
        </tbody>
      </Sheet>
      {correctionsLeftOut > 0 ? <p>{fill(words.duty.leftOut, { count: correctionsLeftOut })}</p> : null}
    </>
  );
}

function Provenance({ found: { provenance } }: { readonly found: Found }): ReactNode {
  const { words } = useWords();
  const said = useServiceText();
  return (
    <Sheet caption={words.duty.provenance} isTitled>
      <thead>
        <tr>
          {[words.duty.rule, words.duty.says, words.duty.source, words.duty.readUntil].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {provenance.map(
          ({ what, whatEs, says, saysEs, citation, citationEs, source, readUntil, beyondText }) => (
            <tr key={what}>
              <th scope="row">{said(what, whatEs)}</th>
              <td>{said(says, saysEs)}</td>
              <td>
                {words.duty.sources[source]} · {said(citation, citationEs)}
              </td>
              <td>
                {readUntil ? formatDay(readUntil) : '—'}
                {beyondText ? ` · ${words.duty.beyond}` : ''}
              </td>
            </tr>
          ),
        )}
      </tbody>
    </Sheet>
  );
}
