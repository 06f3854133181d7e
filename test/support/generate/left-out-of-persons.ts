import { alike, assumed, type LeftOut, NONE, SHOWN } from './left-out-rows';

/** Rows of persons and credentials; see `LEFT_OUT`. */
export const LEFT_OUT_OF_PERSONS: Readonly<Record<string, LeftOut>> = {
  ...alike(SHOWN, `wasHolder, *.credential, people.role-given proposedBy, credential.offered proposedBy`),
  ...alike(NONE, `*.and, roles, casinos, sources, toldBy, offer, replaces, sqlLogin, unboundUntil`),
  until: assumed('until it is ended'),
  everyCasino: assumed('no'),
  'people.role-given proposal': assumed('that one could give it, or the console did'),
  'credential.offered proposal': assumed('that one could offer it, or the console did'),
  'credential.offered person': assumed('the first administrator, who is not registered yet, or a tablet'),
  'credential.offered tablet': assumed('that it is for a person'),
  'credential.made tablet': assumed('that it belongs to no tablet'),
  'credential.made person': assumed('that it belongs to a device or a service'),
  ...alike(assumed('that it is the first key of the house'), `introducedBy, introduction`),
  'credential.made keyHash': assumed('that it is a passkey or an account'),
  'credential.made passkey': assumed('that it is a key or an account'),
  'credential.made identity': assumed('that it is a key or a passkey'),
};
