import type { ReactNode } from 'react';
import styles from './Unbroken.module.css';

/** In numbers of persons, banks and slips: E-003, CF1-12, BD1-2026-03-14-1. */
const HYPHEN = /[\p{L}\d]-\d/u;

/** A text whose numbers with a hyphen, such as staff numbers, are not broken at it. */
export const Unbroken = ({ text }: { readonly text: string }): ReactNode =>
  HYPHEN.test(text)
    ? text.split(/(\s)/).map((word, at) =>
        HYPHEN.test(word) ? (
          <span key={at} className={styles['number']}>
            {word}
          </span>
        ) : (
          word
        ),
      )
    : text;
