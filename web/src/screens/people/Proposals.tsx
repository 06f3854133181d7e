import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { decideOrThrow } from '../../api/decide-or-throw';
import {
  ApproveLinkDocument,
  ApproveRoleDocument,
  type PeopleProposalFragment,
  type PersonFragment,
  WithdrawProposalDocument,
} from '../../api/generated/operations';
import { sessionQuery } from '../../api/session';
import { useClock } from '../../days/clock';
import { Button } from '../../parts/Button';
import styles from '../../parts/decision.module.css';
import { SureButton } from '../../parts/SureButton';
import { fill } from '../../words/fill';
import { useWords } from '../../words/words';
import { useStep } from '../first-run/step-outcome';
import { EnrolmentLink, linkIn, type LinkShown } from './EnrolmentLink';
import { scopeWords } from './scope-words';

interface ProposalsProps {
  readonly people: readonly PersonFragment[];
  readonly proposals: readonly PeopleProposalFragment[];
  readonly changed: () => void;
}

type Act = 'approve' | 'withdraw';

async function decided(act: Act, { id, role }: PeopleProposalFragment, name: string) {
  if (act === 'withdraw') await decideOrThrow(WithdrawProposalDocument, { proposal: id });
  else if (role !== null) await decideOrThrow(ApproveRoleDocument, { proposal: id });
  else return linkIn(await decideOrThrow(ApproveLinkDocument, { proposal: id }), name);
  return undefined;
}

/** Lists proposals that a second administrator has to approve, and approved links that are not used yet. */
export function Proposals({ people, proposals, changed }: ProposalsProps): ReactNode {
  const { words } = useWords();
  const [link, setLink] = useState<LinkShown>();
  const nameOf = (id: string): string => people.find((person) => person.id === id)?.name ?? id;
  const { act, isPending, trouble } = useStep(
    ([what, proposal]: readonly [Act, PeopleProposalFragment]) =>
      decided(what, proposal, nameOf(proposal.person)),
    (shown) => {
      setLink(shown);
      changed();
    },
  );
  const lists = [
    [words.people.proposals, proposals.filter((each) => each.link === null)],
    [words.people.links, proposals.filter((each) => each.link !== null)],
  ] as const;
  return (
    <>
      {lists.map(([title, listed]) =>
        listed.length === 0 ? null : (
          <section key={title} aria-label={title}>
            <h2 className={styles['heading']}>{title}</h2>
            <ul className={styles['list']}>
              {listed.map((proposal) => (
                <Proposed
                  key={proposal.id}
                  {...{ proposal, isPending }}
                  name={nameOf(proposal.person)}
                  act={(what) => act([what, proposal])}
                />
              ))}
            </ul>
          </section>
        ),
      )}
      {trouble}
      {link === undefined ? null : <EnrolmentLink {...link} />}
    </>
  );
}

interface ProposedProps {
  readonly proposal: PeopleProposalFragment;
  readonly name: string;
  readonly isPending: boolean;
  readonly act: (what: Act) => void;
}

function Proposed({ proposal, name, isPending, act }: ProposedProps): ReactNode {
  const clock = useClock();
  const { words, language } = useWords();
  const { people: said } = words;
  const { data: session } = useQuery(sessionQuery);
  const { role, by, at, lapsesAt, approvers, link } = proposal;
  const what =
    role === null
      ? fill(said.proposesLink, { name })
      : fill(said.proposesRole, {
          ...{ name, role: words.roles[role.toLowerCase()] ?? role },
          where: scopeWords(proposal, { words, language }),
        });
  const isApprover = approvers.some(({ id }) => id === session?.person);
  const approve = link === null ? said.approve : said.again;
  return (
    <li>
      <p>
        <strong>{what}</strong> · {fill(said.by, { name: by.name ?? by.id, at: clock.moment(at) })}
      </p>
      <p>
        {link === null
          ? fill(said.lapses, { at: clock.moment(lapsesAt) })
          : fill(said.offered, {
              ...{ name: link.offeredBy.name ?? link.offeredBy.id, until: clock.moment(link.expiresAt) },
            })}{' '}
        <Approvers {...{ proposal, isApprover }} />
      </p>
      <div className={styles['acts']}>
        {isApprover ? (
          <Button disabled={isPending} aria-label={`${approve}: ${what}`} onClick={() => act('approve')}>
            {approve}
          </Button>
        ) : null}
        <SureButton
          label={said.withdraw}
          name={`${said.withdraw}: ${what}`}
          sure={fill(said.withdrawNow, { what })}
          isDisabled={isPending}
          act={() => act('withdraw')}
        />
      </div>
    </li>
  );
}

interface ApproversProps {
  readonly proposal: PeopleProposalFragment;
  readonly isApprover: boolean;
}

/** Who else can approve a proposal, before anybody signs; and what to do where nobody can. */
function Approvers({ proposal: { approvers, link }, isApprover }: ApproversProps): ReactNode {
  const { words, language } = useWords();
  if (isApprover) return null;
  const either = new Intl.ListFormat(language, { type: 'disjunction' });
  const names = either.format(approvers.map(({ name }) => name));
  const said = link === null ? words.people.approvers : words.people.againBy;
  return <em>{approvers.length === 0 ? words.people.nobody : fill(said, { names })}</em>;
}
