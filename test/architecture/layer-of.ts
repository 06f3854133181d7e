import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './project-files';

export type Floor = 'programs' | 'answers' | 'flow' | 'tables' | 'rules' | 'ground';

/** A kind of files in the order of the data flow: a file may import its own layer and earlier ones. */
export interface Layer {
  readonly name: string;
  /** The floor of the layer in the picture of docs/architecture.md. */
  readonly floor: Floor;
  readonly path: string;
  readonly pathNot?: string;
  /** No framework, clock, randomness or I/O; amounts are exact. */
  readonly isPure?: boolean;
  readonly holds: string;
}

export const LAYERS = JSON.parse(
  readFileSync(join(ROOT, 'test', 'architecture', 'layers.json'), 'utf8'),
) as readonly Layer[];

/** The layer of a file; undefined outside of src. */
export const layerOf = (path: string): Layer | undefined => LAYERS.find((layer) => isOf(layer, path));

/** Whether the file belongs to a pure layer. */
export const isPure = (path: string): boolean => layerOf(path)?.isPure === true;

const isOf = ({ path, pathNot }: Layer, file: string): boolean =>
  new RegExp(path).test(file) && (pathNot === undefined || !new RegExp(pathNot).test(file));
