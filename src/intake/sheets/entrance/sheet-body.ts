import { HttpException } from '@nestjs/common';
import { asHttpException, casinoClosed } from '../../../access/access-refusal';
import { mayCasino, type Principal } from '../../../access/principal';
import { type Parts, refusalText } from '../../../words/message';
import sheets from '../../../words/refusals/sheets.json';
import { readMapping } from '../read-mapping';
import type { SheetMapping } from '../sheet-mapping';
import type { SheetWanted } from './sheet-import';

const IS_REQUIRED = { en: 'is required', es: 'es obligatorio' };

/** A refusal of the addresses of sheets, with its words. */
export const sheetRefusal = (
  status: number,
  code: keyof typeof sheets.refusals,
  parts: Parts = {},
): HttpException => new HttpException({ code, ...refusalText(sheets.refusals[code], parts) }, status);

export const malformed = (path: string): HttpException =>
  sheetRefusal(400, 'SHEET.MALFORMED', { path, demand: IS_REQUIRED });

/** @throws HttpException 403 outside the casinos of the credential */
export function assertOpen(principal: Principal, casino: string): void {
  if (!mayCasino(principal, casino)) throw asHttpException(casinoClosed(casino));
}

/** @throws HttpException 403 outside the casinos of the credential, 400 for a body that is none */
export function sheetIn(body: unknown, principal: Principal, casino: string): SheetWanted {
  assertOpen(principal, casino);
  const { sheet, mapping } = (body ?? {}) as { readonly sheet?: unknown; readonly mapping?: unknown };
  if (typeof sheet !== 'string' || !/^[A-Za-z0-9+/]*={0,2}$/.test(sheet)) throw malformed('/sheet');
  return { bytes: Buffer.from(sheet, 'base64'), mapping: mappingIn(mapping) };
}

/** @throws HttpException 400 for what is no mapping, with the place of the first thing that is none */
export function mappingIn(mapping: unknown): SheetMapping | undefined {
  if (mapping === undefined || mapping === null) return undefined;
  const read = readMapping(mapping);
  if (!read.ok) throw new HttpException({ ...read.refusal, code: 'SHEET.MALFORMED' }, 400);
  return read.value;
}
