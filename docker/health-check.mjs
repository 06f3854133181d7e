// For the engine that runs the image: ends with 0 when the service of this container is ready to be sent requests.
const port = process.env.CAGNOTTE_PORT ?? '3000';
const ready = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => undefined);
process.exitCode = ready?.ok ? 0 : 1;
