const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;

/** The first wait; each next one is four times as long. Told on docs/clients/webhooks.md. */
const FIRST_WAIT_MS = 5 * SECOND_MS;
const LONGEST_WAIT_MS = 6 * HOUR_MS;

/** A fifth more or less, so that webhooks that failed together are not tried together. */
const JITTER = 0.2;

/** A place that accepted nothing for three days is parked: a weekend does not park it. */
const PARK_AFTER_MS = 72 * HOUR_MS;

/** A receiver that does not answer with a status within this time has failed. */
const ANSWER_WITHIN_MS = 10 * SECOND_MS;

/** How long the service waits for receivers. A test makes all of it shorter. */
export class RetryTimes {
  /** Every time is multiplied by it. */
  scale = 1;

  constructor(private readonly random: () => number = Math.random) {}

  /** Milliseconds until the next attempt after so many failures in a row. */
  againInMs(failures: number): number {
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 4 ** Math.max(0, failures - 1));
    return Math.round(wait * this.scale * (1 + JITTER * (2 * this.random() - 1)));
  }

  get parkAfterMs(): number {
    return PARK_AFTER_MS * this.scale;
  }

  get answerWithinMs(): number {
    return Math.max(500, ANSWER_WITHIN_MS * this.scale);
  }
}
