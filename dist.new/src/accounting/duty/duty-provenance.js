"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.dutyProvenance = void 0;
const LAW = 'law-as-read';
const CHOICE = 'configuration';
const NOT_FOUND = 'no text was found that decides it';
/** Of each part of a return: whether it is law as it was read, or the configuration of the casino. */
const dutyProvenance = ({ tariff, options, per, company }) => [
    {
        ...{ what: 'tariff', whatEs: 'tarifa', source: LAW },
        says: tariff === undefined ? 'none was read for this day' : `read as in force to ${tariff.readUntil}`,
        citation: tariff?.citation ?? '',
    },
    {
        ...{ what: 'base', whatEs: 'base', source: LAW },
        says: 'income from play less what was paid to players; entry fees are left out',
        citation: 'Real Decreto 2221/1984, article 5.2.A',
    },
    {
        ...{ what: 'accumulation', whatEs: 'acumulación', source: LAW },
        says: 'income since 1 January, less what was charged for earlier quarters of the year',
        citation: 'Real Decreto 2221/1984, article 8.1',
    },
    {
        ...{ what: 'due date', whatEs: 'plazo', source: LAW },
        says: 'the first 20 natural days of the month after the quarter',
        citation: 'Real Decreto 2221/1984, article 7.1',
    },
    {
        ...{ what: 'chips missing in slots', whatEs: 'faltas en ranuras', source: CHOICE },
        says: options.slots === 'surpluses' ? 'no prize: only surpluses count' : 'the count decides',
        citation: NOT_FOUND,
    },
    {
        ...{ what: 'pools', whatEs: 'botes', source: CHOICE },
        says: options.pools === 'paid' ? 'stakes less prizes paid' : 'share of the house less what it funds',
        citation: NOT_FOUND,
    },
    {
        ...{ what: 'whose income', whatEs: 'sujeto', source: CHOICE },
        says: per === 'casino' ? 'each casino by itself' : `all casinos of ${company ?? 'a company not named'}`,
        citation: NOT_FOUND,
    },
    {
        ...{ what: 'tips', whatEs: 'propinas', source: CHOICE },
        says: 'not in the base',
        citation: 'TEAC 28 June 2023, rec. 3683/2021, of which only an excerpt was read',
    },
    {
        ...{ what: 'a negative quarter', whatEs: 'trimestre negativo', source: CHOICE },
        says: 'shown as it is, to be set off or refunded; the form was not read',
        citation: NOT_FOUND,
    },
    {
        ...{ what: 'rounding', whatEs: 'redondeo', source: CHOICE },
        says: 'the quota of the year so far is rounded once, half up, to cents',
        citation: NOT_FOUND,
    },
];
exports.dutyProvenance = dutyProvenance;
//# sourceMappingURL=duty-provenance.js.map