import { createContext, type ReactNode, useContext } from 'react';
import { fill } from '../words/fill';
import { useWords } from '../words/words';
import { useKnown } from './known';

/** Figures of a screen as they are now, written out, by what they are about. */
export type FiguresNow = ReadonlyMap<string, string>;

const Figures = createContext<FiguresNow | undefined>(undefined);

interface FiguresNowProps {
  /** Undefined while they are not read, or the screen shows now. */
  readonly figures: FiguresNow | undefined;
  readonly children: ReactNode;
}

/** Gives the figures below it what they are now, while the time machine shows what they were. */
export const NowProvider = ({ figures, children }: FiguresNowProps): ReactNode => (
  <Figures value={figures}>{children}</Figures>
);

interface NowProps {
  readonly of: string;
  /** The figure as the screen shows it. */
  readonly then: string;
}

/** Beside a figure of the past: what it is now, if that is read and differs. */
export function Now({ of, then }: NowProps): ReactNode {
  const { words } = useWords();
  const { isPast } = useKnown();
  const figures = useContext(Figures);
  const now = figures?.get(of);
  if (!isPast || now === undefined || now === then) return null;
  return (
    <small>
      <br />
      {fill(words.time.isNow, { amount: now })}
    </small>
  );
}
