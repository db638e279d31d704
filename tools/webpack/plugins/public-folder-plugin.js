import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';

/** Copies a folder's files unchanged into one of the build: into `public` those with fixed addresses, such as favicon.ico. */
export class PublicFolderPlugin {
  constructor(folder, target = 'public') {
    this.folder = folder;
    this.target = target;
  }

  apply(compiler) {
    if (!existsSync(this.folder)) return;
    compiler.hooks.thisCompilation.tap('PublicFolderPlugin', (compilation) => {
      compilation.contextDependencies.add(this.folder);
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'PublicFolderPlugin', stage }, () => {
        for (const file of readdirSync(this.folder)) {
          compilation.emitAsset(
            `${this.target}/${file}`,
            new webpack.sources.RawSource(readFileSync(join(this.folder, file))),
          );
        }
      });
    });
  }
}
