import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { answers } from '../../api/answers';
import { ask, Refused } from '../../api/ask';
import { LeaseSlipNumbersDocument } from '../../api/generated/operations';
import { useOutbox } from '../../outbox/outbox';
import { keepPad, readPad, slipNumberOf } from '../../outbox/store';
import { Button } from '../../parts/Button';
import { useServiceText, useWords } from '../../words/words';
import styles from './Capture.module.css';
import { fill } from '../../words/fill';

/** Prefix of slip numbers of tablets; the paper pads of a house have other prefixes. */
const PAD = 'E-';

/** Key of the id of the pending request: sent again with the same id, the service returns the same numbers. */
const askedAs = (casino: string): string => `cagnotte.numbers.${casino}`;

function requestOf(casino: string): string {
  const request =
    localStorage.getItem(askedAs(casino)) ?? crypto.getRandomValues(new Uint32Array(2)).join('-');
  localStorage.setItem(askedAs(casino), request);
  return request;
}

interface SlipNumberProps {
  readonly casino: string;
  readonly tablet: string;
  readonly gamingDay: string;
  readonly use: (slip: string) => void;
}

/** Fills in the next slip number of the tablet's own pad, or requests numbers from the service. */
export function SlipNumber({ casino, tablet, gamingDay, use }: SlipNumberProps): ReactNode {
  const { words } = useWords();
  const said = useServiceText();
  const { captures } = useOutbox();
  const [fault, setFault] = useState<string>();
  // Read again after each capture, which may have used a number.
  const pad = useQuery({
    queryKey: ['pad', casino, captures.length],
    queryFn: async () => (await readPad(casino)) ?? null,
  });
  const lease = async (): Promise<void> => {
    setFault(undefined);
    try {
      const request = requestOf(casino);
      const { leaseSlipNumbers } = await ask(LeaseSlipNumbersDocument, {
        casino,
        gamingDay,
        pad: PAD,
        tablet,
        request,
      });
      await keepPad(casino, leaseSlipNumbers);
      localStorage.removeItem(askedAs(casino));
      await answers.invalidateQueries({ queryKey: ['pad', casino] });
    } catch (error) {
      setFault(error instanceof Refused ? said(error.en, error.es) : words.capture.notReached);
    }
  };
  if (pad.data === undefined) return null;
  const next = pad.data === null ? undefined : slipNumberOf(pad.data.pad, pad.data.next);
  return (
    <>
      {next === undefined ? (
        <Button className={styles['add']} onClick={() => void lease()}>
          {words.capture.leaseNumbers}
        </Button>
      ) : (
        <Button className={styles['add']} onClick={() => use(next)}>
          {fill(words.capture.useNumber, { slip: next })}
        </Button>
      )}
      {fault === undefined ? null : <p role="alert">{fault}</p>}
    </>
  );
}
