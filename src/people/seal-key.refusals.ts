export interface RefusalText {
  readonly message: string;
  readonly messageEs: string;
}

/** Why a seal key was not proposed or approved, besides what holds for every decision about the house. */
export const SEAL_KEY_REFUSALS = {
  'PEOPLE.SEAL_KEY_MALFORMED': {
    message:
      'A seal key is the public key of an Ed25519 pair, SPKI in base64: cagnotte seal-key new FILE prints it.',
    messageEs:
      'Una clave de sello es la clave pública de un par Ed25519, SPKI en base64: la escribe cagnotte seal-key new ARCHIVO.',
  },
  'PEOPLE.SEAL_KEY_UNSIGNED': {
    message: 'A seal key is introduced by decisions that are signed: sign in with a passkey.',
    messageEs:
      'Una clave de sello se introduce con decisiones firmadas: inicie sesión con una llave de acceso.',
  },
} as const satisfies Record<string, RefusalText>;
