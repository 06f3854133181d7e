export interface CommandRun {
  readonly code: number;
  /** Its standard output. */
  readonly output: string;
}

/** Runs a command of `cagnotte` in this process, with these settings instead of the environment. */
export async function runCommand(
  env: NodeJS.ProcessEnv,
  command: () => Promise<number>,
): Promise<CommandRun> {
  const written: string[] = [];
  const write = jest
    .spyOn(process.stdout, 'write')
    .mockImplementation((text) => written.push(String(text)) > 0);
  const before = { ...process.env };
  Object.assign(process.env, env);
  try {
    return { code: await command(), output: written.join('') };
  } finally {
    write.mockRestore();
    for (const name of Object.keys(env))
      if (before[name] === undefined) delete process.env[name];
      else process.env[name] = before[name];
  }
}
