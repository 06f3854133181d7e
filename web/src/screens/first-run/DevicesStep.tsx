import type { ReactNode } from 'react';
import { useWords } from '../../words/words';
import { Devices } from '../people/Devices';
import type { StepProps } from './step-outcome';

/** Creates the keys of devices, one for each device and source. */
export function DevicesStep({ found, changed }: StepProps): ReactNode {
  const { words } = useWords();
  const casino = found.casinos[0]?.id;
  if (casino === undefined) return <p role="status">{words.firstRun.devices.casinoFirst}</p>;
  return <Devices {...{ casino, keys: found.credentials, changed }} />;
}
