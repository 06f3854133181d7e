import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { englishWords, spanishWords } from '../../../../src/kernel/words';
import { currencyExponent } from '../../../../src/kernel/money';
import type { SlipQuery } from '../../api/generated/operations';
import { sessionQuery } from '../../api/session';
import { useClock } from '../../days/clock';
import { formatDay } from '../../days/days';
import { decimalText } from '../../money/exact-json';
import { formatAmount } from '../../money/money';
import type { Capture } from '../../outbox/store';
import { Button } from '../../parts/Button';
import { QrCode } from '../../parts/QrCode';
import { useLetterhead } from '../../parts/letterhead';
import { useWords } from '../../words/words';
import { typeWord } from '../../words/fact-words';
import styles from './Slips.module.css';
import { fill } from '../../words/fill';

interface PrintedSlipProps {
  readonly casino: string;
  readonly slip: string;
  readonly reports: SlipQuery['slip']['reports'];
  /** The captures of this tablet with the number of the slip. */
  readonly captured: readonly Capture[];
}

/** The content of a printed slip; amounts in minor units. */
interface Paper {
  readonly type: string;
  readonly table: string | null;
  readonly gamingDay: string;
  readonly amount: bigint;
  readonly currency: string;
  readonly by: readonly string[];
  readonly hash: string | undefined;
}

interface Print {
  readonly by: string;
  readonly at: string;
}

const printsOf = (casino: string, slip: string): string => `cagnotte.prints.${casino}.${slip}`;
const readPrints = (key: string): readonly Print[] =>
  JSON.parse(localStorage.getItem(key) ?? '[]') as Print[];

/**
 * A slip for print. The original is printed once, by the tablet that captured it; every other print is marked as a copy, with
 * person and time.
 */
export function PrintedSlip({ casino, slip, reports, captured }: PrintedSlipProps): ReactNode {
  const { words } = useWords();
  const { data: session } = useQuery(sessionQuery);
  const [printing, setPrinting] = useState<{ readonly number: number; readonly print: Print }>();
  const paper = usePaper(reports, captured);
  useEffect(() => {
    if (printing === undefined) return;
    // The page style of the screen (`setPages`) would override that of the slip.
    const { adoptedStyleSheets } = document;
    document.adoptedStyleSheets = [];
    document.documentElement.dataset['prints'] = 'slip';
    window.print();
    delete document.documentElement.dataset['prints'];
    document.adoptedStyleSheets = adoptedStyleSheets;
  }, [printing]);
  if (paper === undefined) return null;
  const begin = (): void => {
    const key = printsOf(casino, slip);
    const print = { by: session?.name ?? '', at: new Date().toISOString() };
    const prints = [...readPrints(key), print];
    localStorage.setItem(key, JSON.stringify(prints));
    // On another device every print is a copy, since the original is printed by the tablet that captured the slip.
    setPrinting({ number: captured.length > 0 ? prints.length - 1 : prints.length, print });
  };
  const shown = <PaperOf {...{ casino, slip, paper }} reprint={printing} />;
  return (
    <section className={styles['print']} aria-label={words.slips.paper}>
      <Button kind="main" className={styles['button']} onClick={begin}>
        {words.slips.print}
      </Button>
      <div className={styles['preview']}>{shown}</div>
      {createPortal(<div className={styles['onPaper']}>{shown}</div>, document.body)}
    </section>
  );
}

/** The hash of the captured event. Once the service has the event, the tablet deletes it, and the hash comes from the service. */
function useHash(capture: Capture | undefined, reports: PrintedSlipProps['reports']): string | undefined {
  const body = capture?.body || undefined;
  const own = useQuery({
    queryKey: ['hash', body],
    enabled: body !== undefined,
    queryFn: async () => (body === undefined ? null : await hashOf(body)),
  });
  if (body !== undefined) return own.data ?? undefined;
  return reports.find(({ eventType, isVoid }) => eventType === capture?.type && !isVoid)?.contentHash;
}

/** The first movement of the slip or its request, from the service or from a capture that waits on this tablet. */
function usePaper(reports: PrintedSlipProps['reports'], captured: readonly Capture[]): Paper | undefined {
  const capture = captured[0];
  const ownHash = useHash(capture, reports);
  if (capture?.slip !== undefined)
    return {
      ...{ type: capture.type, table: capture.session?.table ?? null, hash: ownHash },
      ...{ gamingDay: capture.slip.gamingDay, currency: capture.slip.currency, by: capture.slip.by },
      amount: BigInt(capture.slip.amount),
    };
  const report = reports.find(({ step, isVoid }) => step === 'MOVED' && !isVoid) ?? reports[0];
  if (!report?.amount) return undefined;
  const { eventType: type, table, gamingDay, amount, by, contentHash: hash } = report;
  return { type, table, gamingDay, amount: BigInt(amount.minorUnits), currency: amount.currency, by, hash };
}

/** SHA-256 of the bytes of the event; null without a secure context, which `crypto.subtle` needs. */
async function hashOf(body: string): Promise<string | null> {
  if (!('subtle' in crypto)) return null;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(body));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

interface PaperOfProps {
  readonly casino: string;
  readonly slip: string;
  readonly paper: Paper;
  readonly reprint: { readonly number: number; readonly print: Print } | undefined;
}

const HASH_SHOWN = 16;

function PaperOf({ casino, slip, paper, reprint }: PaperOfProps): ReactNode {
  const clock = useClock();
  const { words, language } = useWords();
  const { type, table, gamingDay, amount, currency, by, hash } = paper;
  const check = hash === undefined ? '' : `?of=${hash.slice(0, HASH_SHOWN)}`;
  const address = `${location.origin}/${casino}/slips/${encodeURIComponent(slip)}${check}`;
  const figures = formatAmount(decimalText(amount, currencyExponent(currency)), language);
  return (
    <article className={styles['paper']}>
      {reprint !== undefined && reprint.number > 0 ? (
        <p className={styles['reprint']}>
          {fill(words.slips.reprint, {
            number: reprint.number,
            by: reprint.print.by,
            at: clock.moment(reprint.print.at),
          })}
        </p>
      ) : null}
      <p>{useLetterhead({ casino }).called}</p>
      <h2>{fill(words.slips.title, { slip })}</h2>
      <p>{typeWord(type.slice('cagnotte.'.length, -'.v1'.length), language)}</p>
      <p>
        {table === null ? '' : `${words.slips.table} ${table} · `}
        {formatDay(gamingDay)}
      </p>
      <p className={styles['total']}>
        {figures} {currency}
      </p>
      <p lang="es">{spanishWords(amount, currency)}</p>
      <p lang="en">{englishWords(amount, currency)}</p>
      {by.map((who) => (
        <p key={who} className={styles['signs']}>
          {who}
        </p>
      ))}
      <QrCode text={address} label={words.slips.code} className={styles['code']} />
      {hash === undefined ? null : <p className={styles['hash']}>{hash.slice(0, HASH_SHOWN)}</p>}
    </article>
  );
}
