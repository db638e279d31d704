import { join } from 'node:path';
import webpack from 'webpack';

const explanations = /@module-federation\/error-codes\/dist\/desc\.(mjs|cjs)$/;

/** The federation runtime's errors come with their code and the address that explains it, but without 1 KB of explanations. */
export const federationErrorsByCode = new webpack.NormalModuleReplacementPlugin(
  explanations,
  join(import.meta.dirname, '../runtime/no-explanations.js'),
);
