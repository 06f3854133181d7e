import type { ReactNode } from 'react';
import styles from './Unbroken.module.css';

/** Numbers of persons, banks and slips: E-003, CF1-12, BD1-2026-03-14-1. */
const NUMBER = /(\S*[\p{L}\d]-\d\S*)/u;

/** A text whose numbers with a hyphen, such as staff numbers, are not broken at it. */
export const Unbroken = ({ text }: { readonly text: string }): ReactNode =>
  text.split(NUMBER).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={at} className={styles['number']}>
        {part}
      </span>
    ),
  );
