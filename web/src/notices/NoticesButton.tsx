import type { ReactNode } from 'react';
import { Button } from '../parts/Button';
import { useWords } from '../words/words';
import { chooseNotices, useNoticeChoice } from './choice';

/** Turns the notices of alerts on or off in this browser; says so where the browser does not allow them. */
export function NoticesButton({ className }: { readonly className: string | undefined }): ReactNode {
  const { words } = useWords();
  const choice = useNoticeChoice();
  if (choice === undefined) return null;
  if (choice === 'refused') return <p className={className}>{words.floor.notices.refused}</p>;
  return (
    <Button className={className} onClick={() => void chooseNotices(choice === 'off')}>
      {choice === 'on' ? words.floor.notices.off : words.floor.notices.on}
    </Button>
  );
}
