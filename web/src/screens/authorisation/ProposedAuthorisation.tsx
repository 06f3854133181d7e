import type { ReactNode } from 'react';
import { RecordAuthorisationDocument, WithdrawAuthorisationDocument } from '../../api/generated/operations';
import { useClock } from '../../days/clock';
import { formatDay } from '../../days/days';
import { readExact } from '../../money/exact-json';
import { Allowed } from '../../parts/Allowed';
import { Button } from '../../parts/Button';
import { SecondPerson } from '../../parts/SecondPerson';
import { Withdraw } from '../../parts/Withdraw';
import { useServiceText, useWords } from '../../words/words';
import styles from '../corrections/Corrections.module.css';
import { decimalsOf } from '../corrections/fact-to-correct';
import { decideOrThrow } from '../../api/decide-or-throw';
import { useStep } from '../first-run/step-outcome';
import { EffectOnDays } from './EffectOnDays';
import { AuthorisationEffect } from './AuthorisationEffect';
import { Compared } from './Compared';
import type { Authorised, KnownDay, Proposed, RecordedAuthorisation } from './recorded-authorisations';
import { fill } from '../../words/fill';

interface ProposedProps {
  readonly casino: string;
  readonly all: readonly RecordedAuthorisation[];
  readonly days: readonly KnownDay[];
  readonly proposal: Proposed;
  readonly decided: (done: { readonly receipt: string; readonly what: 'recorded' | 'withdrawn' }) => void;
}

/** A proposed authorisation beside the one that it would replace, with the approval by another person. */
export function ProposedAuthorisation({ casino, all, days, proposal, decided }: ProposedProps): ReactNode {
  const clock = useClock();
  const { words, language } = useWords();
  const { authorisation: said } = words;
  const inWords = useServiceText();
  const { eventId, proposedBy, proposedAt, signature } = proposal;
  const data = readExact(proposal.authorisation) as Authorised;
  const read = { language, decimals: decimalsOf(data) };
  const { act, isPending, trouble } = useStep(
    () => decideOrThrow(RecordAuthorisationDocument, { casino, proposal: eventId }),
    (outcome) => {
      if ('receipt' in outcome) decided({ receipt: outcome.receipt, what: 'recorded' });
    },
  );
  return (
    <details className={styles['item']} open>
      <summary>
        <strong>{fill(said.tablesFrom, { day: formatDay(data.validFrom) })}</strong> · {data.document ?? '—'}{' '}
        · {words.record.status.PROPOSED}
      </summary>
      <p>
        {fill(words.corrections.byAt, { name: proposedBy, at: clock.moment(proposedAt) })}{' '}
        {inWords(signature.words, signature.wordsEs)}
      </p>
      <Compared {...{ all, data, read }} />
      <EffectOnDays {...{ casino, days }} validFrom={data.validFrom} />
      <Allowed permission="casinos:authorise" act={said.approve} casino={casino}>
        <AuthorisationEffect {...{ casino }} authorisation={proposal.authorisation} />
        <SecondPerson {...{ casino, proposedBy }} permission="CASINOS_AUTHORISE">
          <Button kind="main" disabled={isPending} onClick={() => act(undefined)}>
            {said.approve}
          </Button>
          {trouble}
        </SecondPerson>
        <Withdraw
          proposedBy={proposedBy}
          withdraw={() => decideOrThrow(WithdrawAuthorisationDocument, { casino, proposal: eventId })}
          withdrawn={(outcome) => {
            if ('receipt' in outcome) decided({ receipt: outcome.receipt, what: 'withdrawn' });
          }}
        />
      </Allowed>
    </details>
  );
}
