/** A type of event without prefix and version: `bank.deposited` for `cagnotte.bank.deposited.v1`. */
export const eventName = (type: string): string => type.replace(/^cagnotte\.(.+)\.v\d+$/, '$1');
