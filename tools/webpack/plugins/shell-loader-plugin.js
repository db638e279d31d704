import webpack from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;

/**
 * Leaves chunk loading to the shell, which aborts hanging requests and retries under another address; webpack's own
 * loader, which does neither, is removed.
 */
export class ShellLoaderPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ShellLoaderPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.loadScript).tap('ShellLoaderPlugin', (chunk) => {
        compilation.addRuntimeModule(chunk, new ShellLoaderModule());
        return true;
      });
    });
  }
}

class ShellLoaderModule extends RuntimeModule {
  constructor() {
    super('shell loader');
  }

  generate() {
    return `${RuntimeGlobals.loadScript} = (url, done) => self.shellLoadScript(url, done);`;
  }
}
