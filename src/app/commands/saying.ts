/** What a command that needs nothing but its input answers. */
export interface Saying {
  /** The exit code. */
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Says it, and answers the exit code. */
export function say({ code, out, err }: Saying): number {
  process.stdout.write(out);
  process.stderr.write(err);
  return code;
}
