import { refusalsOf } from '../../api/decision-refused';
import decisions from '../../words/refusals/decisions.json';

export const AUTHORISATION_REFUSALS = refusalsOf(decisions.authorisation);

export type AuthorisationRefusalCode = keyof typeof AUTHORISATION_REFUSALS;
