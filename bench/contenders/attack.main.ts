import { workerData } from 'node:worker_threads';
import { ATTACKS, type AttackName, type Target } from './attacks';

/** An attack in a thread of its own, so that its work does not delay whoever measures. It goes on until it is ended. */
const { attack, target } = workerData as { attack: AttackName; target: Target };
ATTACKS[attack](target);
