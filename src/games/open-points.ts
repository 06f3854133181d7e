interface OpenPoint {
  readonly question: string;
  readonly answers: Readonly<Record<string, string>>;
  readonly recommended: string;
  readonly why: string;
}

/**
 * The open points of the games that are in the catalogue, by the id of the regulation's matrix. A casino may answer
 * otherwise, from a day on; what it does not answer is taken as recommended.
 */
export const OPEN_POINTS = {
  'OP1-01': {
    question: 'How is an amount rounded that is no whole number of cents?',
    answers: {
      'half-up-to-cent': 'to the nearest cent, from the middle in favour of the player',
      'down-to-cent': "the player's part goes down to the cent",
      'half-up-to-ten-cents': 'to the nearest ten cents, from the middle in favour of the player',
    },
    recommended: 'half-up-to-cent',
    why: 'once per settled bet, the other side has the complement; the exact value is kept',
  },
  'OP1-02': {
    question: 'What does the player get who withdraws after the second or a later zero?',
    answers: {
      'half-of-what-remains': 'a quarter of his stake after the second zero, an eighth after the third …',
      'all-that-remains': 'half of his stake after the second zero, a quarter after the third …',
    },
    recommended: 'half-of-what-remains',
    why: 'the catalogue of 1979 and the clause on the last spin count so',
  },
  'OP1-03': {
    question: 'Is an imprisoned bet paid that survives the next spin?',
    answers: {
      'freed-without-winnings': 'it is the player’s again and wins nothing',
      'paid-even': 'it wins even money',
    },
    recommended: 'freed-without-winnings',
    why: 'the catalogue of 1979: it regains its freedom pure and simple',
  },
  'OP1-04': {
    question: 'A further zero on an imprisoned bet that is below the minimum of the table?',
    answers: {
      'keep-halving': 'it is halved again to the cent and cannot be withdrawn; one cent is given back',
      freeze: 'it stays as it is until another number comes',
      refund: 'what remains is given back',
    },
    recommended: 'keep-halving',
    why: 'the text halves at every zero and knows no end but another number',
  },
  'OP1-05': {
    question: 'Which maxima may a roulette table have by the multiples of its minimum?',
    answers: {
      'one-tier-of-table-minimum': 'those of one tier, as multiples of the minimum on a number',
      'one-tier-of-own-minimum': 'those of one tier, simple bets as multiples of their own minimum',
      'tiers-free-by-bet': 'of each bet the tier that the direction likes, as multiples of the table minimum',
    },
    recommended: 'one-tier-of-table-minimum',
    why: 'the tiers are given as three rows; as the text says "may", a mixture is only worth a look',
  },
  'OP1-05b': {
    question: 'Must halves that go back on zero be payable with the minimum, as winnings must?',
    answers: {
      'winnings-only': 'winnings must be; a half that is not is worth a look',
      'halves-too': 'halves must be, too',
    },
    recommended: 'winnings-only',
    why: 'the text speaks of paying out; a half is given back',
  },
  'OP1-06': {
    question: 'What becomes of the bets of a void round?',
    answers: {
      'by-game': 'of a void throw or spin they stand and may be changed; of a void deal they are returned',
      'stakes-returned': 'they are returned, in every game',
      'stakes-stand': 'they stand for the repetition, in every game',
    },
    recommended: 'by-game',
    why: 'a throw is repeated at once over the same bets, a deal begins anew',
  },
  'OP1-07': {
    question: 'Does the maximum of a hand of blackjack hold for all who bet on it together?',
    answers: {
      'all-together': 'yes; what is put there to split or double is not counted',
      'each-player': 'no, for each who bets on it',
    },
    recommended: 'all-together',
    why: 'they may bet "within the limits of the maximum bet of each box"',
  },
  'OP1-08': {
    question: 'Do others who bet on a box of blackjack follow its split or double?',
    answers: {
      'each-may-decline': 'each may decline; his stake stays on the first hand, undoubled',
      'must-follow': 'all who bet on the hand put up as much again',
    },
    recommended: 'each-may-decline',
    why: 'they accept what is decided of the cards; nobody is made to stake more',
  },
  'OP1-09': {
    question: "What becomes of stakes on split and doubled hands against the dealer's blackjack?",
    answers: {
      'all-lost': 'they are lost with the first bet',
      'first-stake-only': 'they go back, only the first bet is lost',
    },
    recommended: 'all-lost',
    why: 'the text makes no exception where losing bets are collected',
  },
  'OP1-10a': {
    question: 'Does the winner of a fixed prize of Bolsa have his stake back?',
    answers: {
      returned: 'yes, with the prize; of the pool he has nothing beside it',
      consumed: 'no',
    },
    recommended: 'returned',
    why: 'so many to one keeps the stake in every other bet of the game',
  },
  'OP1-10c': {
    question: 'Who bears the fixed prizes of Bolsa?',
    answers: { house: 'the house, out of its share of the stakes', pool: 'the pool' },
    recommended: 'house',
    why: 'the pool is named for its own prize only',
  },
  'OP1-10d': {
    question: 'Who has the pool of Bolsa where several win it in one round?',
    answers: {
      'equal-shares': 'all alike; odd cents go to the lowest boxes',
      'first-box': 'the lowest box has all of it',
    },
    recommended: 'equal-shares',
    why: 'so it is divided in the games of 1.1.9',
  },
  'OP1-10e': {
    question: 'Which are the first three cards of a hand that is split, for Bolsa?',
    answers: {
      'before-splitting': 'those dealt before it was split: two',
      'first-hand': 'the first three of the hand that stays',
    },
    recommended: 'before-splitting',
    why: 'the stake was made on the hand that was dealt',
  },
  'OP1-10f': {
    question: 'With what does the pool of Bolsa begin anew when it was won?',
    answers: { 'floor-by-house': 'with its floor, which the house puts in', empty: 'with nothing' },
    recommended: 'floor-by-house',
    why: 'it may never pay less than its floor',
  },
  'OP1-10g': {
    question: 'What does a hand win of Bolsa that stands on two sevens?',
    answers: { 'two-cards': 'what two sevens win', 'first-card-only': 'what a first seven wins' },
    recommended: 'two-cards',
    why: 'the first cards decide, whatever becomes of the hand',
  },
  'OP1-11': {
    question: 'When does the house keep the premium of an insurance of trente et quarante?',
    answers: {
      always: 'whatever comes',
      'on-equal-rows': 'on equal rows; else it goes back',
      'on-equal-rows-and-loss': 'on equal rows and when the bet is lost; else it goes back',
    },
    recommended: 'always',
    why: 'a premium that cost nothing but on equal rows would be no premium',
  },
  'OP1-12': {
    question: 'What becomes of a held bet of trente et quarante on equal rows other than 31?',
    answers: { 'stays-held': 'it stays held for the next hand', freed: 'it is free' },
    recommended: 'stays-held',
    why: 'it is left for the next hand to win, as on the zero of roulette; equal rows decide nothing',
  },
  'OP1-13': {
    question:
      'Which bets of craps that wait for their number may be taken away, besides those the text names?',
    answers: {
      'dont-bets': "Don't Win and Don't Come; Win and a Come with its number may not",
      none: 'none: only odds, placed bets, hard ways, Big 6 and Big 8 may be',
    },
    recommended: 'dont-bets',
    why: 'only Win is locked by the text, and Come plays as Win does; they may never be increased',
  },
  'OP1-13c': {
    question: 'Does the winner of a multiple bet of craps keep his stake?',
    answers: { kept: 'so many times the stake, and the stake', consumed: 'the stake is among them' },
    recommended: 'kept',
    why: 'the usual odds only come out so',
  },
  'OP1-14': {
    question: 'May a bet of craps be made whose odds come to no whole number of cents?',
    answers: {
      'any-stake': 'yes; it is rounded and noted',
      'exact-stakes': 'no; it is a violation whether or not it wins',
    },
    recommended: 'any-stake',
    why: 'the text limits stakes in no such way; a table may',
  },
  'OP1-15c': {
    question: 'Does the winner of a bet on the tie keep his stake?',
    answers: { kept: 'eight for one, and the stake', consumed: 'eight for one, the stake among them' },
    recommended: 'kept',
    why: 'every other bet of the game keeps its stake',
  },
  'OP1-15d': {
    question: 'Which minimum holds for bets on the tie?',
    answers: {
      authorised: 'the minimum of the authorisation only',
      table: 'the minimum of the table, as for punto and banca',
    },
    recommended: 'authorised',
    why: 'a tenth of the maximum leaves no room for the minimum of the table where the maximum is ten times it',
  },
  'OP1-16': {
    question: 'What becomes of the part of the bank that no bet covered, once the coup is over?',
    answers: {
      'back-in-the-bank': 'it is in the bank again for the next coup',
      'stays-in-garage': 'it stays out of play until the bank ends',
    },
    recommended: 'back-in-the-bank',
    why: 'it is excluded as far as the bets of that coup go; a bank may not be lowered',
  },
  'OP1-17': {
    question: 'Which winnings count for a voluntary garage, and how much of them may be set aside?',
    answers: {
      'net-any-part': 'those of the tenure after the commission and not yet set aside, any part of them',
      'gross-any-part': 'those before the commission, any part of them',
      'net-all-at-once': 'those after the commission, all of them or nothing',
    },
    recommended: 'net-any-part',
    why: 'what the house has taken was never the banker’s to set aside',
  },
  'OP1-18': {
    question: 'Who plays when the bets come to more than the bank of chemin de fer?',
    answers: {
      'by-priority': 'in the order of the seats, the last in part; the rest is returned before the deal',
      'pro-rata': 'everybody in proportion, odd cents in the order of the seats',
    },
    recommended: 'by-priority',
    why: 'the order of priority is given for every other right of the puntos',
  },
  'OP1-19': {
    question: 'Of which minimum are the maximum of the bank and the threshold of the garage multiples?',
    answers: {
      'table-minimum': 'of the minimum of the table',
      'authorised-minimum': 'of the lowest minimum the authority allows',
    },
    recommended: 'table-minimum',
    why: 'tables may differ, and the rule on the improper garage names the minimum of the punto (defect D1-40)',
  },
  'OP1-20': {
    question: 'What is half of a bank that does not halve, for banco con la mesa?',
    answers: {
      'up-to-the-step': 'the exact half, or rounded up to the step of the table',
      'exact-half': 'the exact half, the odd cent up',
    },
    recommended: 'up-to-the-step',
    why: 'it is paid in chips; less than half is not half',
  },
  'OP1-21': {
    question: 'May who passed the bank take it back before or after it is auctioned?',
    answers: {
      'retake-then-auction': 'once seats and standing players refused, then it is auctioned from the minimum',
      'auction-then-retake': 'only if the auction brought no bid',
    },
    recommended: 'retake-then-auction',
    why: 'the paragraphs come in this order',
  },
  'OP1-22': {
    question: 'Who has the odd cents when partners share what their bank wins or loses?',
    answers: {
      'rest-to-banker': 'the banker; partners have whole cents in proportion to what they have in play',
      'largest-remainder': 'one each to those of whom most was rounded off, of equals to the first',
    },
    recommended: 'rest-to-banker',
    why: 'all win and lose in the same conditions, net of the commission; the bank is the banker’s',
  },
  'OP1-23': {
    question: 'What becomes of a game of baccarat when too few players are left?',
    answers: {
      'next-coup-waits': 'the coup is finished, the next one waits until they are enough again',
      'game-closes': 'the coup is finished, and no other one is dealt at the table',
    },
    recommended: 'next-coup-waits',
    why: 'so many must be there throughout; nothing is said of giving up the bank',
  },
  'OP1-24': {
    question: 'In which unit is a bet on the line or astride halved?',
    answers: {
      'table-step': 'in the step of the table; astride without one in its minimum',
      cent: 'to the cent',
    },
    recommended: 'table-step',
    why: 'bets lie there in chips; on the line the smaller half plays',
  },
  'OP1-25': {
    question: 'What becomes of bets that a limited bank of two tableaux cannot cover?',
    answers: {
      'cover-by-priority': 'covered in the order of the seats, the cloths in turn; the rest does not play',
      'all-bets-play': 'all play, and the bank pays in that order while its funds last',
      'pro-rata': 'each is covered in proportion',
    },
    recommended: 'cover-by-priority',
    why: 'the bank can never be below nothing, and what can be lost can be won',
  },
  'OP1-26': {
    question: 'Of what is the commission taken when two tableaux end differently?',
    answers: {
      'net-over-both-cloths': 'of the net gain over both cloths',
      'gain-of-winning-cloth': 'of the whole gain on the cloth that won, if the net is a gain',
      'each-cloth-apart': 'of the gain on each cloth, whatever the other one lost',
    },
    recommended: 'net-over-both-cloths',
    why: 'it is due when the gain on one cloth exceeds the loss on the other; French practice takes the difference',
  },
  'OP1-27': {
    question: 'How does banco over two tableaux play: in which halves, and when is it null?',
    answers: {
      'halves-both-tie':
        'half of the bank on each cloth, the odd unit on the first; null, and repeated, when both hands tie',
      'halves-to-the-cent': 'the same, in halves to the cent',
      'null-when-even': 'the same, and null as well when it wins on one cloth what it loses on the other',
    },
    recommended: 'halves-both-tie',
    why: 'a bet astride is halved so; null is said of hands of which neither wins or loses',
  },
  'OP1-28': {
    question: 'May the banker of two tableaux take a part of the bank and stay?',
    answers: {
      'whole-only': 'no, he withdraws all of it and abandons the bank',
      'parts-allowed': 'yes',
    },
    recommended: 'whole-only',
    why: 'withdrawing is only named with abandoning the bank',
  },
  'OP1-29': {
    question: 'Which deposit is the initial one that a new deposit must reach?',
    answers: { first: 'the first of the tenure', last: 'the last one made' },
    recommended: 'first',
    why: 'the word is initial',
  },
  'OP1-30': {
    question: 'What becomes of bets above what the banker of a free bank has deposited?',
    answers: {
      'bets-blocked': 'they do not play: bets are covered up to the deposit',
      receivable: 'they play, and what the deposit does not cover the banker owes',
    },
    recommended: 'bets-blocked',
    why: 'the house may never be liable for a bank',
  },
  'OP1-31': {
    question: 'May a coup against a player’s bank be reversed once it is over and paid?',
    answers: {
      flagged: 'yes, with its reason; each such reversal is worth a look',
      forbidden: 'no; what was reversed all the same is a violation',
    },
    recommended: 'flagged',
    why: 'nobody has a claim then; but an error must be mended in the books, where nothing is edited',
  },
  'OP1-32': {
    question: 'What is a chief with two tables of which one is not of cards against the house?',
    answers: { violation: 'a violation', warning: 'worth a look' },
    recommended: 'violation',
    why: 'only tables of cards against the house may share their chief',
  },
  'OP2-01': {
    question: 'How is what the house takes rounded, in the headings from 1.1.9 on?',
    answers: {
      'house-down-to-cent': 'its part goes down to the cent, the player has the complement',
      'half-up-to-cent': 'its part goes to the nearest cent, from the middle up',
      'rake-down-to-chip': 'a rake goes down to the smallest chip in play; all else down to the cent',
    },
    recommended: 'house-down-to-cent',
    why: 'the text gives maxima; what is rounded down never exceeds them',
  },
  'OP2-02': {
    question: 'Does a bet that nobody called count for the rake?',
    answers: {
      excluded: 'no: it goes back first',
      included: 'yes, though it goes back',
      'none-without-board': 'no, and a hand that ends without a common card has no rake',
    },
    recommended: 'excluded',
    why: 'it was never played for',
  },
  'OP2-03': {
    question: 'How is the rake of a hand with side pots computed?',
    answers: { 'of-the-total': 'of all pots together', 'by-pot': 'of each pot by itself, rounded by itself' },
    recommended: 'of-the-total',
    why: 'the text takes it of the money put into the hand',
  },
  'OP2-04': {
    question: 'When does a player of non-banked poker pay for the session?',
    answers: {
      'at-the-seat': 'when he sits down, without anything back if he leaves early',
      'at-the-end': 'when the session ends, the whole of it',
      'pro-rata': 'for the part of the session that he was there',
    },
    recommended: 'at-the-seat',
    why: 'the text knows an amount per player and session, and no part of one',
  },
  'OP2-05': {
    question: 'Of what is a percentage of the session taken where bets have no maximum?',
    answers: {
      'stack-where-no-maximum': 'of the stack at the start, unless the table publishes a maximum',
      'published-maximum': 'of a maximum that the table has to publish',
    },
    recommended: 'stack-where-no-maximum',
    why: 'at the limit of the pot and without limit there is no maximum bet',
  },
  'OP2-06': {
    question: 'How far does the choice of one way to take a share reach?',
    answers: {
      'one-of-the-table': 'one way at a table and session',
      'one-of-the-casino': 'one way at all open tables',
    },
    recommended: 'one-of-the-table',
    why: 'the shares are announced before a game and defined by its session',
  },
  'OP2-07': {
    question: 'How do equal hands divide "in proportion to their stacks"?',
    answers: {
      layered: 'evenly, each pot by itself: what one has put in decides which pots he is in',
      'pro-rata':
        'the whole of what they win in proportion to what each put in; not in high-low or with two boards',
    },
    recommended: 'layered',
    why: 'who is all-in plays for his proportional part, and side pots are just that',
  },
  'OP2-08': {
    question: 'What is the odd chip of a divided pot?',
    answers: {
      'smallest-chip': 'the smallest chip in play, where the table has one; else a cent',
      'minor-unit': 'a cent',
    },
    recommended: 'smallest-chip',
    why: 'the text says chip; the first goes to who bet last, with what is less than a chip, the next ones clockwise from him',
  },
  'OP2-09': {
    question:
      'Do cards break a tie that the rule does not name: of a flush, three of a kind, a pair, figures?',
    answers: {
      'named-cards': 'no: hands that are equal in the cards it names are equal',
      'every-card': 'yes, every card in order',
    },
    recommended: 'named-cards',
    why: 'the list is closed; where it matters, what the table paid by either reading is accepted',
  },
  'OP2-10': {
    question: 'Which is the highest card of a straight that begins with the ace?',
    answers: { 'other-card': 'the highest besides the ace', ace: 'the ace' },
    recommended: 'other-card',
    why: 'the ace is used as the lowest card',
  },
  'OP2-11': {
    question: 'Are ace, two, three, four and five a straight of trijoker?',
    answers: {
      'high-only': 'no: the ace is the highest card only',
      'low-too': 'yes: the ace stands below the two as well',
    },
    recommended: 'high-only',
    why: 'the text lists the ace as the highest card, while its sister games say that it may be the lowest',
  },
  'OP2-13': {
    question: 'What does a carrusel begin with again once all of its meter was won?',
    answers: {
      'filled-up': 'with its opening amount, which the house makes up at once',
      'from-nothing': 'with what is left of it',
    },
    recommended: 'filled-up',
    why: 'it starts from an initial amount; a meter below it would have no beginning',
  },
  'OP2-14': {
    question: 'Who pays a fixed prize of a carrusel that is more than its meter?',
    answers: {
      'house-makes-up': 'the house what is missing, and it fills the meter up to its opening amount',
      'capped-at-meter': 'nobody: the prize is what the meter holds',
    },
    recommended: 'house-makes-up',
    why: 'the prizes are posted at the table as so many times the stake',
  },
  'OP2-15': {
    question: 'In which order are different prizes of one round taken from a carrusel?',
    answers: {
      'descending-rank': 'the highest combination first, each from what the ones before left',
      'as-shown': 'shares are of the meter as it was shown',
      ascending: 'the lowest combination first',
    },
    recommended: 'descending-rank',
    why: 'so the text has it for straight flushes of one round',
  },
  'OP2-16a': {
    question: 'Which cards count for insurance and carrusel once a card was bought?',
    answers: { 'as-they-ended': 'those at the end', 'as-dealt': 'the five that were dealt' },
    recommended: 'as-they-ended',
    why: 'they pay "the cards that he has"',
  },
  'OP2-16b': {
    question: 'Does the winner of an insurance of caribbean stud have his stake back?',
    answers: { returned: 'yes, with what it wins', consumed: 'no' },
    recommended: 'returned',
    why: 'it is a bet, and so many times its amount is paid',
  },
  'OP2-17': {
    question: 'What goes back when a round of poker against the house is void?',
    answers: {
      'all-returned': 'every stake of the round, side bets, the price of a card and pool stakes with them',
      'side-bets-stand': 'side bets may stand',
    },
    recommended: 'all-returned',
    why: 'the whole play is annulled',
  },
  'OP2-18': {
    question: 'Is the price of a card given back when the house does not play, or the player passes?',
    answers: { kept: 'no', returned: 'yes' },
    recommended: 'kept',
    why: 'the price goes to the bank at once',
  },
  'OP2-19': {
    question: 'What becomes of the second bet when the house does not play?',
    answers: { returned: 'it goes back', 'paid-at-par': 'it wins even money' },
    recommended: 'returned',
    why: 'the text names an amount equal to the initial bet, and nothing more',
  },
  'OP2-20': {
    question: 'What becomes of the bet of a backer who adds no second bet to a box that goes on?',
    answers: { lost: 'it is lost, as by passing', withdrawn: 'it goes back' },
    recommended: 'lost',
    why: 'who does not add the second bet passes',
  },
  'OP2-21': {
    question: 'How do hands of three cards rank, and does Fortuna stay in play when the ante is surrendered?',
    answers: {
      'as-fortuna': 'as the table of Fortuna lists them; it stays in play',
      'as-five-cards': 'a flush above a straight, as with five cards; it is lost with the ante',
    },
    recommended: 'as-fortuna',
    why: 'it is the only order the heading prints, and the chances of three cards; Fortuna is for the own hand alone',
  },
  'OP2-22': {
    question: 'What becomes of ante and bet of three card poker on equal hands?',
    answers: {
      returned: "they are the player's again, who may leave them for the next round",
      stay: 'they stay, and play in the next round',
    },
    recommended: 'returned',
    why: 'players may keep them or take them back; whoever leaves his has them reported again',
  },
  'OP2-27': {
    question: 'What becomes of forced bets after a misdeal?',
    answers: { stay: 'they stay for the new deal', returned: 'they go back' },
    recommended: 'stay',
    why: 'the same hand is dealt again',
  },
  'OP2-28': {
    question: 'What becomes of the stakes of a hand that is null, where the text does not say it?',
    answers: { returned: 'they go back', lost: 'they stay in the pot' },
    recommended: 'returned',
    why: 'where they are lost the text says so',
  },
  'OP2-29': {
    question: 'What becomes of the stakes of hands that touched, or were not protected?',
    answers: { stays: 'they stay in the pot', returned: 'they go back' },
    recommended: 'stays',
    why: 'the text annuls the hand and gives no claim',
  },
  'OP2-30': {
    question: 'Which blank hands of covered poker cost another ante?',
    answers: {
      'each-blank-hand': 'each; a pot left at the end of the session is shared equally',
      'first-blank-hand': 'the first one only',
    },
    recommended: 'each-blank-hand',
    why: 'the text has another ante put in where all pass, and then raises what it takes to open',
  },
  'OP2-31': {
    question: 'When is covered five-card poker played with 32 cards?',
    answers: { 'as-declared': 'where the table says so', 'by-players': 'with up to five players' },
    recommended: 'as-declared',
    why: 'the text leaves it to the number of players and names none',
  },
  'OP2-32': {
    question: 'How is a pot divided between the best and the lowest hand?',
    answers: {
      'eight-or-better': 'in halves; low are five ranks of eight or below, whatever their sequence and suits',
      'ranking-reversed':
        'in halves; with three common cards of eight or below the worst hand of the ranking is low',
    },
    recommended: 'eight-or-better',
    why: 'the game as it is played everywhere; the ace counts for both',
  },
  'OP2-23': {
    question: "What does the house have of a player's bank of pai gow poker?",
    answers: {
      'prizes-only': 'the commission on what the players win against it',
      'net-gain-too': 'that, and the same of what the bank gains',
    },
    recommended: 'prizes-only',
    why: 'the text takes the commission of the prize of a bet; who holds the bank has no prize',
  },
  'OP2-24': {
    question: 'What is the joker of pai gow poker?',
    answers: {
      'ace-or-completing': 'an ace, or the card that completes a straight or a flush',
      'ace-only': 'an ace, and nothing else',
    },
    recommended: 'ace-or-completing',
    why: 'so it is everywhere; the sentence is faulty (defect D2-22)',
  },
  'OP2-25': {
    question: 'In which order do straights of pai gow poker stand?',
    answers: {
      'low-ace-second': 'the highest, then ace to five, then the others from the king or the queen down',
      'as-printed': 'eight to queen, then ace to five, then the others from the highest down',
      'wheel-lowest': 'from the highest down, ace to five being the lowest',
    },
    recommended: 'low-ace-second',
    why: 'the print leaves out those to the king and the ace (defect D2-23)',
  },
  'OP2-26': {
    question: 'Must the maximum of pai gow poker be 25 times the minimum?',
    answers: { exactly: 'yes; a lower one is worth a look', 'at-most': 'no, it may be lower' },
    recommended: 'exactly',
    why: 'the text says "in every case"',
  },
  'OP2-33': {
    question: 'Which half of a pot of double hold’em has the odd unit?',
    answers: { 'first-line': 'that of the first line', 'last-bettor': 'one that who bet last has won' },
    recommended: 'first-line',
    why: 'the text is silent; lines come in their order',
  },
  'OP2-34': {
    question: 'What does a revancha cost that is lost?',
    answers: {
      'both-lost': 'itself and the initial bet',
      'initial-recovered': 'itself; the initial bet goes back whenever the revancha was played',
    },
    recommended: 'both-lost',
    why: 'that the initial bet stays is said of a revancha that wins; else a tie would put nothing at risk (defect D2-49)',
  },
  'OP2-35a': {
    question: 'Of what is the tenth of monte deducted, and when?',
    answers: {
      'prize-each-closing': 'of the prize, when the first card after bets were closed has a rank in play',
      'stake-and-prize': 'of stake and prize together, whenever that card has',
      'prize-in-primeras': 'of the prize, and in Primeras only',
    },
    recommended: 'prize-each-closing',
    why: 'winnings are prizes; and bets are closed in each phase',
  },
  'OP2-35b': {
    question: 'How many points do a tripled card and a burnt pair of monte cost?',
    answers: {
      'one-by-card': 'two: one for each card beyond the placed one',
      'one-by-rank': 'one for each rank',
    },
    recommended: 'one-by-card',
    why: 'the text says a point for each card',
  },
  'OP2-35c': {
    question: 'What becomes of bets on cards and Salto when the card comes in an annulled suit?',
    answers: {
      returned: 'they go back, and the annulled box takes no bet',
      lost: 'they are lost',
      waits: 'the card is passed over, they wait for the next one',
    },
    recommended: 'returned',
    why: 'what is annulled decides nothing; the doubling is known before bets are made',
  },
  'OP2-35d': {
    question: 'What wins when the same card of the other deck comes in monte?',
    answers: { 'not-viudo': 'Salto and cards', 'viudo-too': 'Salto, cards, and Viudo, too' },
    recommended: 'not-viudo',
    why: 'with its own suit Viudo would have three cards of seven against eleven for one',
  },
  'OP2-35e': {
    question: 'In which phase of monte may Vista Hermosa be bet on?',
    answers: { 'primeras-only': 'in Primeras', 'both-phases': 'in both' },
    recommended: 'primeras-only',
    why: 'its points are those of the cards that were laid before Primeras',
  },
  'OP2-35f': {
    question: 'Which card decides Camo, Anti, Viudo and Salto?',
    answers: {
      'any-card-in-play': 'the first that has the rank of any card in play',
      'own-rank': 'the first that has the rank of their own card',
    },
    recommended: 'any-card-in-play',
    why: 'so what they pay fits their chances; waiting for their own rank they would nearly always win',
  },
  'OP2-36': {
    question: 'What becomes of the bets of a null play of the wheel of fortune?',
    answers: {
      released: 'they are free: they stay for the next play, are moved, or taken back',
      bound: 'they stay where they are',
    },
    recommended: 'released',
    why: 'the whole cycle begins anew, and with it the bets',
  },
  'OP2-41': {
    question: 'What must a raise come to at least, where there is no fixed limit?',
    answers: {
      doubles: 'twice the highest bet',
      'as-last-raise': 'as much more as the raise before it',
    },
    recommended: 'doubles',
    why: 'so the text says it',
  },
  'OP2-42': {
    question: 'Of stud at a fixed limit: who may raise three times in a round?',
    answers: { 'each-player': 'each player', 'all-together': 'all together, as in the other games' },
    recommended: 'each-player',
    why: 'the rule of the game goes before the common one; more than three in all is worth a look',
  },
  'OP2-43': {
    question: 'Who speaks first in the first round of omaha and hold’em, where there are blinds?',
    answers: {
      either: 'the mano, as the text has it, or who sits left of the big blind: neither is found',
      mano: 'the mano, as in all rounds',
      'left-of-big-blind': 'who sits left of the big blind',
    },
    recommended: 'either',
    why: 'the text says all rounds, but a blind is a bet already, and everywhere the next player begins',
  },
  'OP2-43b': {
    question: 'From which hand of non-banked poker on do changed limits hold?',
    answers: {
      'next-hand': 'from the one that the change names, else from the next one',
      'at-once': 'for every hand that ends after the announcement',
    },
    recommended: 'next-hand',
    why: 'who is in a hand went in on its limits',
  },
  'OP2-44': {
    question: 'Over what is it measured whether a carrusel returns 70 % of its stakes?',
    answers: {
      'calendar-month': 'a calendar month: its prizes, and what the meter grew by for the players',
      'by-its-rate': 'nothing but the share of a stake that goes to the meter',
    },
    recommended: 'calendar-month',
    why: 'what is guaranteed to players must be seen in what they got',
  },
  'OP2-45': {
    question: 'Which of two full houses is the higher in the Decree of 1996?',
    answers: {
      'higher-three': 'that with the higher three',
      'highest-card': 'that with the highest card, be it of the three or of the pair',
    },
    recommended: 'higher-three',
    why: 'the three is what makes a full house; the Order of 2010 says so',
  },
  'OP2-46': {
    question: 'Do insurance and carrusel of caribbean stud stay in play when the player passes?',
    answers: { 'stays-in-play': 'yes', 'lost-with-it': 'no, they are lost' },
    recommended: 'stays-in-play',
    why: 'they depend on the own cards only, whatever the house has',
  },
  'OP2-48': {
    question: 'What does a call cost after a blind, or a bring-in, that was less than the minimum?',
    answers: {
      either: 'the minimum of the table, or the highest bet that was made: neither is found',
      minimum: 'the minimum of the table, which a short blind does not lower',
      'highest-bet': 'the highest bet that was made, as for every call',
    },
    recommended: 'either',
    why: 'a call equals the highest bet (IX.6.c), but the second blind is the minimum (VIII.2.b), and rooms ask for all of it',
  },
  'INT-01': {
    question: 'Who has the first odd unit of a divided pot where there is no button, as in stud?',
    answers: {
      'highest-card': 'the winner with the highest single card, equal ranks by suit',
      'lowest-seat': 'the winner in the lowest seat',
    },
    recommended: 'highest-card',
    why: 'the custom of card rooms, which break ties by suit for nothing else than such a unit and the bring-in',
  },
} as const satisfies Readonly<Record<string, OpenPoint>>;

export type OpenPointId = keyof typeof OPEN_POINTS;

export type Answers = {
  readonly [Id in OpenPointId]: keyof (typeof OPEN_POINTS)[Id]['answers'];
};

export const RECOMMENDED = Object.fromEntries(
  Object.entries(OPEN_POINTS).map(([id, { recommended }]) => [id, recommended]),
) as unknown as Answers;

export const answersOf = (given: Partial<Answers>): Answers => ({ ...RECOMMENDED, ...given });

export function answeredOtherwise(point: OpenPointId, answers: Answers): Answers {
  const other = Object.keys(OPEN_POINTS[point].answers).find((answer) => answer !== answers[point]);
  return { ...answers, [point]: other };
}

/** The answers of an event: valid ones, and those to an unknown point or with an unknown word. */
export function readAnswers(given: Readonly<Record<string, string>>): {
  readonly answers: Partial<Answers>;
  readonly unknown: readonly string[];
} {
  const entries = Object.entries(given);
  const isKnown = ([id, answer]: readonly [string, string]): boolean =>
    Object.hasOwn(OPEN_POINTS, id) && Object.hasOwn(OPEN_POINTS[id as OpenPointId].answers, answer);
  return {
    answers: Object.fromEntries(entries.filter(isKnown)),
    unknown: entries.filter((entry) => !isKnown(entry)).map(([id, answer]) => `${id}: ${answer}`),
  };
}
