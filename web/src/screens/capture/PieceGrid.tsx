import type { ReactNode } from 'react';
import { decimalText } from '../../money/exact-json';
import { formatAmount } from '../../money/money';
import { useWords } from '../../words/words';
import styles from './Capture.module.css';
import { amountField, pieceField, type Reading, totalOf, type Typed } from './read-form';
import { fill } from '../../words/fill';

interface PieceGridProps {
  readonly grid: string;
  readonly name: string;
  readonly values: readonly bigint[];
  readonly typed: Typed;
  readonly read: Reading;
  readonly currency: string;
  readonly type: (field: string, text: string) => void;
  readonly focus: (field: string) => void;
}

/** A grid of pieces by denomination with its total, or one amount if the pieces are not sorted. */
export function PieceGrid({
  grid,
  name,
  values,
  typed,
  read,
  currency,
  type,
  focus,
}: PieceGridProps): ReactNode {
  const { words, language } = useWords();
  const written = (minor: bigint): string => formatAmount(decimalText(minor, read.decimals), language);
  const whole = amountField(grid);
  const isWhole = (typed[whole] ?? '') !== '';
  const total = totalOf(grid, typed, values, read);
  return (
    <table className={styles['grid']}>
      <caption>{name}</caption>
      <thead>
        <tr>
          <th scope="col">{words.capture.value}</th>
          <th scope="col">{words.capture.pieces}</th>
          <th scope="col">
            {words.capture.amount} <small>{currency}</small>
          </th>
        </tr>
      </thead>
      <tbody>
        {values.map((value) => (
          <PieceRow
            key={`${value}`}
            {...{ grid, name, value, typed, written, type, focus }}
            isOff={isWhole}
          />
        ))}
        <tr>
          <th scope="row" colSpan={2}>
            {words.capture.unsorted}
          </th>
          <td>
            <input
              aria-label={`${name}: ${words.capture.unsorted}`}
              data-field={whole}
              inputMode="decimal"
              autoComplete="off"
              value={typed[whole] ?? ''}
              onFocus={() => focus(whole)}
              onChange={({ target }) => type(whole, target.value)}
            />
          </td>
        </tr>
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {words.capture.total}
          </th>
          <td aria-live="polite">{total === undefined ? words.capture.noAmount : written(total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

interface PieceRowProps extends Pick<PieceGridProps, 'grid' | 'name' | 'typed' | 'type' | 'focus'> {
  readonly value: bigint;
  readonly written: (minor: bigint) => string;
  readonly isOff: boolean;
}

function PieceRow({ grid, name, value, typed, written, type, focus, isOff }: PieceRowProps): ReactNode {
  const { words } = useWords();
  const field = pieceField(grid, value);
  const pieces = typed[field] ?? '';
  return (
    <tr>
      <th scope="row">{written(value)}</th>
      <td>
        <input
          aria-label={fill(words.capture.piecesOf, { grid: name, value: written(value) })}
          data-field={field}
          inputMode="none"
          autoComplete="off"
          maxLength={7}
          disabled={isOff}
          value={pieces}
          onFocus={() => focus(field)}
          onChange={({ target }) => type(field, target.value.replaceAll(/\D/g, ''))}
        />
      </td>
      <td>{pieces === '' || isOff ? '' : written(value * BigInt(pieces))}</td>
    </tr>
  );
}
