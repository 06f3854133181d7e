import type { FindingCode } from '../../../src/finding-catalogue/catalogue';

/**
 * The assumption if a report leaves out a field, and the findings that may report this:
 * `shown`: the field is only displayed; `unknown`: checks that need it are skipped; `none`: the thing did not exist (no money,
 * no part).
 */
export interface LeftOut {
  readonly assumed: 'shown' | 'unknown' | 'none' | (string & {});
  readonly findings?: readonly FindingCode[];
}

const SHOWN: LeftOut = { assumed: 'shown' };
const UNKNOWN: LeftOut = { assumed: 'unknown' };
const NONE: LeftOut = { assumed: 'none' };
const assumed = (words: string, ...findings: readonly FindingCode[]): LeftOut => ({
  assumed: words,
  ...(findings.length === 0 ? {} : { findings }),
});

/** One row for several fields, separated by commas. */
const alike = (row: LeftOut, paths: string): Readonly<Record<string, LeftOut>> =>
  Object.fromEntries(paths.split(/,\s*/).map((path) => [path, row]));

const NO_LIMIT_KNOWN = assumed('the limits of the table alone, within what the rule allows');

/** Rows by the path of a field, in any event or in the named one; `*.` matches any place. */
export const LEFT_OUT: Readonly<Record<string, LeftOut>> = {
  // People, papers and pieces
  ...alike(
    SHOWN,
    '*.name, *.en, *.es, by, reason, note, where, statement, approvedBy, certificate, payee, drawer, claimant, bankerName',
  ),
  ...alike(UNKNOWN, `*.document, *.pieces, *.notes, *.player, *.seat`),
  '*.role': assumed('that he may be whoever is missing', 'staff-below-minimum'),
  '*.pieces[].set': assumed('the one set of chips'),
  otherCurrencies: assumed('none; at a count of the cage, that they were not counted'),
  '*.standing': assumed('that he sits'),
  occasion: assumed('closing'),
  '*.holder': assumed('table'),

  // The authorisation of a casino
  ...alike(
    NO_LIMIT_KNOWN,
    `tables[].minimum.to, tables[].maxima, tables[].seats, tables[].bank,
    tables[].bank.minimum, tables[].bank.maximum`,
  ),
  ...alike(NONE, `fees, fees[].rate, fees[].amount, fees[].cap, accounting.alerts, complements, through`),
  ...alike(
    UNKNOWN,
    `jackpots[].game, jackpots[].seed, chipSets, accounting.floats, accounting.cageGuarantee`,
  ),
  ...alike(
    assumed('no difference is tolerated'),
    `accounting.tolerances, accounting.tolerances.table, accounting.tolerances.drop, accounting.tolerances.cagnotte,
    accounting.tolerances.jackpot, accounting.tolerances.tips, accounting.tolerances.cambista,
    accounting.tolerances.cage, accounting.tolerances.custody`,
  ),
  'accounting.chart.a3Company': SHOWN,
  'accounting.chart.games': assumed('net'),
  'accounting.chart.tips': assumed('liability'),
  'accounting.chart.digits': assumed(
    'codes as they are; if they have several lengths, no file for those programs',
  ),
  'tables[].unlimitedBank': assumed('no, where the table is authorised', 'unlimited-bank-not-authorised'),
  'tables[].withoutCards': assumed('no: a contested hand needs its cards', 'hand-not-decided'),
  'tables[].captures': assumed('what the table reports at first', 'round-without-bets'),
  ...alike(
    assumed('that no pool need be named, unless the rule says so', 'pool-not-authorised'),
    'casino.authorised jackpots, casino.authorisation-proposed jackpots',
  ),
  'jackpots[].rate': assumed('the rate that the pool was opened with', 'pool-rate-unknown'),
  'jackpots[].prizes': assumed('those of the game', 'prize-differs'),
  timeZone: assumed('Europe/Madrid', 'time-zone-unknown'),
  shifts: assumed('one shift for the whole gaming day'),
  areas: assumed('that no table has an area'),
  answers: assumed('the recommended answer to each open point'),
  accounting: assumed('what each of its parts assumes'),
  'accounting.nextDay': assumed('block', 'day-begun-before-certified', 'day-opened-before-certified'),
  'accounting.duty.jurisdiction': assumed('that of the rulebook'),
  ...alike(
    assumed('the recommended answer'),
    'accounting.duty, accounting.duty.slots, accounting.duty.pools, accounting.duty.quotas, accounting.duty.per',
  ),
  'accounting.duty.company': assumed('the casino by itself'),
  'accounting.cageGuarantee.leastInCash': assumed('all of it', 'cage-guarantee-not-met'),
  'accounting.alerts[].games': assumed('every game'),
  'accounting.alerts[].hold': assumed('no alert of this kind'),
  'accounting.alerts[].shareOfMean': assumed('no alert of this kind'),
  'accounting.alerts[].deviations': assumed('no alert of this kind'),
  'accounting.largeAmounts': assumed('no alert of this kind'),
  'accounting.largeAmounts.slip': assumed('no alert of this kind', 'slip-above-amount'),
  'accounting.largeAmounts.box': assumed('no alert of this kind', 'box-above-amount'),
  'accounting.floorAlerts': assumed(
    '15 minutes of silence, 10 of a slip, 480 without a count, 9000 of a bank',
  ),
  'accounting.floorAlerts.silentMinutes': assumed('15'),
  'accounting.floorAlerts.slipMinutes': assumed('10'),
  'accounting.floorAlerts.countMinutes': assumed('480'),
  'accounting.floorAlerts.bankShare': assumed('9000'),
  'accounting.chart': assumed('the accounts under their own names'),
  'accounting.chart.names': assumed('the names that our chart proposes'),
  'accounting.letterhead.company': assumed('that of accounting.duty; without one, the casino'),
  ...alike(assumed('the id of the casino'), 'accounting.letterhead, accounting.letterhead.name'),
  ...alike(assumed('none is printed'), 'accounting.letterhead.taxNumber, accounting.letterhead.address'),
  'balances[].subLedger': assumed('the account itself'),

  // Gaming days and decisions
  ...alike(
    SHOWN,
    `previousDay, explained[].finding, casino.authorised approvedBy, floor-alert.acknowledged about, proposal, ofDay, variance.cleared table,
    variance.clearing-proposed table, variance.cleared game, variance.clearing-proposed game,
    count.submitted table, count.submitted sessionNo, count.submitted counted.otherCurrencies,
    counted.box, counted.slot, counted.pool, counted.amount, counted.chips, counted.cash,
    counted.takenToCage,
    intake.quarantined source, intake.quarantined id, intake.quarantined type,
    intake.quarantined sequence, intake.quarantined messageEs`,
  ),
  ...alike(NONE, `explained, dutyAccrued, dutyOfEarlierYears, seals`),
  'explained[].at': assumed('all of the check'),
  'explanation.saved at': assumed('all of the check'),
  'explanation.saved explanation': assumed('that what was saved is withdrawn'),
  numbering: assumed('every entry, in the order of the records'),
  'seal.chainHash': assumed('a seal of a release before 0.2.0'),
  'seal.houseRecord': assumed('a seal of a release up to 0.2.0'),
  'seal.houseLink': assumed('a seal of a release up to 0.2.0'),
  seal: assumed('a close without a seal; `cagnotte verify` names it once the casino has sealed one'),
  replacement: assumed('that the event is cancelled'),
  part: assumed('that the bytes are whole'),

  // Tables and shoes
  maxima: NO_LIMIT_KNOWN,
  ...alike(
    UNKNOWN,
    `tier, step, seats, table.opened jackpots, float.slip, equipment,
    equipment.cloths, equipment.decks, equipment.dice, equipment.newDecks, poker,
    poker.initialStack, poker.leastTopUp, poker.minutes, poker.share, poker.share.amount,
    poker.share.rate, firstRound, counts, toCage[].slip, leftLocked[].slip,
    table.closed result, wheel, newDecks, burnt, burntCards, behindCutCard, lastCoup, cause,
    goesOn, colour, chips.exchanged slip`,
  ),
  'table.opened bank': assumed('that its banks are limited', 'bank-over-maximum'),
  ...alike(NONE, `float.locked, toCage[].cash, leftLocked[].cash`),
  ...alike(assumed('none', 'float-not-spoken-for'), `toCage[].chips, leftLocked, leftLocked[].chips`),
  ...alike(
    SHOWN,
    `equipment.deckSet, equipment.serials, deckSet, shoeSerial, cardsChecked,
    chips.exchanged roundNo`,
  ),
  minima: assumed('the minimum of the table'),
  clothMinima: assumed('the minimum of the table'),
  box: assumed('that none is put on the table', 'box-not-on-table'),
  'poker.share.of': assumed('the stack'),
  newMinima: assumed('those of before'),
  newClothMinima: assumed('those of before'),
  newMaxima: assumed('those of before'),
  newTier: assumed('that of before'),
  newStep: assumed('that of before'),
  at: assumed('table'),

  // Rounds against the house
  ...alike(SHOWN, `deduction.rule, poolPrizes[].betId, poolPrizes[].combination, forgottenBets[].betId`),
  ...alike(NONE, `poolStakes, forgottenBets`),
  ...alike(
    UNKNOWN,
    `pays, pays.betId, poolPrizes[].meter, refunds[].betId, refunds[].player, refunds[].seat`,
  ),
  'bets[].selection': assumed('nothing, where the bet leaves something to select', 'bet-not-readable'),
  'bets[].options': assumed('that the player chose nothing', 'choice-not-stated'),
  'bets[].carried': assumed('a new bet, unless one was held under its betId'),
  'bets[].paid': assumed('what the rules make of the bet'),
  'bets[].taken': assumed('what the rules make of the bet'),
  'round.settled result': assumed('what the bets come to', 'round-result-unknown'),
  deduction: assumed(
    'where `paid` is told, what is missing of the winnings up to what the rules keep back, and nothing where `result` is the sum of the bets; else what they keep back',
    'deduction-differs',
  ),
  'poolStakes[].stakes': assumed('one stake'),
  'poolStakes[].seat': assumed('the seat of the only bet of its player', 'prize-differs'),
  'poolStakes[].player': assumed('whoever has the seat', 'prize-differs'),
  poolPrizes: assumed(
    'that none was paid, where rounds post the pool; else that the pool tells it later',
    'prize-differs',
    'pool-prize-untold',
  ),
  'poolPrizes[].seat': assumed('the seat of the only bet of its player', 'prize-differs'),
  'poolPrizes[].player': assumed('whoever has the seat', 'prize-differs'),
  '*.borneBy': assumed('the pool', 'prize-bearer-differs'),
  lastOfSession: assumed('that the session goes on', 'held-bet-at-close'),

  // Banks of players
  ...alike(
    UNKNOWN,
    `bank.adjudicated shoeNo, bank.offered shoeNo, floor, bank.put-in-play slip,
    bank.withdrawn slip, institution, bets[].call, cards.tableau1, cards.tableau2, decisions,
    bankBefore`,
  ),
  mode: assumed('that of the deposit, else that of the table'),
  ...alike(NONE, `partners, guaranteeReleased, garages`),
  paid: assumed('none', 'parts-do-not-add-up'),
  ...alike(SHOWN, `continues, coupNo, toCoverCoup`),
  winner: assumed('that nobody won the auction', 'auction-winner-not-highest'),
  byLot: assumed('no', 'lot-not-drawn'),
  seatForfeited: assumed('no', 'seat-not-forfeited'),
  paidOut: assumed('in chips'),
  'bank.deposited bank': assumed('that it is for no bank yet'),
  again: assumed('no', 'bank-not-broken'),
  'coup.played bets[].tableau': assumed('1'),
  'bets[].placed': assumed('that all of it plays'),
  'bets[].covered': assumed('what the rules make of it', 'coverage-differs'),
  totals: assumed('what the bets come to', 'coup-totals-differ'),
  'coup.played commission': assumed('what the rules make of it', 'commission-differs'),
  allIn: assumed('no'),
  'coup.played cards': assumed('the winner as declared'),
  'decisions[].said': assumed('that it was what was done'),
  playersPresent: assumed('that there are enough'),
  errorRule: assumed('that there was no error of play', 'withdrawal-not-available'),
  tableaux: assumed('all'),

  // Hands of non-banked poker
  ...alike(UNKNOWN, `button, seats[].stack, actions[].cards, openCards, openers, errors[].seat, rake.due`),
  errors: NONE,
  carriedOut: assumed('none', 'carried-pot-differs', 'pot-not-awarded'),
  'hand.played stakes': SHOWN,
  'actions[].amount': assumed('that no money moved', 'call-differs', 'bets-not-equal', 'pots-differ'),
  'actions[].allIn': assumed(
    'that he has chips left, unless his stack shows otherwise',
    'call-differs',
    'bets-not-equal',
  ),
  boards: assumed('that no common card was dealt', 'hand-not-decided'),
  'hand.played cards': assumed('the awards as declared', 'hand-not-decided'),
  deckOf: assumed('the deck of the game'),
  carriedIn: assumed('none', 'carried-pot-differs'),
  'awards[].pot': assumed('any pot that the seat can win', 'award-without-claim'),
  'rake.byPot': assumed('the share of each pot'),

  // Pools
  ...alike(UNKNOWN, `jackpot.opened game, meterBefore, meterAfter, jackpot.won roundNo`),
  ...alike(SHOWN, `jackpot.contributed roundNo, combination`),
  toMeter: assumed('the share that was authorised, or with which the pool was opened', 'pool-rate-unknown'),
  'jackpot.contributed stakes': assumed('one stake'),
  'jackpot.won table': assumed('the table of its source'),
  toPool: assumed('that what it holds goes back to the house'),

  // Cage and counts
  ...alike(SHOWN, `purpose, rate, sections[].bank, sections[].banker, money.found table`),
  ...alike(UNKNOWN, `slip, sections`),
  ...alike(NONE, `cash, toHouse`),
  cheques: assumed('that they were not counted'),
  blockedInBank: assumed('none', 'cage-guarantee-not-met'),
  afterClearing: assumed('no: the cheque is still held', 'cheque-not-held'),
  'slot.counted pool': assumed('all that lies in the slot, of whatever pool'),

  // Persons and credentials
  ...alike(SHOWN, `wasHolder, *.credential, people.role-given proposedBy, credential.offered proposedBy`),
  ...alike(NONE, `*.and, roles, casinos, sources, toldBy, offer, replaces, unboundUntil`),
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
