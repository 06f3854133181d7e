import type { CatalogueEvent, EventData, EventType } from '../event-contract/catalogue';
import { type Finding, raise, said } from '../../finding-catalogue/finding';
import { money } from '../../games/wording';
import { type Minor, minorFromWire, sumMinor, type WireAmount } from '../../kernel/money';

interface Piece {
  readonly denomination: WireAmount;
  readonly pieces: number;
}

/** An amount of a report, and the chips, plaques, notes or coins that it says the amount is made of. */
interface InPieces {
  readonly amount: WireAmount | undefined;
  readonly pieces?: readonly Piece[] | undefined;
  /** The currency of the report where this is absent. */
  readonly currency?: string;
}

type Told<Type extends EventType> = (data: EventData[Type]) => readonly InPieces[];

interface Counted {
  readonly chips?: WireAmount | undefined;
  readonly cash?: WireAmount | undefined;
  readonly pieces?: readonly Piece[] | undefined;
  readonly notes?: readonly Piece[] | undefined;
  readonly otherCurrencies?: readonly {
    readonly currency: string;
    readonly amount: WireAmount;
    readonly notes?: readonly Piece[] | undefined;
  }[];
}

const ofCount = ({ chips, cash, pieces, notes, otherCurrencies = [] }: Counted): readonly InPieces[] => [
  { amount: chips, pieces },
  { amount: cash, pieces: notes },
  ...otherCurrencies.map(({ currency, amount, notes: others }) => ({ currency, amount, pieces: others })),
];

const ofAmount = ({ amount, pieces }: InPieces): readonly InPieces[] => [{ amount, pieces }];

const TOLD: { readonly [Type in EventType]?: Told<Type> } = {
  'cagnotte.table.opened.v1': ({ float }) => [{ amount: float.amount, pieces: float.pieces }],
  'cagnotte.table.filled.v1': ofAmount,
  'cagnotte.table.credited.v1': ofAmount,
  'cagnotte.table.counted.v1': ({ inventory, pieces, counts = [] }) => [
    { amount: inventory, pieces },
    ...counts,
  ],
  'cagnotte.table.closed.v1': ({ toCage, leftLocked = [] }) =>
    [...toCage, ...leftLocked].map(({ chips, pieces }) => ({ amount: chips, pieces })),
  'cagnotte.cage.opened.v1': ofCount,
  'cagnotte.cage.counted.v1': ofCount,
  'cagnotte.cage.chips-sold.v1': ofAmount,
  'cagnotte.cage.chips-redeemed.v1': ofAmount,
  'cagnotte.cage.float-issued.v1': ofAmount,
  'cagnotte.cage.credit-received.v1': ofAmount,
  'cagnotte.cage.transferred.v1': ({ amount, notes }) => [{ amount, pieces: notes }],
  'cagnotte.cage.currency-changed.v1': ({ other: { currency, amount, notes } }) => [
    { currency, amount, pieces: notes },
  ],
  'cagnotte.drop.counted.v1': ({ amount, notes, otherCurrencies = [] }) =>
    ofCount({ cash: amount, notes, otherCurrencies }),
  'cagnotte.slot.counted.v1': ofCount,
  'cagnotte.tips.counted.v1': ofCount,
  'cagnotte.cambista.counted.v1': ofCount,
  'cagnotte.count.submitted.v1': ({ counted: { amount, ...counted } }) =>
    ofCount({ ...counted, cash: amount ?? counted.cash }),
  'cagnotte.chips.exchanged.v1': ({ amount, notes, pieces, colour }) => [
    { amount, pieces: notes },
    { amount, pieces },
    {
      amount,
      pieces: colour === undefined ? undefined : [{ denomination: colour.value, pieces: colour.pieces }],
    },
  ],
  'cagnotte.chips.put-in-service.v1': ofAmount,
  'cagnotte.chips.withdrawn-from-service.v1': ofAmount,
  'cagnotte.slip.requested.v1': ofAmount,
};

/**
 * Pieces by denomination whose value differs from the amount reported with them. It may be lower by less than the smallest
 * piece: cents beside chips, or coins beside notes.
 */
export function checkPieces({ type, data }: CatalogueEvent): Finding[] {
  if (!Object.hasOwn(TOLD, type)) return [];
  const told = (TOLD[type] as Told<EventType>)(data);
  const { currency } = data as { readonly currency: string };
  return told.flatMap((each) => comparePieces(each, each.currency ?? currency));
}

function comparePieces({ amount, pieces }: InPieces, currency: string): Finding[] {
  if (amount === undefined || pieces === undefined || pieces.length === 0) return [];
  const [due, made] = [minorFromWire(amount), valueOf(pieces)];
  const missing = due - made;
  if (missing === 0n || (missing > 0n && missing < smallestOf(pieces))) return [];
  return [
    raise({
      code: 'pieces-do-not-add-up',
      expected: said`pieces of ${money(due, currency)}`,
      found: money(made, currency),
    }),
  ];
}

const valueOf = (pieces: readonly Piece[]): Minor =>
  sumMinor(pieces.map(({ denomination, pieces: number }) => minorFromWire(denomination) * BigInt(number)));

const smallestOf = (pieces: readonly Piece[]): Minor =>
  pieces
    .map(({ denomination }) => minorFromWire(denomination))
    .reduce((one, other) => (one < other ? one : other));
