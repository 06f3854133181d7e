/** The addresses before sign-in. */
const BEFORE_SIGN_IN = /^\/(sign-in|signed-in|enrol|tablet)\/?$/;

/**
 * Names the HTML file that the service answers with at an address. Before sign-in a person loads `sign-in.html`, a small page without the
 * application; every other address loads the application, whose router chooses the screen.
 */
export const pageAt = (path: string): string => (BEFORE_SIGN_IN.test(path) ? '/sign-in.html' : '/index.html');
