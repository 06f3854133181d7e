import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './project-files';

export type Floor = 'programs' | 'answers' | 'flow' | 'tables' | 'rules' | 'ground';

/** Files of one trade, in the direction of the data: a file imports its own layer and those before it. */
export interface Layer {
  readonly name: string;
  /** Where the layer is drawn in docs/architecture.md. */
  readonly floor: Floor;
  readonly path: string;
  readonly pathNot?: string;
  /** No framework, clock, chance, nothing in or out; amounts are exact. */
  readonly isPure?: boolean;
  readonly holds: string;
}

export const LAYERS = JSON.parse(
  readFileSync(join(ROOT, 'test', 'architecture', 'layers.json'), 'utf8'),
) as readonly Layer[];

/** The layer of a file; undefined outside of src. */
export const layerOf = (path: string): Layer | undefined => LAYERS.find((layer) => isOf(layer, path));

/** Whether time, ids and chance are arguments in this file, and money exact. */
export const isPure = (path: string): boolean => layerOf(path)?.isPure === true;

const isOf = ({ path, pathNot }: Layer, file: string): boolean =>
  new RegExp(path).test(file) && (pathNot === undefined || !new RegExp(pathNot).test(file));
