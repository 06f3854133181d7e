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
  /** Of a correction: what was recorded, which is shown beside what is typed. */
  readonly recorded?: Typed;
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
  recorded,
}: PieceGridProps): ReactNode {
  const { words, language } = useWords();
  const written = (minor: bigint): string => formatAmount(decimalText(minor, read.decimals), language);
  const whole = amountField(grid);
  const isWhole = (typed[whole] ?? '') !== '';
  const total = totalOf(grid, typed, values, read);
  const totalBefore = recorded && totalOf(grid, recorded, values, read);
  return (
    <table className={styles['grid']} data-compact={recorded ? '' : undefined}>
      <caption>{name}</caption>
      <thead>
        <tr>
          <th scope="col">{words.capture.value}</th>
          {recorded ? <th scope="col">{words.corrections.recordedPieces}</th> : null}
          <th scope="col">{recorded ? words.corrections.rightPieces : words.capture.pieces}</th>
          <th scope="col">
            {words.capture.amount} <small>{currency}</small>
          </th>
        </tr>
      </thead>
      <tbody>
        {values.map((value) => (
          <PieceRow
            key={`${value}`}
            {...{ grid, name, value, typed, written, type, focus, recorded }}
            isOff={isWhole}
          />
        ))}
        <tr data-changed={isChanged(whole, typed, recorded)}>
          <th scope="row" colSpan={recorded ? 3 : 2}>
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
          <th scope="row" colSpan={recorded ? 1 : 2}>
            {words.capture.total}
          </th>
          {recorded ? (
            <td colSpan={2}>{totalBefore === undefined ? words.capture.noAmount : written(totalBefore)}</td>
          ) : null}
          <td aria-live="polite">{total === undefined ? words.capture.noAmount : written(total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** Whether a field is not as it was recorded; undefined where nothing was recorded before. */
const isChanged = (field: string, typed: Typed, recorded: Typed | undefined): true | undefined =>
  (recorded !== undefined && (recorded[field] ?? '') !== (typed[field] ?? '')) || undefined;

interface PieceRowProps extends Pick<PieceGridProps, 'grid' | 'name' | 'typed' | 'type' | 'focus'> {
  readonly recorded: Typed | undefined;
  readonly value: bigint;
  readonly written: (minor: bigint) => string;
  readonly isOff: boolean;
}

function PieceRow(props: PieceRowProps): ReactNode {
  const { grid, name, value, typed, written, type, focus, isOff, recorded } = props;
  const { words } = useWords();
  const field = pieceField(grid, value);
  const pieces = typed[field] ?? '';
  return (
    <tr data-changed={isChanged(field, typed, recorded)}>
      <th scope="row">{written(value)}</th>
      {recorded ? <td>{recorded[field] ?? ''}</td> : null}
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
