/** A type of event as people read it, without prefix and version: `bank.deposited` of `cagnotte.bank.deposited.v1`. */
export const eventName = (type: string): string => type.replace(/^cagnotte\.(.+)\.v\d+$/, '$1');
