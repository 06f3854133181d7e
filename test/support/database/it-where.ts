/** A test that needs something of its machine: where that is missing it is skipped, and its title says why. */
export function itWhere(
  condition: boolean,
  otherwise: string,
): (title: string, run: () => Promise<void> | void) => void {
  return (title, run) => {
    if (condition) it(title, async () => run());
    else it.skip(`${title} [skipped: ${otherwise}]`, async () => run());
  };
}
