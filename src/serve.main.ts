import './app/node-environment';
import { sayFailure } from './app/commands/say-failure';
import { serve } from './app/commands/serve';

/* What `npx nest start` runs: `cagnotte serve` without the command line, which Nest's program does not pass on. */
serve().catch(sayFailure);
