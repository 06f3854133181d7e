import { refusalsOf } from '../../api/decision-refused';
import decisions from '../../words/refusals/decisions.json';

export const PACK_REFUSALS = refusalsOf(decisions.pack);

export type PackRefusalCode = keyof typeof PACK_REFUSALS;
