import { ArgsType } from '@nestjs/graphql';
import { badInput, outOfRange } from '../../api/coded-error';
import { CasinoArguments } from '../../api/snapshot/casino-scope';
import { FINDING_CATALOGUE } from '../../finding-catalogue/finding';
import { FindingStatus, Severity } from './finding.type';
import { g } from '../../api/schema-fields';

const MOST_CODES = 50;
const MOST_OF_A_TEXT = 100;

@ArgsType()
export class FindingFilters extends g.args(CasinoArguments, {
  code: g.optional(g.text('Only findings of this code.')),
  codes: g.optional(g.list(g.text(`Only findings of these codes, at most ${MOST_CODES}.`))),
  severity: g.optional(g.of(() => Severity)),
  gamingDay: g.optional(g.gamingDay()),
  asOf: g.optional(g.gamingDay('Facts up to this gaming day; default: all.')),
  table: g.optional(g.text('Only findings about this table.')),
  status: g.byDefault(
    'OPEN',
    g.of(() => FindingStatus),
  ),
  acknowledged: g.optional(
    g.bool('True: only findings that somebody has acknowledged by then; false: only those that nobody has.'),
  ),
  acknowledgedBy: g.optional(
    g.text(
      'Only findings that this person (number or name) has acknowledged; with acknowledged: false, those that this person has not.',
    ),
  ),
  assignee: g.optional(
    g.text('Only findings last assigned to this person (number or name); empty: to nobody.'),
  ),
  text: g.optional(
    g.text(
      `Only findings with this text in the title, in what was expected or found, or in the table, in either language; at most ${MOST_OF_A_TEXT} characters.`,
    ),
  ),
}) {}

/** @throws GraphQLError BAD_USER_INPUT for more than are asked for at once */
export function checkedCodes(codes: readonly string[]): readonly string[] {
  if (codes.length <= MOST_CODES) return codes;
  throw outOfRange('codes', codes.length, { from: 0, to: MOST_CODES });
}

/**
 * The text as a pattern in which it stands for itself, and the codes whose titles have it.
 * @throws GraphQLError BAD_USER_INPUT for nothing, and for a text that is too long
 */
export function textParameters(text: string): { readonly text: string; readonly titled: readonly string[] } {
  const sought = text.trim().toLowerCase();
  if (sought === '' || sought.length > MOST_OF_A_TEXT || sought.includes('\0'))
    throw badInput({
      en: `text: give 1 to ${MOST_OF_A_TEXT} characters.`,
      es: `text: indique de 1 a ${MOST_OF_A_TEXT} caracteres.`,
    });
  const titled = Object.entries(FINDING_CATALOGUE)
    .filter(([, { title }]) => `${title.en}\n${title.es}`.toLowerCase().includes(sought))
    .map(([code]) => code);
  return { text: `%${sought.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`, titled };
}
