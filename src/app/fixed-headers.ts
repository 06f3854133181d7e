import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';

/**
 * The headers of every answer: those that keep a browser from doing harm with it, and that figures are for who asked
 * for them now, and for no cache on the way. They are the same each time, so they are calculated once.
 */
export function fixedHeaders(): ReadonlyMap<string, string> {
  const request = new IncomingMessage(new Socket());
  const answer = new ServerResponse(request);
  PROTECTION(request, answer, () => undefined);
  answer.setHeader('cache-control', 'no-store');
  return new Map(Object.entries(answer.getHeaders() as Record<string, string>));
}

const PROTECTION = helmet({
  contentSecurityPolicy: {
    // The service speaks plain HTTP: a browser told to upgrade would find nothing of the page on another machine.
    directives: { 'style-src': [`'self'`, `'unsafe-inline'`], 'upgrade-insecure-requests': null },
  },
});
