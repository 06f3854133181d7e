export class IntakeStopping extends Error {
  override readonly name = 'IntakeStopping';

  constructor() {
    super('the service is stopping');
  }
}

export function unlessStopping<Answer>(promise: Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(new IntakeStopping());
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop);
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
