/** Why a question about one thing has no answer. */
export type NotFoundCode =
  | 'ACCOUNT.UNKNOWN'
  | 'TABLE_SESSION.UNKNOWN'
  | 'PLAYER_BANK.UNKNOWN'
  | 'JACKPOT.UNKNOWN'
  | 'GAMING_DAY.UNKNOWN'
  | 'GAMING_DUTY.NO_TARIFF';

/** What each refusal says to the person who asks. */
export const NOT_FOUND: Record<NotFoundCode, { readonly message: string; readonly messageEs: string }> = {
  'ACCOUNT.UNKNOWN': {
    message: 'Nothing was posted to this account by then: see the query accounts.',
    messageEs: 'No había ningún apunte en esta cuenta en ese momento: véase la consulta accounts.',
  },
  'TABLE_SESSION.UNKNOWN': {
    message: 'Nothing was reported of this session of this table by then: see the query tableSessions.',
    messageEs: 'No constaba nada de esta sesión de la mesa en ese momento: véase la consulta tableSessions.',
  },
  'PLAYER_BANK.UNKNOWN': {
    message: 'Nothing was reported of this bank in this session by then: see the query playerBanks.',
    messageEs: 'No constaba nada de esta banca en la sesión en ese momento: véase la consulta playerBanks.',
  },
  'JACKPOT.UNKNOWN': {
    message: 'Nothing was reported of this pool by then: see the query jackpots.',
    messageEs: 'No constaba nada de este bote en ese momento: véase la consulta jackpots.',
  },
  'GAMING_DAY.UNKNOWN': {
    message: 'Nothing was recorded of this gaming day by then: see the query gamingDays.',
    messageEs: 'No constaba nada de esta jornada en ese momento: véase la consulta gamingDays.',
  },
  'GAMING_DUTY.NO_TARIFF': {
    message: 'No tariff of the gaming duty was read for this casino and quarter: see its authorisation.',
    messageEs:
      'No se ha leído ninguna tarifa de la tasa para este casino y trimestre: véase su autorización.',
  },
};
