import { type ReactNode, useState } from 'react';
import { useWords } from '../words/words';
import { Button } from './Button';
import styles from './decision.module.css';

/** A text to take elsewhere, such as a link or a command, with a button that copies it. */
export function Copied({ text }: { readonly text: string }): ReactNode {
  const { words } = useWords();
  const [copied, setCopied] = useState<string>();
  return (
    <>
      <pre className={styles['shown']} tabIndex={0}>
        {text}
      </pre>
      <Button onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(text))}>
        {copied === text ? words.integrity.copied : words.integrity.copy}
      </Button>
    </>
  );
}
