/** When a session begins and ends, in seconds of its day. */
export interface Hours {
  readonly opens: number;
  readonly closes: number;
}
