import { constants, setPriority } from 'node:os';
import { workerData } from 'node:worker_threads';
import { ATTACKS, type AttackName, type Target } from './attacks';

/** An attack in a thread of its own, so that its work does not delay whoever measures. It goes on until it is ended. */
const { attack, target } = workerData as { attack: AttackName; target: Target };
// Attackers have machines of their own: here they take what the service and its database leave of the processors. On
// Linux this is the priority of this thread alone.
setPriority(constants.priority.PRIORITY_LOW);
ATTACKS[attack](target);
