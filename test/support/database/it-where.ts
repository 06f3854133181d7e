/** A test with a requirement on its machine; without it the test is skipped, and its title says why. */
export function itWhere(
  condition: boolean,
  otherwise: string,
): (title: string, run: () => Promise<void> | void) => void {
  return (title, run) => {
    if (condition) it(title, async () => run());
    else it.skip(`${title} [skipped: ${otherwise}]`, async () => run());
  };
}
