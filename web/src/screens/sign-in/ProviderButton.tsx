import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { goToProvider, providerQuery, type ProviderPurpose } from '../../api/session';
import { Button } from '../../parts/Button';
import { TroubleBox } from '../../parts/TroubleBox';

/**
 * Redirects to the OpenID provider of the house, if there is one.
 * @param fresh whether the provider must authenticate the person again
 */
export function ProviderButton({
  label,
  wanted,
  fresh = false,
}: {
  readonly label: string;
  readonly wanted: ProviderPurpose;
  readonly fresh?: boolean;
}): ReactNode {
  const { data: offered } = useQuery(providerQuery);
  const { mutate, isPending, error } = useMutation({ mutationFn: () => goToProvider(wanted, { fresh }) });
  if (!offered?.provider) return null;
  return (
    <>
      <Button disabled={isPending} onClick={() => mutate()}>
        {label}
        <small>{offered.provider}</small>
      </Button>
      {error ? <TroubleBox error={error} /> : null}
    </>
  );
}
