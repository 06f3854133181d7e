import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { makePasskey, readLink, passkeyObstacle } from '../../api/session';
import { signInAddress } from '../../api/sign-in-address';
import { Button } from '../../parts/Button';
import { TroubleBox } from '../../parts/TroubleBox';
import { useWords } from '../../words/words';
import { linkCodeOf } from './link-code';
import { SignInFrame } from './SignInFrame';
import { ProviderButton } from './ProviderButton';
import { fill } from '../../words/fill';

/** Creates a passkey by the link of two administrators, or by the link of the first start. */
export function EnrolScreen(): ReactNode {
  const { words } = useWords();
  const code = linkCodeOf(window.location.hash);
  if (code === undefined)
    return (
      <SignInFrame title={words.enrol.title}>
        <p role="alert">{words.enrol.noLink}</p>
      </SignInFrame>
    );
  return <Enrol code={code} />;
}

function Enrol({ code }: { readonly code: string }): ReactNode {
  const { words } = useWords();
  const link = useQuery({ queryKey: ['link', code], queryFn: () => readLink(code), staleTime: Infinity });
  const isFirst = link.data?.person === null;
  const why = passkeyObstacle();
  const lead = isFirst
    ? words.enrol.first
    : link.data?.name
      ? fill(words.enrol.lead, { name: link.data.name })
      : undefined;
  return (
    <SignInFrame title={words.enrol.title} lead={lead}>
      {link.error ? <TroubleBox error={link.error} /> : null}
      {why === undefined ? null : <p role="status">{words.signIn[why]}</p>}
      {link.data && why === undefined ? <PasskeyForm code={code} isFirst={isFirst} /> : null}
      {link.data && !isFirst ? <ProviderButton label={words.enrol.account} wanted={{ code }} /> : null}
    </SignInFrame>
  );
}

interface LinkInUse {
  readonly code: string;
  /** Whether it is the link of the first start, which names no person. */
  readonly isFirst: boolean;
}

function PasskeyForm({ code, isFirst }: LinkInUse): ReactNode {
  const { words } = useWords();
  const [self, setSelf] = useState<Self>({ id: '', name: '' });
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => makePasskey(code, isFirst ? self : undefined),
    onSuccess: () => window.location.replace(signInAddress({ made: true })),
  });
  const make = (event: FormEvent): void => {
    event.preventDefault();
    mutate();
  };
  return (
    <>
      <form onSubmit={make}>
        {isFirst ? <FirstAdministratorFields self={self} onChange={setSelf} /> : null}
        <Button kind="main" type="submit" disabled={isPending}>
          {isPending ? words.signIn.working : words.enrol.make}
        </Button>
      </form>
      {error ? <TroubleBox error={error} /> : null}
    </>
  );
}

interface Self {
  readonly id: string;
  readonly name: string;
}

/** Fields in which the first administrator states staff number and name. */
function FirstAdministratorFields({
  self,
  onChange,
}: {
  readonly self: Self;
  readonly onChange: (self: Self) => void;
}): ReactNode {
  const { words } = useWords();
  return (
    <>
      <label htmlFor="number">{words.enrol.number}</label>
      <input
        id="number"
        required
        value={self.id}
        onChange={({ target }) => onChange({ ...self, id: target.value })}
      />
      <label htmlFor="name">{words.enrol.name}</label>
      <input
        id="name"
        required
        autoComplete="name"
        value={self.name}
        onChange={({ target }) => onChange({ ...self, name: target.value })}
      />
    </>
  );
}
