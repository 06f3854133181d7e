/** The code of a link is in the fragment of its address, which browsers do not send, so that it appears in no log. */
export const linkCodeOf = (hash: string): string | undefined => /^#(cgl_[0-9a-f]{64})$/.exec(hash)?.[1];
