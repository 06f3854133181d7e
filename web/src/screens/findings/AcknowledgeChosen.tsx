import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AcknowledgeFindingDocument, AcknowledgeFindingsDocument } from '../../api/generated/operations';
import { Refused } from '../../api/ask';
import { decide, mayAt, sessionQuery } from '../../api/session';
import { Button } from '../../parts/Button';
import { TroubleBox } from '../../parts/TroubleBox';
import type { Words } from '../../words/catalogue';
import { useServiceText, useWords } from '../../words/words';
import type { Decided } from './FindingDetail';
import type { Finding } from './finding';
import styles from './FindingsScreen.module.css';
import { fill } from '../../words/fill';

export interface ChosenProps {
  readonly casino: string;
  readonly list: readonly Finding[];
  /** Ids of findings; some may no longer be in the list. */
  readonly chosen: ReadonlySet<string>;
  readonly setChosen: (chosen: ReadonlySet<string>) => void;
  readonly decided: (decided: Decided) => void;
}

export const isOpen = ({ closedBy, resolution }: Pick<Finding, 'closedBy' | 'resolution'>): boolean =>
  closedBy === null && !resolution;

/** Limit of the service per request. */
const MOST_AT_ONCE = 50;

interface Outcome {
  readonly finding: string;
  readonly outcome:
    | { readonly __typename: 'FindingDecided'; readonly receipt: string }
    | {
        readonly __typename: 'FindingRefused';
        readonly code: string;
        readonly message: string;
        readonly messageEs: string;
      };
}

/** One decision per finding: in one request or, if the person signs with a passkey, one after the other. */
async function acknowledgeAll(casino: string, findings: readonly string[]): Promise<readonly Outcome[]> {
  const { acknowledgeFindings: outcomes } = await decide(AcknowledgeFindingsDocument, {
    ...{ casino, findings: [...findings] },
  });
  const signsEach = outcomes.some(
    ({ outcome }) => outcome.__typename === 'FindingRefused' && outcome.code === 'FINDING.SIGNED_ONE_BY_ONE',
  );
  if (!signsEach) return outcomes;
  const signed: Outcome[] = [];
  for (const finding of findings) {
    const outcome = await signedOne(casino, finding);
    signed.push({ finding, outcome });
    if (outcome.__typename === 'FindingRefused' && outcome.code === CANCELLED) break;
  }
  return signed;
}

const CANCELLED = 'PASSKEY.CANCELLED';

/** A person who cancels keeps the acknowledgements that they signed before. */
async function signedOne(casino: string, finding: string): Promise<Outcome['outcome']> {
  try {
    return (await decide(AcknowledgeFindingDocument, { casino, finding })).acknowledgeFinding;
  } catch (refusal) {
    if (!(refusal instanceof Refused) || refusal.code !== CANCELLED) throw refusal;
    const { code, en: message, es: messageEs } = refusal;
    return { __typename: 'FindingRefused', code, message, messageEs };
  }
}

/** Acknowledges the chosen findings. Those that could not be recorded stay chosen, with the reason. */
export function AcknowledgeChosen({ casino, list, chosen, setChosen, decided }: ChosenProps): ReactNode {
  const { words } = useWords();
  const said = useServiceText();
  const { data: session } = useQuery(sessionQuery);
  const ids = list.filter((each) => chosen.has(each.id) && isOpen(each)).map(({ id }) => id);
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: (findings: readonly string[]) => acknowledgeAll(casino, findings),
    onSuccess: (outcomes) => {
      const done = outcomes.flatMap(({ outcome }) =>
        outcome.__typename === 'FindingDecided' ? [outcome.receipt] : [],
      );
      const left = outcomes.filter(({ outcome }) => outcome.__typename === 'FindingRefused');
      setChosen(new Set(left.map(({ finding }) => finding)));
      if (done.length > 0)
        decided({ receipt: done.at(-1)!, words: seenAtOnce(words.findings, done.length, left.length) });
    },
  });
  if (!session || !mayAt(session, 'findings:acknowledge', casino)) return null;
  const refused = [
    ...new Set(
      (data ?? []).flatMap(({ outcome }) =>
        outcome.__typename === 'FindingRefused' ? [said(outcome.message, outcome.messageEs)] : [],
      ),
    ),
  ];
  return (
    <div className={styles['atOnce']}>
      <Button
        onClick={() =>
          setChosen(
            ids.length > 0
              ? new Set()
              : new Set(
                  list
                    .filter(isOpen)
                    .slice(0, MOST_AT_ONCE)
                    .map(({ id }) => id),
                ),
          )
        }
      >
        {ids.length > 0 ? words.findings.chooseNone : words.findings.chooseAll}
      </Button>
      <Button
        disabled={isPending || ids.length === 0 || ids.length > MOST_AT_ONCE}
        onClick={() => mutate(ids)}
      >
        {fill(words.findings.acknowledgeChosen, { count: ids.length })}
      </Button>
      {error ? <TroubleBox error={error} /> : null}
      {refused.map((each) => (
        <p key={each} role="alert">
          {each}
        </p>
      ))}
    </div>
  );
}

function seenAtOnce(words: Words['findings'], count: number, left: number): string {
  const rest = left === 0 ? '.' : fill(words.notRecorded, { left });
  return fill(words.seenAtOnce, { count, rest });
}
