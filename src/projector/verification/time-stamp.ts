import { createHash, webcrypto } from 'node:crypto';
import { type AsnType, Integer, OctetString, Sequence } from 'asn1js';
import {
  type Attribute,
  AlgorithmIdentifier,
  Certificate,
  ContentInfo,
  CryptoEngine,
  ExtKeyUsage,
  MessageImprint,
  PKIStatus,
  SignedData,
  setEngine,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs';
import { TimeStampError } from './anchors';

setEngine('node', new CryptoEngine({ name: 'node', crypto: webcrypto as Crypto }));

const SHA_256 = '2.16.840.1.101.3.4.2.1';
const TST_INFO = '1.2.840.113549.1.9.16.1.4';
const SIGNING_CERTIFICATE = '1.2.840.113549.1.9.16.2.12';
const SIGNING_CERTIFICATE_V2 = '1.2.840.113549.1.9.16.2.47';
const EXTENDED_KEY_USAGE = '2.5.29.37';
const TIME_STAMPING = '1.3.6.1.5.5.7.3.8';

/** What was stamped: a text and the nonce of its request, a number of 64 bits or more in hexadecimal. */
export interface Stamped {
  readonly text: string;
  readonly nonce: string;
}

/** A request for a time stamp over the SHA-256 of a text, in DER; asks for the certificate of the authority. */
export function timeStampRequest({ text, nonce }: Stamped): Buffer {
  const request = new TimeStampReq({
    version: 1,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: SHA_256 }),
      hashedMessage: new OctetString({ valueHex: bytesOf(digestOf(text)) }),
    }),
    nonce: Integer.fromBigInt(BigInt(`0x${nonce}`)),
    certReq: true,
  });
  return Buffer.from(request.toSchema().toBER());
}

/**
 * The token in the answer of an authority, in DER.
 * @throws TimeStampError where it refuses, or its answer is not for this request
 */
export async function tokenIn(answer: Buffer, stamped: Stamped): Promise<Buffer> {
  const { status, timeStampToken } = read(() => TimeStampResp.fromBER(bytesOf(answer)), 'the answer');
  const isGranted = status.status === PKIStatus.granted || status.status === PKIStatus.grantedWithMods;
  if (!isGranted || timeStampToken === undefined) {
    const words = (status.statusStrings ?? []).map(({ valueBlock }) => valueBlock.value).join(' ');
    throw new TimeStampError(`the authority refuses it (status ${status.status}${words && `: ${words}`})`);
  }
  const token = Buffer.from(timeStampToken.toSchema().toBER());
  await readTimeStamp(token, stamped);
  return token;
}

export interface TimeStamp {
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly authority: string;
  /** Whether the certificate leads to one of those given; undefined where none was. */
  readonly isTrusted: boolean | undefined;
}

/**
 * Checks a token offline: that it stamps this text under this nonce, that the certificate in it signed it, that this
 * one may sign time stamps, and that it leads to one of the authorities given.
 * @param authorities certificates in DER; none: trust is not checked
 * @throws TimeStampError with the check that failed
 */
export async function readTimeStamp(
  token: Buffer,
  { text, nonce }: Stamped,
  authorities: readonly Buffer[] = [],
): Promise<TimeStamp> {
  const signed = read(
    () => new SignedData({ schema: ContentInfo.fromBER(bytesOf(token)).content }),
    'the token',
  );
  const info = read(() => infoIn(signed), 'the token');
  const imprint = Buffer.from(info.messageImprint.hashedMessage.valueBlock.valueHexView);
  const isSha256 = info.messageImprint.hashAlgorithm.algorithmId === SHA_256;
  if (!isSha256 || !imprint.equals(digestOf(text))) throw new TimeStampError('it stamps something else');
  if (info.nonce?.toBigInt() !== BigInt(`0x${nonce}`)) throw new TimeStampError('its nonce is another one');
  const signer = await signerOf(signed, { text, at: info.genTime });
  const trusted = authorities.map((der) => read(() => Certificate.fromBER(bytesOf(der)), 'an authority'));
  return {
    at: info.genTime.toISOString(),
    authority: nameOf(signer),
    isTrusted: trusted.length === 0 ? undefined : await leadsTo(signed, { text, trusted, at: info.genTime }),
  };
}

/** PEM of one or more certificates, as DER. @throws TimeStampError where it holds none */
export function certificatesIn(pem: string): readonly Buffer[] {
  const found = [...pem.matchAll(/-----BEGIN CERTIFICATE-----([^-]+)-----END CERTIFICATE-----/g)];
  if (found.length === 0) throw new TimeStampError('there is no certificate in PEM in it');
  return found.map(([, base64]) => Buffer.from(base64!, 'base64'));
}

function infoIn({ encapContentInfo }: SignedData): TSTInfo {
  if (encapContentInfo.eContentType !== TST_INFO) throw new TimeStampError('it is no time stamp');
  return TSTInfo.fromBER(encapContentInfo.eContent!.getValue());
}

/** The certificate that signed it. @throws TimeStampError where none in it did, or that one may not */
async function signerOf(
  signed: SignedData,
  { text, at }: { readonly text: string; readonly at: Date },
): Promise<Certificate> {
  const data = bytesOf(Buffer.from(text));
  const { signatureVerified, signerCertificate } = await signed
    .verify({ signer: 0, data, checkDate: at, extendedMode: true })
    .catch((failure: { readonly message?: string }) => {
      throw new TimeStampError(`its signature cannot be checked: ${failure.message ?? 'unknown'}`);
    });
  if (signatureVerified !== true || !signerCertificate)
    throw new TimeStampError('its signature is not that of its certificate');
  if (signerCertificate.notBefore.value > at || signerCertificate.notAfter.value < at)
    throw new TimeStampError('its certificate was not valid then');
  if (!mayStamp(signerCertificate)) throw new TimeStampError('its certificate is not one for time stamps');
  if (!isBound(signed, signerCertificate)) throw new TimeStampError('it was signed with another certificate');
  return signerCertificate;
}

async function leadsTo(
  signed: SignedData,
  { text, trusted, at }: { readonly text: string; readonly trusted: Certificate[]; readonly at: Date },
): Promise<boolean> {
  const data = bytesOf(Buffer.from(text));
  return signed
    .verify({ signer: 0, data, trustedCerts: trusted, checkChain: true, checkDate: at })
    .catch(() => false);
}

/** RFC 3161, 2.3: the certificate is for time stamps and nothing else, by an extension marked critical. */
function mayStamp({ extensions = [] }: Certificate): boolean {
  const usage = extensions.find(({ extnID }) => extnID === EXTENDED_KEY_USAGE);
  const purposes = usage?.parsedValue instanceof ExtKeyUsage ? usage.parsedValue.keyPurposes : [];
  return usage?.critical === true && purposes.length === 1 && purposes[0] === TIME_STAMPING;
}

/** RFC 3161, 2.4.2 and RFC 5816: the signature covers the hash of the certificate that made it. */
function isBound({ signerInfos }: SignedData, certificate: Certificate): boolean {
  const attributes = signerInfos[0]?.signedAttrs?.attributes ?? [];
  const der = Buffer.from(certificate.toSchema(true).toBER());
  const hashed = (type: string): Buffer | undefined => {
    const attribute = attributes.find((each) => each.type === type);
    return attribute && firstHashIn(attribute);
  };
  const v2 = hashed(SIGNING_CERTIFICATE_V2);
  // The length of the hash shows its algorithm: SHA-256, the default, is not named beside it.
  if (v2 !== undefined) return v2.equals(createHash(hashName(v2.length)).update(der).digest());
  return hashed(SIGNING_CERTIFICATE)?.equals(createHash('sha1').update(der).digest()) ?? false;
}

const hashName = (bytes: number): string => ({ 48: 'sha384', 64: 'sha512' })[bytes] ?? 'sha256';

function firstHashIn({ values }: Attribute): Buffer | undefined {
  const [first] = sequence(sequence(values[0] as AsnType)[0]);
  const hash = sequence(first).find((each) => each instanceof OctetString);
  return hash && Buffer.from(hash.valueBlock.valueHexView);
}

const sequence = (block: AsnType | undefined): readonly AsnType[] =>
  block instanceof Sequence ? block.valueBlock.value : [];

const nameOf = ({ subject }: Certificate): string =>
  subject.typesAndValues.map(({ value }) => String(value.valueBlock.value)).join(', ');

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

const bytesOf = (buffer: Buffer): ArrayBuffer => new Uint8Array(buffer).buffer;

function read<Value>(work: () => Value, what: string): Value {
  try {
    return work();
  } catch (failure) {
    if (failure instanceof TimeStampError) throw failure;
    throw new TimeStampError(`${what} cannot be read: ${(failure as Error).message}`);
  }
}
