import { useState } from 'react';
import { decideOrThrow } from '../../api/decide-or-throw';
import { IssueLinkDocument, type PersonFragment } from '../../api/generated/operations';
import { useStep } from '../first-run/step-outcome';
import { linkIn, type LinkShown } from './EnrolmentLink';

/** Offers persons a link to enrol a key, and keeps the last one that may be shown. */
export function useNewLink(
  offered: () => void,
): ReturnType<typeof useStep<PersonFragment, unknown>> & { readonly link: LinkShown | undefined } {
  const [link, setLink] = useState<LinkShown>();
  const step = useStep(
    async ({ id, name }: PersonFragment) =>
      linkIn(await decideOrThrow(IssueLinkDocument, { person: id }), name),
    (shown) => {
      setLink(shown);
      offered();
    },
  );
  return { ...step, link };
}
