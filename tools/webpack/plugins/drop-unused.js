import { transform, version } from '@swc/core';

/**
 * Removes unused code of bundled libraries, since each shell reads a release's bundle and keeps it in memory. The rest
 * keeps its lines and names: readable stacks in a server's log are worth more than bytes. Characters beyond Latin-1 are
 * escaped: one of them doubles the memory that V8 uses.
 * @param {Record<string, string>} file its name and its code
 * @param {object} [map] its source map
 */
export async function dropUnused(file, map) {
  const [[filename, code]] = Object.entries(file);
  const used = await transform(code, {
    ...{ filename, swcrc: false, configFile: false, isModule: 'unknown' },
    ...{ sourceMaps: Boolean(map), inputSourceMap: map && JSON.stringify(map) },
    jsc: {
      target: 'es2022',
      minify: {
        compress: { defaults: false, unused: true, dead_code: true, keep_classnames: true, keep_fnames: true },
        mangle: false,
      },
      preserveAllComments: false,
      output: { charset: 'ascii' },
    },
  });
  return { code: used.code, map: used.map };
}

/** Part of the name under which webpack caches the result. */
dropUnused.getMinimizerVersion = () => version;
