/**
 * Gives the modules that federation makes up, the container's entry and its runtime's, fixed ids. Webpack would make them of
 * this machine's paths, and the ids of other modules give way to them: the same sources have to make the same files in
 * every folder.
 */
export class FederationIdsPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('FederationIdsPlugin', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('FederationIdsPlugin', (modules) => {
        const made = [...modules].filter((module) => isMadeUp(module, compiler)).sort(byType);
        for (const [id, module] of made.entries()) compilation.chunkGraph.setModuleId(module, id);
      });
    });
  }
}

const isMadeUp = (module, { context }) =>
  module.libIdent({ context })?.startsWith('webpack/container/entry/') ||
  /[\\/]\.federation[\\/]entry\./.test(module.nameForCondition() ?? '');

const byType = (one, other) => one.constructor.name.localeCompare(other.constructor.name);
