import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';

/** Copies files with fixed addresses, such as favicon.ico, unchanged; `below` is their address. */
export class PublicFolderPlugin {
  constructor(folder, below = '') {
    this.folder = folder;
    this.prefix = below && `${below}/`;
  }

  apply(compiler) {
    if (!existsSync(this.folder)) return;
    compiler.hooks.thisCompilation.tap('PublicFolderPlugin', (compilation) => {
      compilation.contextDependencies.add(this.folder);
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'PublicFolderPlugin', stage }, () => {
        for (const file of readdirSync(this.folder)) {
          compilation.emitAsset(
            `public/${this.prefix}${file}`,
            new webpack.sources.RawSource(readFileSync(join(this.folder, file))),
          );
        }
      });
    });
  }
}
