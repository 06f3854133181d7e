// For the container engine: exits with 0 if the service of this container is ready.
import { get as getPlain } from 'node:http';
import { get as getOverTls } from 'node:https';

const port = process.env.CAGNOTTE_PORT ?? '3000';
// The certificate is for the name that clients use, not for this address.
const [get, options] = process.env.CAGNOTTE_TLS_CERT
  ? [getOverTls, { rejectUnauthorized: false }]
  : [getPlain, {}];
get({ host: '127.0.0.1', port, path: '/health/ready', ...options }, (answer) => {
  process.exit(answer.statusCode === 200 ? 0 : 1);
}).on('error', () => process.exit(1));
