import MinimizerPlugin from 'minimizer-webpack-plugin';

const hashes = /"[0-9a-f]{8}"/g;

/**
 * Minifies the entry, which names all chunks by their hashes. The most frequent letters become the shortest names: if those
 * of the hashes counted, another text on a page would rename variables here, and a rehearsal would mount every page anew.
 * @type {import('minimizer-webpack-plugin').BasicMinimizerImplementation<any>}
 */
export async function minifyEntry(input, sourceMap, options, extractComments) {
  const [[file, code] = ['', '']] = Object.entries(input);
  const found = [];
  // As long as a hash: source maps stay right.
  const masked = code.replaceAll(hashes, (hash) => `"${String(found.push(hash) - 1).padStart(8, '0')}"`);
  const minified = await MinimizerPlugin.swcMinify({ [file]: masked }, sourceMap, options, extractComments);
  return { ...minified, code: minified.code?.replaceAll(hashes, (mask) => found[Number(mask.slice(1, -1))]) };
}
minifyEntry.getMinimizerVersion = MinimizerPlugin.swcMinify.getMinimizerVersion;
