import type { LibraryEvent } from './packed-event';

/** What somebody has set for a stream, or that it was ended for good. */
export interface StreamSetting {
  readonly stream: string;
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly isEnded?: true;
}

/** Types of records, and the beginning of names of streams, by which the server keeps that. */
const METADATA = '$metadata';
const STREAM_DELETED = '$streamDeleted';
const METADATA_STREAM = '$$';

export const SETTING_TYPES = [METADATA, STREAM_DELETED];

/** The setting that such a record is, if it is about a stream with this prefix. */
export function settingIn(
  { streamId, type, data }: LibraryEvent,
  { namespace, prefix }: { readonly namespace: string; readonly prefix: string },
): StreamSetting | undefined {
  const isMetadata = type === METADATA;
  const name = isMetadata ? streamId.slice(METADATA_STREAM.length) : streamId;
  if (!name.startsWith(namespace + prefix)) return undefined;
  const stream = name.slice(namespace.length);
  if (!isMetadata) return { stream, isEnded: true };
  return { stream, settings: typeof data === 'object' && data !== null ? { ...data } : {} };
}

/** Settings of a stream by which the server no longer gives all of its records. */
const HIDING = ['$maxCount', '$maxAge', '$tb'];

/**
 * A sentence for each stream of the log from which the server withholds records, because somebody ended the stream, deleted records, or
 * limited their number or age.
 */
export function faultsOfStreams(settings: readonly StreamSetting[]): string[] {
  const last = new Map<string, StreamSetting>();
  for (const setting of settings) if (!last.get(setting.stream)?.isEnded) last.set(setting.stream, setting);
  return [...last.values()].flatMap((setting) => faultOf(setting) ?? []);
}

function faultOf({ stream, settings = {}, isEnded }: StreamSetting): string | undefined {
  if (isEnded)
    return `the stream ${stream} was ended for good (tombstone), and the server gives none of its records: restore the event store from a backup`;
  const hiding = HIDING.filter((name) => settings[name] !== undefined);
  if (hiding.length === 0) return undefined;
  const told = hiding.map((name) => `${name} ${JSON.stringify(settings[name])}`).join(', ');
  return `the metadata of the stream ${stream} hide records (${told}): remove them before a scavenge deletes what they hide`;
}
