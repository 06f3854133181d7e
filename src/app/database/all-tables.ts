import { CREDENTIAL_USE } from '../../people/credential-use';
import { CHALLENGE_KEY, SESSION } from '../../people/sign-in/session.queries';
import { FORMER_API_KEY } from '../../people/former-keys';
import { SEAL_KEY } from '../../access/seal-keys';
import { TIME_STAMP } from '../../projector/verification/anchors';
import { FOLD_STATE, FOLD_VERSION } from '../../ledger/_core/store/fold-states';
import { CASINO_HEAD, RECORD } from '../../ledger/register/register.entity';
import { SECURITY_LINE } from '../../security-log/security-line';
import { ALL_READ_MODELS } from '../../projector/all-read-models';
import { GENERATION, LEASE, LIVE } from '../../projector/generations/generation';
import { FACT_CELL, PLACE_OF_ACCOUNT } from '../../projector/runner/account-places';

/** Every table that is declared; the data source is given this list, never a glob. */
export const ALL_TABLES = [
  FORMER_API_KEY,
  CREDENTIAL_USE,
  SESSION,
  CHALLENGE_KEY,
  SEAL_KEY,
  TIME_STAMP,
  SECURITY_LINE,
  RECORD,
  CASINO_HEAD,
  GENERATION,
  LIVE,
  LEASE,
  FOLD_STATE,
  FOLD_VERSION,
  FACT_CELL,
  PLACE_OF_ACCOUNT,
  ...ALL_READ_MODELS.map(({ table }) => table),
];
