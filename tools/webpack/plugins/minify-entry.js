import MinimizerPlugin from 'minimizer-webpack-plugin';

const hashes = /(?<=")[0-9a-f]{8}(?=")/g;
/** No code has such a number. In quotes of its own or, where there is one chunk alone, within that one's address. */
const masks = /~0\d{6}/g;

/**
 * Minifies the entry, which names all chunks by their hashes. The most frequent letters become the shortest names: if those
 * of the hashes counted, another text on a page would rename variables here, and a rehearsal would mount every page anew.
 * @type {import('minimizer-webpack-plugin').BasicMinimizerImplementation<any>}
 */
export async function minifyEntry(input, sourceMap, options, extractComments) {
  const [[file, code] = ['', '']] = Object.entries(input);
  const found = [];
  // As long as a hash: source maps stay right.
  const masked = code.replaceAll(hashes, (hash) => `~${String(found.push(hash) - 1).padStart(7, '0')}`);
  const minified = await MinimizerPlugin.swcMinify({ [file]: masked }, sourceMap, options, extractComments);
  return { ...minified, code: minified.code?.replaceAll(masks, (mask) => found[Number(mask.slice(1))]) };
}
minifyEntry.getMinimizerVersion = MinimizerPlugin.swcMinify.getMinimizerVersion;
