export interface Saying {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export function say({ code, out, err }: Saying): number {
  process.stdout.write(out);
  process.stderr.write(err);
  return code;
}
