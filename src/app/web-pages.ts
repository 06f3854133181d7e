/** The addresses before sign-in. */
const BEFORE_SIGN_IN = /^\/(sign-in|signed-in|enrol|tablet)\/?$/;

/**
 * The document for the address of a screen. The screens before sign-in have one of their own, so that they load nothing of the
 * application; in the others the application finds the screen.
 */
export const pageAt = (path: string): string => (BEFORE_SIGN_IN.test(path) ? '/sign-in.html' : '/index.html');
