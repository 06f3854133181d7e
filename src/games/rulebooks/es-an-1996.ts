import { caribbeanStud1996 } from '../house-poker/caribbean-stud-1996.rules';
import { syntheticPoker1996 } from '../poker/synthetic-poker-1996.rules';
import type { Rule } from '../rule';
import type { Rulebook } from './rulebook';

const IN_FORCE: Rule = {
  id: 'D385/1996-DF2',
  citation: 'Decreto 385/1996, artículo único y disposición final segunda; BOJA 92 of 10 August 1996',
  says: 'The Decree is in force from the day after its publication; it adds two games of poker to the catalogue, and no other.',
};

/** Andalusia, Decree 385/1996, until the Order of 2010 (OP2-39 for what lies between the two). */
export const ES_AN_1996: Rulebook = {
  code: 'ES-AN-1996',
  english: 'Andalusia, Decree 385/1996',
  spanish: 'Andalucía, Decreto 385/1996',
  from: '1996-08-11',
  to: '2010-02-25',
  catalogueRule: IN_FORCE,
  register: { applied: [IN_FORCE], notCheckable: [] },
  games: ['caribbean-stud', 'synthetic-poker'],
  rules: { 'caribbean-stud': caribbeanStud1996, 'synthetic-poker': syntheticPoker1996 },
};
