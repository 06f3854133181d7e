import { readCards } from '../cards';
import { UnexpectedText } from '../hand-fault';
import type { LineContext, PlayLine } from '../hand-lines';
import type { SeatedPlayer } from '../parsed-hand';
import { EUROS, readEuros } from './euros';
import { readAct } from './player-actions';

/** Reads one line of the play. Throws UnexpectedText when a line begins like one it knows and goes on otherwise. */
export const readPlayLine = (text: string, { seats }: LineContext): PlayLine =>
  readMarker(text) ??
  readDeal(text, seats) ??
  readActLine(text, seats) ??
  readCollection(text, seats) ?? { kind: 'unknown' };

const STREETS: Readonly<Record<string, number>> = { 'PRE-FLOP': 1, FLOP: 2, TURN: 3, RIVER: 4 };

/** `*** TURN *** [Th 2h 6c][Kd]`: what lies there already, and then the new card. */
function readMarker(text: string): PlayLine | undefined {
  const [, name, brackets] = /^\*\*\* (.+?) \*\*\*((?: ?\[[^\]]*\])*)$/.exec(text) ?? [];
  if (name === undefined) return undefined;
  if (name === 'SUMMARY') return { kind: 'summary' };
  if (name === 'SHOW DOWN') return { kind: 'showdown' };
  if (name === 'ANTE/BLINDS') return { kind: 'talk' };
  const street = STREETS[name];
  if (street === undefined) throw new UnexpectedText('a marker such as *** FLOP *** [2c 3d 4h]');
  const cards = readCards(brackets!.replaceAll(/[[\]]/g, ' '));
  return { kind: 'street', street, ...(cards.length > 0 && { dealt: { run: 'only', cards } }) };
}

function readDeal(text: string, seats: readonly SeatedPlayer[]): PlayLine | undefined {
  const match = /^Dealt to (.+) \[([^\]]*)\]$/.exec(text);
  const player = match && seats.find(({ name }) => name === match[1]);
  return player ? { kind: 'dealt', seat: player.seat, cards: readCards(match[2]!) } : undefined;
}

/** No colon stands behind a name, so that the longest one that fits is the player's. */
function readActLine(text: string, seats: readonly SeatedPlayer[]): PlayLine | undefined {
  const player = seats
    .filter(({ name }) => text.startsWith(`${name} `))
    .sort((one, other) => other.name.length - one.name.length)[0];
  if (!player) return refuseStranger(text);
  const act = readAct(text.slice(player.name.length + 1));
  return act && { kind: 'act', seat: player.seat, act };
}

const ACTS =
  / (?:posts (?:ante|small blind|big blind)|folds$|checks$|calls \d|bets \d|raises \d|collected \d)/;

function refuseStranger(text: string): undefined {
  if (ACTS.test(text)) throw new UnexpectedText('an action of a player who has a seat');
  return undefined;
}

const COLLECTED = new RegExp(`^collected ${EUROS} from (?:(?:main )?pot|side pot (\\d+))$`);

function readCollection(text: string, seats: readonly SeatedPlayer[]): PlayLine | undefined {
  const player = seats.find(({ name }) => text.startsWith(`${name} collected `));
  if (!player) return undefined;
  const match = COLLECTED.exec(text.slice(player.name.length + 1));
  if (!match) throw new UnexpectedText('collected 0.10€ from pot, main pot or side pot 1');
  return {
    kind: 'collected',
    seat: player.seat,
    amount: readEuros(match[1]!),
    pot: Number(match[2] ?? 0),
  };
}
