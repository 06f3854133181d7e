import { assumed, type LeftOut, SHOWN, UNKNOWN } from './left-out-rows';

/** Rows of the register of equipment. */
export const LEFT_OUT_OF_EQUIPMENT: Readonly<Record<string, LeftOut>> = {
  'pieces[].model': SHOWN,
  'pieces[].automatic': assumed('a manual shoe'),
  'pieces[].games': assumed('every game'),
  'pieces[].homologation': assumed('that the register has none', 'homologation-missing'),
  'pieces[].homologation.validUntil': assumed('no last day'),
  'equipment.homologation-renewed validUntil': assumed('no last day'),
  'pieces[].backs': UNKNOWN,
  remark: SHOWN,
  'dice.changed withdrawn': UNKNOWN,
  'dice.changed lost': UNKNOWN,
  'dice.changed supplied': UNKNOWN,
};
