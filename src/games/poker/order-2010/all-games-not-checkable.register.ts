import type { Rule, UncheckableRule } from '../../rule';
import { common } from './all-games.register';
import { STANDING } from './error.register';

const because =
  (reason: string) =>
  (rule: Rule): UncheckableRule => ({ ...rule, reason });

const ofDealing = because('conduct of the croupier at the table, of which no event tells');
const ofPlayers = because('conduct of players at the table, of which no event tells');
const byAnother = (id: string) => because(`says no more than ${id}, by which it is found`);
const ofTime = because('no event says when within a hand something was done');

export const COMMON_NOT_CHECKABLE: readonly UncheckableRule[] = [
  because('a definition of the game')(
    common('I-01', 'I', 'Several players play each other for the best hand of a certain number of cards.'),
  ),
  because('build of the table')(
    common('II.2-02', 'II.2.a', 'A slot at the right of the croupier takes the share of the house.'),
  ),
  because('build of the table')(common('II.2-03', 'II.2.b', 'A slot at his left takes the tips.')),
  ...[
    common('III.3-01', 'III.3.a', 'The croupier counts, shuffles and deals.'),
    common('III.3-02', 'III.3.b', 'He announces the course of the game.'),
    common('III.3-03', 'III.3.c', 'He computes the share of the house and drops it.'),
    common('III.3-04', 'III.3.d', 'He drops the tips.'),
    common('III.3-05', 'III.3.e', 'He sees to it that nobody bets out of turn.'),
    common('III.3-06', 'III.3.f', 'He guards and pays the pot.'),
    common('III.3-07', 'III.3.g', 'He answers questions about the rules.'),
    common('III.3-08', 'III.3.h', 'He tells the chief of the sector of problems.'),
  ].map(ofDealing),
  because('a permission: a table may be without one')(
    common('III.4-01', 'III.4', 'There may be a cambista.'),
  ),
  because('who sits where is reported hand by hand, and how the seats were given is not')(
    common('IV.1-01', 'IV.1', 'At each space of the table one player sits.'),
  ),
  because('who sits where is reported hand by hand, and how the seats were given is not')(
    common(
      'IV.1-02',
      'IV.2',
      'Seats are drawn by lot at the beginning and given by the chief of the sector later.',
    ),
  ),
  because('that a player leaves out a hand is reported, that he asked for it and keeps his seat is not')(
    common('IV.3-01', 'IV.3', 'A player may rest for two hands; then his seat is free.'),
  ),
  ...[
    common('V-01', 'V.a L5129', 'Nobody plays in a team.'),
    common('V-02', 'V.b', 'Nobody plays for the pot jointly.'),
    common('V-03', 'V.c', 'Nobody shares the pot by agreement.'),
    common('V-04', 'V.d', 'Players do not collude.'),
    common('V-06', 'V.f', 'Players do not lend each other of their stacks.'),
    common('V-08', 'V.h', 'Nobody takes his cards from the table.'),
    common('V-09', 'V.i', 'Nobody comments on a hand, or looks at the cards of others.'),
    common('V-10', 'V.j', 'Players do not change seats or leave a proxy.'),
    common('V-11', 'V.k', 'Nobody influences the play of others; there are no spectators.'),
    common('V-12', 'V.l L5173', 'Nobody shows cards while he is in.'),
    common('V-13', 'V.m', 'Nobody hides his chips.'),
    common('V-14', 'V.n', 'A bet is made in one movement.'),
  ].map(ofPlayers),
  ofTime(
    common('V-05', 'V.e L5140-5149', 'Nobody adds to his stack once the first card of a hand is dealt.'),
  ),
  because('a stack also shrinks by tips and charges that no event names a seat for')(
    common('V-07', 'V.g', 'Nobody takes chips of his stack away.'),
  ),
  because('a choice of the direction: what it chose is announced with the opening of the table')(
    common('VII.1-03', 'VII.1 L5312-5315', 'The direction fixes the stack at the start and additions to it.'),
  ),
  because('a permission of the direction')(
    common('VII.2-02', 'VII.2', 'The direction may hold games by invitation.'),
  ),
  because('the button is reported, the draw for it and its way round the table are not')(
    common('IX.1-01', 'IX.1', 'The button is drawn for and goes clockwise from hand to hand.'),
  ),
  ...[
    common(
      'IX.4-01',
      'IX.2 to IX.4',
      'The deck is checked, shuffled and cut; forced bets are made, and then cards are dealt clockwise.',
    ),
    common('IX.10-01', 'IX.10', 'A bet is made when its chips cross the line in one movement.'),
    common('IX.11-01', 'IX.11', 'A spoken amount counts before the chips.'),
    common('IX.13-01', 'IX.13', 'Nobody raises his own bet by what others make of it.'),
    common('IX.20-01', 'IX.20', 'Who bet last shows first.'),
    common('IX.21-01', 'IX.21', 'The croupier alone reads the hands.'),
  ].map(ofDealing),
  byAnother('1.1.10-VII.2-03')(
    common('IX.6-04', 'IX.6.d L5489', 'A raise at least doubles the highest bet.'),
  ),
  byAnother('1.1.10-VII.1-05')(
    common(
      'IX.7-01',
      'IX.7',
      'How often one may raise depends on game and round; two players may without end.',
    ),
  ),
  byAnother('1.1.10-IX.24-02')(common('IX.24-03', 'IX.24', 'Nobody has more than one odd chip.')),
  byAnother('1.1.10-IX.24-01')(
    common('IX.24-04', 'IX.24', 'The share of the house comes off before equal hands divide the pot.'),
  ),
  because('a permission: there is no amount that would be too high')(
    common(
      'VII.1-07',
      'VII.1.c L5344-5351',
      'Without limit there is neither a maximum nor a number of raises.',
    ),
  ),
  ...STANDING.map(because('the hand goes on: what was done about it is in its actions and cards')),
];
