import { useMutation } from '@tanstack/react-query';
import type { FormEvent, ReactNode } from 'react';
import { type AmountFragment, ProposeClearingDocument } from '../../api/generated/operations';
import { decide } from '../../api/session';
import { useDayInView } from '../../app/day-in-view';
import { exactJson } from '../../money/exact-json';
import { formatAmount, parseAmount } from '../../money/money';
import { Button } from '../../parts/Button';
import styles from '../../parts/decision.module.css';
import { useServiceText, useWords } from '../../words/words';
import { useDraft } from '../first-run/drafts';
import { Choice, Field } from '../first-run/Field';
import { DecisionOutcome } from '../../parts/DecisionOutcome';
import { fill } from '../../words/fill';

export interface OpenVariance extends Pick<AmountFragment, 'amount' | 'currency'> {
  readonly account: string;
  readonly inChart: { readonly name: string; readonly nameEs: string };
  readonly point: string;
  readonly table: string | undefined;
  /** True for a shortage, false for a surplus. */
  readonly isShort: boolean;
}

interface ProposeProps {
  readonly casino: string;
  readonly variance: OpenVariance;
  readonly decided: (receipt: string) => void;
}

const TARGETS = ['win', 'loss', 'receivable', 'other-income'] as const;

/** The form in which one person proposes to clear an open variance, wholly or in part. */
export function ProposeClearing({ casino, variance, decided }: ProposeProps): ReactNode {
  const { words, language } = useWords();
  const inWords = useServiceText();
  const { clearings: said } = words;
  const { point, table, currency, isShort, inChart } = variance;
  const [typed, setTyped, forget] = useDraft(`clearing.${casino}.${variance.account}`, {
    ...{ amount: formatAmount(variance.amount, language), to: isShort ? 'loss' : 'other-income' },
    ...{ reason: '', document: '', day: undefined as string | undefined },
  });
  const inView = useDayInView(casino) ?? '';
  const day = typed.day ?? inView;
  const amount = parseAmount(typed.amount, language);
  const { mutate, isPending, data, error } = useProposing(casino, day, (receipt) => {
    forget();
    decided(receipt);
  });
  const [reason, document] = [typed.reason.trim(), typed.document.trim()];
  const isReady = reason !== '' && document !== '' && day !== '' && amount !== undefined && amount > 0n;
  const sent = (event: FormEvent): void => {
    event.preventDefault();
    if (amount === undefined) return;
    const stated = { currency, point, amount: isShort ? amount : -amount, to: typed.to, reason, document };
    mutate(exactJson(table === undefined ? stated : { ...stated, table }));
  };
  const type = (change: Partial<typeof typed>): void => setTyped({ ...typed, ...change });
  return (
    <form className={styles['propose']} onSubmit={sent}>
      <h2>{fill(said.proposeOf, { name: inWords(inChart.name, inChart.nameEs) })}</h2>
      <Field
        name="clearing-amount"
        label={`${isShort ? said.shortage : said.surplus} (${currency})`}
        value={typed.amount}
        write={(text) => type({ amount: text })}
      />
      <Choice
        name="clearing-to"
        label={said.to}
        value={typed.to}
        options={TARGETS.map((to) => [to, said.targets[to] ?? to] as const)}
        write={(to) => type({ to })}
      />
      <Field
        name="clearing-day"
        label={said.bookIn}
        type="date"
        value={day}
        write={(text) => type({ day: text })}
      />
      <label htmlFor="clearing-reason">{words.corrections.reason}</label>
      <textarea
        id="clearing-reason"
        rows={2}
        maxLength={1_000}
        value={typed.reason}
        onChange={({ target }) => type({ reason: target.value })}
      />
      <small>{words.corrections.reasonHint}</small>
      <Field
        name="clearing-document"
        label={said.document}
        value={typed.document}
        write={(text) => type({ document: text })}
      />
      <Button kind="main" type="submit" disabled={!isReady || isPending}>
        {said.propose}
      </Button>
      <DecisionOutcome outcome={data} error={error} />
    </form>
  );
}

/** Sends the proposal as JSON text with amounts in minor units. */
const useProposing = (casino: string, day: string, decided: ProposeProps['decided']) =>
  useMutation({
    mutationFn: async (clearing: string) =>
      (await decide(ProposeClearingDocument, { casino, day, clearing })).proposeClearing,
    onSuccess: (answer) => {
      if (answer.__typename === 'ClearingDecided') decided(answer.receipt);
    },
  });
