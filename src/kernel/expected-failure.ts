/**
 * What goes wrong around the program, not in it: a file, a key, a setting, a server. A command prints its name and its
 * message, and not the place in the code.
 */
export class ExpectedFailure extends Error {}
