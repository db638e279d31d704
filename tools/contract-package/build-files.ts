/** Of `tools/webpack`, for the configuration of a remote's build. */
export const buildFiles = [
  'remote-plugins.js',
  'plugins/chunk-map-plugin.js',
  'plugins/chunk-map.js',
  'plugins/federation-ids-plugin.js',
  'plugins/shell-loader-plugin.js',
  'runtime/public-path.js',
];
