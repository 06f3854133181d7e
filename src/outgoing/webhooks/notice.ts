import type { NoticeKind } from '../../people/webhook.state';

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

export interface NoticeFacts {
  readonly casino: string;
  readonly kind: NoticeKind | 'test';
  /**
   * Tells this notice from others of its kind and casino, for good: the record, and where a record gives several, which of
   * them. No full stop, since the specification separates the parts of what is signed by it.
   */
  readonly of: string;
  readonly time: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export const noticeOf = ({ casino, kind, of, time, data }: NoticeFacts): Notice => ({
  specversion: '1.0',
  id: `${casino}_${kind}_${of}`,
  source: `/casinos/${casino}`,
  type: `cagnotte.notice.${kind}.v1`,
  time,
  datacontenttype: 'application/json',
  data: { casino, ...data },
});
