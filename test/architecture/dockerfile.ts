/** An instruction of a Dockerfile with its continuation lines joined. */
export interface DockerfileStep {
  readonly name: string;
  readonly argument: string;
}

/** The instructions of a Dockerfile in their order, without comments. */
export const dockerfileSteps = (text: string): readonly DockerfileStep[] =>
  text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, name, argument] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
      if (name === undefined) throw new Error(`no instruction of a Dockerfile: ${line}`);
      return { name, argument: argument! };
    });
