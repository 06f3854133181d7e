import {
  type Asked,
  type Cells,
  type Comparing,
  everyNode,
  inBoth,
  MONEY,
  type Money,
  type Named,
  textOf,
} from './sql-comparing';

interface Bank {
  readonly table: string;
  readonly gamingDay: string;
  readonly sessionNo: number;
  readonly bank: string;
}

interface Line extends Record<
  'before' | 'after' | 'voluntaryGarage' | 'improperGarage' | 'notCovered',
  Money
> {
  readonly recordNumber: number;
  readonly voidedBy: number | null;
  readonly coup:
    | (Named & { readonly commission: { readonly amount: Money } } & Record<Coup, Money | null>)
    | null;
}

type Coup = 'inPlay' | 'staked' | 'covered' | 'mandatoryGarage' | 'gain';

const IN_BOTH = [
  ...[
    'before',
    'voluntary_garage_before',
    'improper_garage_before',
    'in_play',
    'staked',
    'covered',
    'mandatory_garage',
  ],
  ...['gain', 'commission', 'not_covered', 'after', 'voluntary_garage', 'improper_garage'],
];

/** Each coup with what the line before it left in the garages. */
export const BANK_COUP: Comparing = {
  sql: `SELECT gaming_day, table_id, session_no, bank, record_number, shoe_no, coup_no, is_void,
               ${IN_BOTH.map((name) => `${name}, ${name}_minor`).join(', ')} FROM bi.bank_coup WHERE casino = '$1'`,
  graphql: async (asked) => {
    const banks = await everyNode<Bank>(
      asked.client,
      'playerBanks',
      `casino: "${asked.casino}"`,
      'table gamingDay sessionNo bank',
    );
    const found: Cells[] = [];
    for (const bank of banks) found.push(...(await coupsOf(asked, bank)));
    return found;
  },
};

async function coupsOf(
  { client, casino }: Asked,
  { table, gamingDay, sessionNo, bank }: Bank,
): Promise<Cells[]> {
  const lines = await everyNode<Line>(
    client,
    'bankStatement',
    `casino: "${casino}", table: "${table}", gamingDay: "${gamingDay}", sessionNo: ${sessionNo}, bank: "${bank}"`,
    `recordNumber voidedBy before ${MONEY} after ${MONEY} voluntaryGarage ${MONEY} improperGarage ${MONEY} notCovered ${MONEY}
     coup { shoeNo coupNo inPlay ${MONEY} staked ${MONEY} covered ${MONEY} mandatoryGarage ${MONEY} gain ${MONEY}
            commission { amount ${MONEY} } }`,
  );
  return lines.flatMap(({ coup, ...line }, index) => {
    if (coup === null) return [];
    const { voluntaryGarage = NOTHING, improperGarage = NOTHING } = lines[index - 1] ?? {};
    return [
      {
        gaming_day: gamingDay,
        table_id: table,
        session_no: textOf(sessionNo),
        bank,
        record_number: textOf(line.recordNumber),
        shoe_no: textOf(coup['shoeNo']),
        coup_no: textOf(coup['coupNo']),
        is_void: textOf(line.voidedBy !== null),
        ...inBoth('before', line.before),
        ...inBoth('voluntary_garage_before', voluntaryGarage),
        ...inBoth('improper_garage_before', improperGarage),
        ...inBoth('in_play', coup.inPlay),
        ...inBoth('staked', coup.staked),
        ...inBoth('covered', coup.covered),
        ...inBoth('mandatory_garage', coup.mandatoryGarage),
        ...inBoth('gain', coup.gain),
        ...inBoth('commission', coup.commission.amount),
        ...inBoth('not_covered', line.notCovered),
        ...inBoth('after', line.after),
        ...inBoth('voluntary_garage', line.voluntaryGarage),
        ...inBoth('improper_garage', line.improperGarage),
      },
    ];
  });
}

const NOTHING: Money = { amount: '0.00', minorUnits: '0' };
