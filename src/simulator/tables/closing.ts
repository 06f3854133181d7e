import type { Minor } from '../../kernel/money';
import type { Course } from '../agenda';
import { inPieces } from '../pieces';
import { poolOf, type HouseTray } from './house-tray';

const MINUTE = 60;

/** Counts of two people who do not see each other, the tips, the close, and the box that is counted afterwards. */
export function* closeSession(tray: HouseTray, toLock: Minor): Course {
  const { house, plan, staff, float, tips } = tray;
  const { currency } = house.name;
  const [chief, ...croupiers] = staff;
  const second = croupiers[0] ?? chief!;
  const counts = [chief!, second].map((by) => ({ by, amount: float }));
  tray.report({
    type: 'cagnotte.table.counted.v1',
    data: {
      ...{ currency, inventory: float, pieces: inPieces(float), counts },
      ...{ occasion: 'closing', certifiedBy: [chief!, second] },
    },
  });
  yield 3 * MINUTE;
  tray.report({
    type: 'cagnotte.tips.counted.v1',
    data: {
      ...{ currency, chips: tips, cash: 0n, takenToCage: true, by: [chief!, second] },
      ...house.chipsStated(tips),
    },
  });
  house.cage.takeTips(tips, 0n);
  if (tray.poolSlot > 0n) emptyPoolSlot(tray);
  yield 3 * MINUTE;
  handOver(tray, toLock < float ? toLock : float);
  yield 20 * MINUTE;
  for (const { box, cash } of tray.boxes) {
    house.report({
      type: 'cagnotte.drop.counted.v1',
      from: `tables/${plan.table}/count-room`,
      sessionNo: tray.sessionNo,
      data: { currency, box, amount: cash, by: [chief!, second], ...house.cashStated(cash) },
    });
    house.cage.cash += cash;
  }
}

function emptyPoolSlot(tray: HouseTray): void {
  const { house, staff, poolSlot: chips } = tray;
  const { currency } = house.name;
  const by = staff.slice(0, 2);
  const pool = poolOf(tray.plan);
  const ofPool = pool === undefined ? {} : { pool };
  tray.report({
    type: 'cagnotte.slot.counted.v1',
    data: { currency, slot: 'jackpot', ...ofPool, chips, takenToCage: true, by, ...house.chipsStated(chips) },
  });
  house.cage.chips += chips;
}

/** The float goes to the cage but for what stays locked on the table; the cage confirms the slip. */
function handOver(tray: HouseTray, locked: Minor): void {
  const { house, plan, staff, float } = tray;
  const { currency } = house.name;
  const slip = house.cage.nextSlip();
  const chips = float - locked;
  house.locked.set(plan.table, locked);
  tray.report({
    type: 'cagnotte.table.closed.v1',
    data: {
      currency,
      toCage: [{ holder: 'table', chips, slip, ...house.chipsStated(chips) }],
      leftLocked: [{ holder: 'table', chips: locked, ...house.chipsStated(locked) }],
      certifiedBy: staff.slice(0, 2),
    },
  });
  house.cage.chips += chips;
  house.cage.confirm(tray.toTable(chips), slip);
}
