import { type Fault, unnumbered, WRONG_BY } from './deliveries';

const BY = { id: 'E-1', role: 'table-chief' };

/** Adds a reading of another minimum than the one that was announced. */
const wrongMinimum: Fault = (deliveries, chance) => {
  const reading = deliveries.pick(
    'cagnotte.reading.taken.v1',
    chance,
    ({ data: { minimum } }) => minimum !== undefined,
  );
  if (reading === undefined) return undefined;
  const { minimum } = reading.data;
  const id = `${reading.id}-minimum`;
  const data = { ...reading.data, minimum: minimum! + WRONG_BY };
  deliveries.addAfter(reading, { ...unnumbered(reading), id, data });
  return { eventIds: [id], expect: [{ code: 'minimum-read-differs', eventIds: [id] }] };
};

/** Adds a decision whose incident is not recorded. */
const decisionOfNothing: Fault = (deliveries, chance) => {
  const reading = deliveries.pick('cagnotte.reading.taken.v1', chance, () => true);
  if (reading === undefined) return undefined;
  const id = `${reading.id}-decision`;
  const data = { incident: 'D-99', decision: 'no-action', by: BY };
  deliveries.addAfter(reading, { ...unnumbered(reading), type: 'cagnotte.incident.decided.v1', id, data });
  return { eventIds: [id], expect: [{ code: 'decision-without-incident', eventIds: [id] }] };
};

export const WRONG_NOTES: Readonly<Record<string, Fault>> = {
  'reading-of-another-minimum': wrongMinimum,
  'decision-without-incident': decisionOfNothing,
};
