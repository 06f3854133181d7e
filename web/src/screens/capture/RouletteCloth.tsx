import { type KeyboardEvent, type ReactNode, useMemo, useState } from 'react';
import type { GameForm } from '../../api/event-form';
import { Button } from '../../parts/Button';
import { fieldWord } from '../../words/fact-words';
import { fill } from '../../words/fill';
import { useWords } from '../../words/words';
import { betWord } from './BetName';
import { decimalText } from '../../money/exact-json';
import { formatAmount } from '../../money/money';
import { type Direction, isBlack, nextSpot, rowOfSpot, type Spot, spotsOf, withStake } from './cloth';
import form from './Capture.module.css';
import styles from './Cloth.module.css';
import { useFact } from './FactInputs';
import { rowsOf, withoutRow } from './read-fact';
import { valuesOf } from './read-form';

/** The field with the stake of each tap: the form stores it with the draft, and no event has it. */
const CHIP = 'cloth.chip';
const OUTCOME = 'outcome.number';

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ...{ ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' },
};

interface RouletteClothProps {
  readonly game: GameForm;
  /** The bets one by one, with all that may be stated of each. */
  readonly inFull: ReactNode;
}

/** A cloth of roulette to tap: a tap puts the chosen chip on a bet, or says which number came out. The list beside it reads them. */
export function RouletteCloth({ game, inFull }: RouletteClothProps): ReactNode {
  const { words } = useWords();
  const { typed } = useFact();
  return (
    <>
      <section className={styles['board']} aria-label={words.capture.cloth.title}>
        <Cloth game={game} />
        <Placed />
      </section>
      <details className={form['more']} open={(typed[CHIP] ?? '') === ''}>
        <summary>{words.capture.cloth.inFull}</summary>
        {inFull}
      </details>
    </>
  );
}

function Cloth({ game }: Pick<RouletteClothProps, 'game'>): ReactNode {
  const { words, language } = useWords();
  const { typed, read, write, type } = useFact();
  const [isResult, setResult] = useState(false);
  const spots = useMemo(() => spotsOf(game), [game]);
  const [focused, setFocused] = useState(spots[0]!);
  const chip = typed[CHIP] ?? '';
  const outcome = typed[OUTCOME] ?? '';
  const tap = (spot: Spot): void => {
    setFocused(spot);
    if (!isResult) write(withStake(typed, spot, chip, read));
    else if (spot.type === 'straight-up') type(OUTCOME, spot.selection);
  };
  const go = (event: KeyboardEvent<HTMLDivElement>): void => {
    const direction = DIRECTIONS[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    const next = nextSpot(spots, focused, direction);
    setFocused(next);
    event.currentTarget.querySelector<HTMLElement>(`[data-spot="${idOf(next)}"]`)?.focus();
  };
  return (
    <div>
      <Chips isResult={isResult} choose={setResult} />
      <div
        className={styles['cloth']}
        role="group"
        aria-label={words.capture.cloth.cloth}
        aria-description={words.capture.cloth.keys}
        onKeyDown={go}
      >
        {spots.map((spot) => {
          const row = rowOfSpot(typed, spot);
          const stake = row === -1 ? undefined : (typed[`bets.${row}.stake`] ?? '');
          return (
            <SpotButton
              key={idOf(spot)}
              {...{ spot, stake }}
              name={`${betWord(undefined, spot.type, language)} ${spot.selection}`.trim()}
              isOutcome={spot.type === 'straight-up' && spot.selection === outcome}
              isFocused={idOf(spot) === idOf(focused)}
              {...{ tap: () => tap(spot), focus: () => setFocused(spot) }}
            />
          );
        })}
      </div>
    </div>
  );
}

const idOf = ({ type, selection }: Spot): string => `${type} ${selection}`.trim();

/** The chip that a tap puts down, by its value or by an amount from the keypad; or that taps say the number that came out. */
function Chips({
  isResult,
  choose,
}: {
  readonly isResult: boolean;
  readonly choose: (isResult: boolean) => void;
}): ReactNode {
  const { words, language } = useWords();
  const { desk, read, typed, type, focus } = useFact();
  const values = valuesOf(
    'chips',
    typed['currency'] || (desk.currency ?? 'EUR'),
    desk.chipValues,
  ).toReversed();
  const written = (value: bigint): string => formatAmount(decimalText(value, read.decimals), language);
  const take = (text: string): void => {
    choose(false);
    type(CHIP, text);
  };
  return (
    <div className={styles['chips']} role="group" aria-label={words.capture.cloth.chips}>
      {values.map((value) => (
        <button
          key={`${value}`}
          type="button"
          data-chip={`${value}`}
          aria-pressed={!isResult && typed[CHIP] === written(value)}
          onClick={() => take(written(value))}
        >
          {written(value)}
        </button>
      ))}
      <label>
        <span>{words.capture.cloth.chip}</span>
        <input
          data-field={CHIP}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          value={typed[CHIP] ?? ''}
          onFocus={() => focus(CHIP)}
          onChange={({ target }) => take(target.value)}
        />
      </label>
      <button type="button" data-outcome aria-pressed={isResult} onClick={() => choose(!isResult)}>
        {words.capture.cloth.outcome}
        {typed[OUTCOME] ? `: ${typed[OUTCOME]}` : ''}
      </button>
    </div>
  );
}

interface SpotButtonProps {
  readonly spot: Spot;
  readonly name: string;
  /** The stake that lies there; undefined where none does. */
  readonly stake: string | undefined;
  readonly isOutcome: boolean;
  readonly isFocused: boolean;
  readonly tap: () => void;
  readonly focus: () => void;
}

function SpotButton({ spot, name, stake, isOutcome, isFocused, tap, focus }: SpotButtonProps): ReactNode {
  const { words } = useWords();
  const { type, rows, columns, numbers } = spot;
  const place = { gridRow: `${rows[0]} / ${rows[1]}`, gridColumn: `${columns[0]} / ${columns[1]}` };
  const isNumber = type === 'straight-up';
  return (
    <button
      type="button"
      className={styles['spot']}
      data-kind={KIND_OF[type] ?? 'between'}
      data-colour={isNumber && numbers[0] !== 0 ? (isBlack(numbers[0]!) ? 'black' : 'red') : undefined}
      data-spot={`${type} ${spot.selection}`.trim()}
      data-stake={stake === '' ? '?' : stake}
      data-outcome={isOutcome ? true : undefined}
      style={place}
      tabIndex={isFocused ? 0 : -1}
      aria-label={[name, stake, isOutcome ? words.capture.cloth.cameOut : undefined]
        .filter((part) => part !== undefined && part !== '')
        .join(', ')}
      onClick={tap}
      onFocus={focus}
    >
      {isNumber ? numbers[0] : KIND_OF[type] === 'outside' ? name : null}
    </button>
  );
}

/** Bets with a field of their own; all others lie on lines between numbers. */
const KIND_OF: Readonly<Record<string, 'number' | 'outside'>> = {
  'straight-up': 'number',
  ...Object.fromEntries(
    ['dozen', 'column', 'red', 'black', 'even', 'odd', 'low', 'high'].map(
      (type) => [type, 'outside'] as const,
    ),
  ),
};

/** The bets of the form in the order in which they were put down, each with its stake, to read and to take away. */
function Placed(): ReactNode {
  const { words, language } = useWords();
  const { typed, write, missing } = useFact();
  const count = rowsOf(typed, 'bets');
  return (
    <div className={styles['placed']}>
      <h3>{fill(words.capture.cloth.placed, { count })}</h3>
      <ol aria-live="polite">
        {Array.from({ length: count }, (_, row) => {
          const [type, selection, stake] = ['type', 'selection', 'stake'].map(
            (part) => typed[`bets.${row}.${part}`] ?? '',
          ) as [string, string, string];
          const name = `${betWord(undefined, type, language)} ${selection}`.trim();
          const lacking = missing.filter((path) => path.startsWith(`bets.${row}.`));
          return (
            <li key={row}>
              <span>{name}</span> <b>{stake}</b>
              {lacking.length === 0 ? null : (
                <small>
                  {fill(words.capture.missing, {
                    fields: lacking
                      .map((path) => fieldWord(path.slice(path.lastIndexOf('.') + 1), language))
                      .join(', '),
                  })}
                </small>
              )}
              <Button
                data-take={row}
                aria-label={fill(words.capture.removeRow, { label: name, row: row + 1 })}
                onClick={() => write(withoutRow({ ...typed, 'bets#': String(count) }, 'bets', row))}
              >
                ×
              </Button>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
