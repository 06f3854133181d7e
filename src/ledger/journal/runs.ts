export function runsOf<Thing, Key>(things: readonly Thing[], keyOf: (thing: Thing) => Key): Thing[][] {
  const runs: Thing[][] = [];
  let key: Key | undefined;
  for (const thing of things) {
    const next = keyOf(thing);
    if (runs.length > 0 && key === next) runs.at(-1)!.push(thing);
    else runs.push([thing]);
    key = next;
  }
  return runs;
}
