import { ArgsType, ObjectType } from '@nestjs/graphql';
import { PageArguments } from './connection.type';
import { CasinoArguments } from './snapshot/casino-scope';
import { g } from './schema-fields';

@ObjectType({ isAbstract: true })
export abstract class InSession extends g.object({
  table: g.text(),
  gamingDay: g.gamingDay(),
  sessionNo: g.int('Session of the table on that day.'),
}) {}

@ArgsType()
export class SessionArguments extends g.args(CasinoArguments, {
  table: g.text(),
  gamingDay: g.gamingDay(),
  sessionNo: g.byDefault(1, g.int()),
}) {}

@ArgsType()
export class OfTablesArguments extends g.args(PageArguments, {
  table: g.optional(g.text('Only of this table.')),
  gamingDay: g.optional(g.gamingDay('Only of this gaming day.')),
}) {}

@ObjectType({ isAbstract: true })
export class Cited extends g.object({
  citation: g.text('The source of the rule.'),
  citationEs: g.text('In Spanish.'),
}) {}

@ObjectType({ isAbstract: true })
export class CitedWithRemedy extends g.object(Cited, {
  remedy: g.text('How it is put right.'),
  remedyEs: g.text('In Spanish.'),
}) {}

@ObjectType({ isAbstract: true })
export class ExpectedAndFound extends g.object({
  expected: g.text(),
  expectedEs: g.text('In Spanish.'),
  found: g.text(),
  foundEs: g.text('In Spanish.'),
}) {}
