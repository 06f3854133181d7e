import { useInfiniteQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { ask } from '../../api/ask';
import { MonthlyPackDocument } from '../../api/generated/operations';
import { Allowed } from '../../parts/Allowed';
import { More } from '../../parts/Button';
import styles from '../../parts/decision.module.css';
import { Screen } from '../../parts/Screen';
import { fill } from '../../words/fill';
import { useOutsideWords } from '../../words/outside-words';
import { useWords } from '../../words/words';
import { MailPreview } from './MailPreview';
import { Mails } from './Mails';
import { ProposeRecipient } from './ProposeRecipient';
import { Recipients } from './Recipients';

/** Who is sent the books of each certified month by mail, as two persons decide, and every mail. */
export function MonthlyPackScreen(): ReactNode {
  const { casino } = useParams({ from: '/$casino' });
  const { words } = useWords();
  return (
    <Allowed permission="packs:read" act={words.nav.packs} casino={casino}>
      <MonthlyPack casino={casino} />
    </Allowed>
  );
}

/** A mail is on its way within a minute after a decision. */
const EVERY_MS = 15_000;

function MonthlyPack({ casino }: { readonly casino: string }): ReactNode {
  const { words } = useWords();
  const { packs: said } = useOutsideWords();
  const [receipt, setReceipt] = useState<string>();
  const asked = useInfiniteQuery({
    queryKey: ['monthly-pack', casino, receipt],
    queryFn: ({ signal, pageParam }) =>
      ask(MonthlyPackDocument, { casino, after: pageParam, waitFor: receipt }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ packMails: { pageInfo } }) =>
      pageInfo.hasNextPage ? pageInfo.endCursor : undefined,
    placeholderData: (before) => before,
    refetchInterval: EVERY_MS,
  });
  const first = asked.data?.pages[0];
  const mails = asked.data?.pages.flatMap(({ packMails }) => packMails.edges.map(({ node }) => node)) ?? [];
  return (
    <Screen title={words.nav.packs} asked={asked} answer={first?.packMails}>
      {() => {
        const { mailServer, recipients } = first!.packRecipients;
        return (
          <>
            <p className={styles['intro']}>{said.lead}</p>
            {mailServer === null ? (
              <p role="status">{said.noServer}</p>
            ) : (
              <p>{fill(said.server, { server: mailServer })}</p>
            )}
            <Recipients {...{ casino, recipients }} decided={setReceipt} />
            <Mails {...{ mails, recipients }} />
            <More asked={asked}>{said.moreMails}</More>
            <Allowed permission="packs:decide" act={said.propose} casino={casino}>
              <ProposeRecipient {...{ casino }} decided={setReceipt} />
            </Allowed>
            <MailPreview {...{ casino }} />
          </>
        );
      }}
    </Screen>
  );
}
