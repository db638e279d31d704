import { join } from 'node:path';
import webpack from 'webpack';

const logger = /@module-federation\/sdk\/dist\/logger\.c?js$/;

/** The shell has the one federation runtime: the logger that comes with a remote's container is never called, yet 0.4 KB of it. */
export const noFederationLogger = new webpack.NormalModuleReplacementPlugin(
  logger,
  join(import.meta.dirname, '../runtime/no-logger.js'),
);
