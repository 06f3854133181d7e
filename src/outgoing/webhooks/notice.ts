import { type NoticeData, noticeType, type SentKind } from './notice-contract';

/** A CloudEvent (1.0, structured JSON) that a webhook is sent. Its id is the `webhook-id`, the same at every attempt. */
export interface Notice {
  readonly specversion: '1.0';
  readonly id: string;
  /** `/casinos/granada` */
  readonly source: string;
  readonly type: string;
  /** When this service recorded what it is about; of an alert, when it became due. ISO 8601, UTC. */
  readonly time: string;
  readonly datacontenttype: 'application/json';
  readonly data: Readonly<Record<string, unknown>>;
}

/** A notice and the record that it comes from. */
export interface NoticeOfRecord {
  readonly record: bigint;
  readonly notice: Notice;
}

export interface NoticeFacts<Kind extends SentKind> {
  readonly casino: string;
  readonly kind: Kind;
  /**
   * Tells this notice from others of its kind and casino, for good: the record, and where a record gives several, which of
   * them. No full stop, since the specification separates the parts of what is signed by it.
   */
  readonly of: string;
  readonly time: string;
  readonly data: Omit<NoticeData<Kind>, 'casino'>;
}

export const noticeOf = <Kind extends SentKind>({
  casino,
  kind,
  of,
  time,
  data,
}: NoticeFacts<Kind>): Notice => ({
  specversion: '1.0',
  id: `${casino}_${kind}_${of}`,
  source: `/casinos/${casino}`,
  type: noticeType(kind),
  time,
  datacontenttype: 'application/json',
  data: { casino, ...data },
});
