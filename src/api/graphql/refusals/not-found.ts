/** Why a question about one thing has no answer. */
export type NotFoundCode = 'ACCOUNT.UNKNOWN' | 'TABLE_SESSION.UNKNOWN';

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
};
