import { Type } from 'typebox';
import { type AddressDescription, json } from '../../access/described-address';

export const NOTICE_SCHEMA: AddressDescription = {
  summary: 'Read the JSON Schema of a type of notice',
  about: 'Webhooks are sent notices; docs/clients/webhooks.md lists their types.',
  path: { type: { about: 'Type of the notice, such as `cagnotte.notice.day-closed.v1`.' } },
  answers: { 200: { about: 'JSON Schema.', content: json(Type.Object({}, { additionalProperties: true })) } },
  refusals: { 404: 'There is no such type.' },
};
