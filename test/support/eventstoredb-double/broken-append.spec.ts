import shared from '@eventstore/db-client/generated/shared_pb';
import streams from '@eventstore/db-client/generated/streams_pb';
import { StreamsService } from '@eventstore/db-client/generated/streams_grpc_pb';
import { connect } from 'node:http2';
import { createConnection } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { EventStoreDbDouble } from './eventstoredb-double';

const FRAME_HEADER_BYTES = 5;
const options = new streams.AppendReq().setOptions(
  new streams.AppendReq.Options()
    .setStreamIdentifier(new shared.StreamIdentifier().setStreamName(Buffer.from('a')))
    .setAny(new shared.Empty()),
);
const event = new streams.AppendReq().setProposedMessage(
  new streams.AppendReq.ProposedMessage()
    .setId(new shared.UUID().setString('018f2f60-0000-7000-8000-000000000001'))
    .setData(Buffer.from('{}')),
);

/** In a shared call: a message that is not marked as the last of its append. */
const unfinished = new streams.BatchAppendReq()
  .setCorrelationId(new shared.UUID().setString('018f2f60-0000-7000-8000-000000000002'))
  .setOptions(
    new streams.BatchAppendReq.Options()
      .setStreamIdentifier(new shared.StreamIdentifier().setStreamName(Buffer.from('a')))
      .setAny(new shared.Empty()),
  )
  .setProposedMessagesList([
    new streams.BatchAppendReq.ProposedMessage()
      .setId(new shared.UUID().setString('018f2f60-0000-7000-8000-000000000001'))
      .setData(Buffer.from('{}')),
  ]);

/** A gRPC message: flag for uncompressed, length, bytes. */
function framed(request: { serializeBinary(): Uint8Array }): Buffer {
  const message = request.serializeBinary();
  const header = Buffer.alloc(FRAME_HEADER_BYTES);
  header.writeUInt32BE(message.length, 1);
  return Buffer.concat([header, message]);
}

let double: EventStoreDbDouble;
beforeEach(async () => {
  double = await new EventStoreDbDouble().start();
});
afterEach(() => double.stop());

describe('the double of EventStoreDB', () => {
  it.each([
    ['its name', StreamsService.append.path, [options]],
    ['a part of its events', StreamsService.append.path, [options, event]],
    ['a part of its events, in a call with others', StreamsService.batchAppend.path, [unfinished]],
  ])('stores nothing of an append whose client was killed after %s', async (_what, path, said) => {
    const before = double.log.all.length;
    const { hostname, port, origin } = new URL(double.url.replace('esdb', 'http'));
    const socket = createConnection(Number(port), hostname);
    const session = connect(origin, { createConnection: () => socket });
    const call = session.request({
      ':method': 'POST',
      ':path': path,
      'content-type': 'application/grpc',
      te: 'trailers',
    });
    // Both fail with an error when the socket is destroyed.
    session.on('error', () => undefined);
    call.on('error', () => undefined);
    for (const request of said) call.write(framed(request));
    await sleep(50);
    socket.destroy();
    await sleep(50);
    expect(double.log.all.length).toBe(before);
  });
});
