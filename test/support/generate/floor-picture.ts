import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importersOf } from '../../architecture/imports';
import { type Floor, layerOf } from '../../architecture/layer-of';
import { isSpec, readProjectFiles, ROOT } from '../../architecture/project-files';

/** The floors from the top, with their descriptions. */
export const FLOORS: Readonly<Record<Floor, string>> = {
  programs: 'what is run',
  answers: 'what people and programs ask for, and what they decide',
  flow: 'how facts come in and become books',
  tables: 'what is kept, and who may come in',
  rules: 'what facts mean: pure',
  ground: 'money, days, words, measurements',
};

/** A folder of `src` or `packages` on one floor. A folder with layers on several floors is a room on each. */
interface Room {
  readonly floor: Floor;
  readonly folder: string;
}

const idOf = ({ floor, folder }: Room): string => `${floor}-${folder.replaceAll(/\W/g, '-')}`;

/** Two folders of `src` that import each other, with the reason. */
export interface MutualFolders {
  readonly folders: readonly [string, string];
  readonly reason: string;
}

export const MUTUAL_FOLDERS = JSON.parse(
  readFileSync(join(ROOT, 'test', 'architecture', 'mutual-folders.json'), 'utf8'),
) as readonly MutualFolders[];

function roomOf(path: string): Room | undefined {
  const floor = layerOf(path)?.floor;
  if (floor === undefined) return undefined;
  const [top, folder, ...below] = path.split('/') as [string, string, ...string[]];
  const isFile = below.length === 0;
  return { floor, folder: isFile ? top : top === 'packages' ? `${top}/${folder}` : folder };
}

/** The rooms that the files of each room import. */
export type FloorGraph = ReadonlyMap<string, { readonly room: Room; readonly uses: ReadonlySet<string> }>;

export function floorGraph(): FloorGraph {
  const graph = new Map<string, { room: Room; uses: Set<string> }>();
  for (const { path, files } of importersOf(readProjectFiles())) {
    const room = isSpec(path) ? undefined : roomOf(path);
    if (room === undefined) continue;
    const own = idOf(room);
    const { uses } = graph.get(own) ?? graph.set(own, { room, uses: new Set() }).get(own)!;
    for (const other of files.flatMap((file) => roomOf(file) ?? []).map(idOf))
      if (other !== own) uses.add(other);
  }
  return graph;
}

/** Whether a room is also imported indirectly, through other rooms. */
function isReachedThroughOthers(graph: FloorGraph, from: string, to: string): boolean {
  const seen = new Set([from, to]);
  const waiting = [...(graph.get(from)?.uses ?? [])].filter((room) => room !== to);
  for (let room = waiting.pop(); room !== undefined; room = waiting.pop()) {
    if (seen.has(room)) continue;
    seen.add(room);
    const uses = graph.get(room)?.uses ?? new Set();
    if (uses.has(to)) return true;
    waiting.push(...uses);
  }
  return false;
}

/** The floors as a Mermaid flowchart: arrows are imports, without those that other arrows imply. */
export function floorPicture(graph: FloorGraph = floorGraph()): string {
  const rooms = [...graph].sort(([one], [other]) => (one < other ? -1 : 1));
  const floors = (Object.keys(FLOORS) as Floor[]).flatMap((floor) => [
    `  subgraph ${floor}["${floor}: ${FLOORS[floor]}"]`,
    '    direction LR',
    ...rooms.flatMap(([id, { room }]) => (room.floor === floor ? [`    ${id}["${room.folder}"]`] : [])),
    '  end',
  ]);
  const arrows = rooms.flatMap(([from, { uses }]) =>
    [...uses]
      .sort()
      .filter((to) => !isReachedThroughOthers(graph, from, to))
      .map((to) => `  ${from} --> ${to}`),
  );
  const reasons = MUTUAL_FOLDERS.map(
    ({ folders: [one, other], reason }) => `- \`src/${one}\` and \`src/${other}\`: ${reason}`,
  );
  return [
    ...['```mermaid', 'flowchart TB', ...floors, ...arrows, '```', ''],
    'Arrows run down. A folder on several floors is drawn on each: the room of a subject goes from its events to its answers. So two pairs',
    'of folders import each other:',
    '',
    ...reasons,
  ].join('\n');
}
