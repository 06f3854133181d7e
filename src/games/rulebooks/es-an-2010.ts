import { CATALOGUE } from '../catalogue';
import { GAME_CODES } from '../game-codes';
import type { Rule, RuleRegister } from '../rule';
import type { Rulebook } from './rulebook';

const IN_FORCE: Rule = {
  id: 'DF-01',
  citation: 'Orden de 4 de febrero de 2010, disposición final única, L104-116',
  says: 'The Order is in force from the day after its publication of 25 February 2010; it lists the games there are.',
};

const REGISTER: RuleRegister = {
  applied: [IN_FORCE],
  notCheckable: [
    {
      id: 'Art1-01',
      citation: 'Art. 1 L69-82',
      says: 'The Order regulates the games played in the room, not those offered by electronic means.',
      reason: 'a matter of scope: a table that reports is in a room',
    },
    {
      id: 'Art1-02',
      citation: 'Art. 1 L77-82',
      says: 'The casino regulation completes it: modified minima, floats, the guarantee in the cage, handling of cards.',
      reason: 'a reference to another text, which is not among the sources',
    },
    {
      id: 'Art2.1-01',
      citation: 'Art. 2.1 L86-92',
      says: 'In a house-banked game the player bets against the house, which pays and collects.',
      reason: 'a definition: the family house of the list of games',
    },
    {
      id: 'Art2.2-01',
      citation: 'Art. 2.2 L94-101',
      says: 'In a non-banked game the players face each other; the house only organises and takes a share.',
      reason:
        "a definition for the families player-bank and pot; that the house is no member of a bank is the bank's check",
    },
    {
      id: 'Art2-02',
      citation: '1.1.7-I L1815-1819, III.1 L1943-1946, V L2027-2031',
      says: 'Punto y banca is worded as a game between players, but the house always holds the bank.',
      reason: 'a classification: its family is house',
    },
  ],
};

/** Andalusia, Order of 4 February 2010. */
export const ES_AN_2010: Rulebook = {
  code: 'ES-AN-2010',
  english: 'Andalusia, Order of 4 February 2010',
  spanish: 'Andalucía, Orden de 4 de febrero de 2010',
  from: '2010-02-26',
  follows: 'ES-AN-1996',
  catalogueRule: IN_FORCE,
  register: REGISTER,
  games: GAME_CODES,
  rules: CATALOGUE,
};
