import { subjectGraph } from '../support/generate/subject-graph';

/** A circle of subjects that import each other within a layer; undefined if there is none. */
function circleOf(graph: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] | undefined {
  const settled = new Set<string>();
  const visit = (subject: string, trail: readonly string[]): readonly string[] | undefined => {
    const at = trail.indexOf(subject);
    if (at !== -1) return [...trail.slice(at), subject];
    if (settled.has(subject)) return undefined;
    for (const other of graph.get(subject) ?? []) {
      const circle = visit(other, [...trail, subject]);
      if (circle) return circle;
    }
    settled.add(subject);
    return undefined;
  };
  for (const subject of graph.keys()) {
    const circle = visit(subject, []);
    if (circle) return circle;
  }
  return undefined;
}

describe('the subjects of the ledger', () => {
  const graph = subjectGraph();

  it('import each other in no circle, in any layer', () => {
    const circles = [...graph].map(([layer, subjects]) => ({ layer, circle: circleOf(subjects) }));
    expect(circles.length).toBeGreaterThan(5);
    expect(circles.filter(({ circle }) => circle !== undefined)).toEqual([]);
  });

  it('would show a circle', () => {
    const graphOf = (uses: Record<string, string[]>) =>
      new Map(Object.entries(uses).map(([subject, others]) => [subject, new Set(others)]));
    expect(circleOf(graphOf({ tips: ['cage'], cage: ['chips'], chips: ['tips'] }))).toEqual([
      'tips',
      'cage',
      'chips',
      'tips',
    ]);
    expect(circleOf(graphOf({ tips: ['cage', 'chips'], cage: ['chips'] }))).toBeUndefined();
    expect(graph.get('rules')!.get('cage')).toBeDefined();
  });
});
