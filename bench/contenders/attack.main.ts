import { constants, setPriority } from 'node:os';
import { workerData } from 'node:worker_threads';
import { ATTACKS, type AttackName, type Target } from './attacks';

/** An endless attack in a thread of its own, so that its work does not delay the measurement. */
const { attack, target } = workerData as { attack: AttackName; target: Target };
// Real attackers have machines of their own, so this thread gets only the processor time that the service and its database
// leave. On Linux the priority is that of this thread alone.
setPriority(constants.priority.PRIORITY_LOW);
ATTACKS[attack](target);
