import { mutualImports } from '../house/imports-of-folders';
import { FLOORS, floorGraph, MUTUAL_FOLDERS } from '../support/generate/floor-picture';
import { importersOf } from './imports';
import { LAYERS } from './layer-of';
import { readProjectFiles } from './project-files';

describe('the floors of the house', () => {
  const floors = Object.keys(FLOORS);
  const graph = floorGraph();
  const heightOf = (id: string): number => floors.length - floors.indexOf(graph.get(id)!.room.floor);

  it('equal the floors of the layers', () => {
    expect([...new Set(LAYERS.map(({ floor }) => floor))].sort()).toEqual(floors.toSorted());
  });

  it('have no import that climbs to a higher floor', () => {
    const arrows = [...graph].flatMap(([from, { uses }]) => [...uses].map((to) => [from, to] as const));
    expect(arrows.length).toBeGreaterThan(50);
    expect(arrows.filter(([from, to]) => heightOf(to) > heightOf(from))).toEqual([]);
  });

  it('have no rooms that import each other', () => {
    const mutual = [...graph].flatMap(([from, { uses }]) =>
      [...uses].filter((to) => graph.get(to)?.uses.has(from)).map((to) => [from, to]),
    );
    expect(mutual).toEqual([]);
  });
});

describe('the top folders of src', () => {
  it('import each other in the two pairs whose reasons are stated, and in no other', () => {
    const pairs = mutualImports(importersOf(readProjectFiles())).map(({ folders }) => folders);
    expect(pairs.toSorted()).toEqual(MUTUAL_FOLDERS.map(({ folders }) => folders));
    expect(pairs.length).toBeLessThanOrEqual(2);
  });
});
