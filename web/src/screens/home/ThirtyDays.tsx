import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Chart } from '../../charts/Chart';
import { picturesOf } from '../../figures/pictures';
import { TroubleBox } from '../../parts/TroubleBox';
import { useKnownToScreen } from '../../time-machine/known';
import { useWords } from '../../words/words';
import { figuresOfDays } from './figures-of-days';

interface ThirtyDaysProps {
  readonly casino: string;
  readonly newest: string;
}

/** The win of thirty days as bars, with the band that the rounds let expect; each family by itself. */
export function ThirtyDays({ casino, newest }: ThirtyDaysProps): ReactNode {
  const { words, language } = useWords();
  const { data, error, refetch } = useQuery(figuresOfDays(casino, newest, useKnownToScreen()));
  if (error) return <TroubleBox error={error} again={() => void refetch()} />;
  return picturesOf(data?.performance.rows ?? [], { figure: 'WIN', by: ['DAY'], language, words })
    .filter(({ kind }) => kind === 'bars')
    .map((picture, at) => <Chart key={at} picture={picture} />);
}
