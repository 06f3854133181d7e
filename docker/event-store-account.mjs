// Makes the account of the service in an EventStoreDB, as its administrator: it may append to streams and read them, and
// read the whole log. It may not delete a stream, change metadata, or do what administrators do. Repeating it is harmless.
//
//   EVENTSTORE_ADMIN_URL='esdb://admin:…@node:2113?tls=true&tlsCAFile=…' EVENTSTORE_PASSWORD=… node docker/event-store-account.mjs
import { EventStoreDBClient, jsonEvent, LoginConflictError } from '@eventstore/db-client';
import { convertToCommandError } from '@eventstore/db-client/dist/utils/CommandError.js';
import grpc from '@eventstore/db-client/generated/users_grpc_pb.js';
import messages from '@eventstore/db-client/generated/users_pb.js';

const ACCOUNT = 'cagnotte';
const ADMINS = '$admins';
const ATTEMPTS = 30;
const PAUSE_MS = 2_000;

const { EVENTSTORE_ADMIN_URL: url, EVENTSTORE_PASSWORD: password } = process.env;
if (!url || !password) end('EVENTSTORE_ADMIN_URL and EVENTSTORE_PASSWORD must be set.');
const [, username, secret] =
  /^[^:]+:\/\/([^:/]+):([^@]+)@/.exec(url) ?? end('EVENTSTORE_ADMIN_URL names no user and password.');
const credentials = { username: decodeURIComponent(username), password: decodeURIComponent(secret) };
const client = EventStoreDBClient.connectionString(url);
const options = { credentials, requiresLeader: true };

/** One call of the users of the server, which the client has no method for. */
const call = (method, request) =>
  client.execute(
    grpc.UsersClient,
    method,
    (users) =>
      new Promise((resolve, reject) => {
        users[method](request, ...client.callArguments(options), (failure, answer) =>
          failure ? reject(convertToCommandError(failure)) : resolve(answer),
        );
      }),
  );

async function makeAccount() {
  const create = new messages.CreateReq.Options()
    .setLoginName(ACCOUNT)
    .setFullName('Cagnotte')
    .setPassword(password)
    .setGroupsList([]);
  try {
    await call('create', new messages.CreateReq().setOptions(create));
  } catch (failure) {
    if (!(failure instanceof LoginConflictError)) throw failure;
    const reset = new messages.ResetPasswordReq.Options().setLoginName(ACCOUNT).setNewPassword(password);
    await call('resetPassword', new messages.ResetPasswordReq().setOptions(reset));
  }
  const both = [ACCOUNT, ADMINS];
  const settings = {
    $userStreamAcl: { $r: both, $w: both, $d: ADMINS, $mr: ADMINS, $mw: ADMINS },
    $systemStreamAcl: { $r: ADMINS, $w: ADMINS, $d: ADMINS, $mr: ADMINS, $mw: ADMINS },
  };
  await client.appendToStream('$settings', jsonEvent({ type: 'settings', data: settings }), options);
  await client.setStreamMetadata('$all', { acl: { readRoles: both } }, options);
}

function end(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

// A cluster that has just started has no leader yet.
for (let attempt = 1; ; attempt += 1) {
  try {
    await makeAccount();
    process.stdout.write(`The account ${ACCOUNT} may append to streams and read them.\n`);
    process.exit(0);
  } catch (failure) {
    if (attempt === ATTEMPTS || failure.type === 'access-denied')
      end(`The account was not made: ${failure.message}`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
