import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';

/** Copies a project's `public` folder as it is: files whose address others dictate, such as favicon.ico. */
export class PublicFolderPlugin {
  constructor(folder) {
    this.folder = folder;
  }

  apply(compiler) {
    if (!existsSync(this.folder)) return;
    compiler.hooks.thisCompilation.tap('PublicFolderPlugin', (compilation) => {
      compilation.contextDependencies.add(this.folder);
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'PublicFolderPlugin', stage }, () => {
        for (const file of readdirSync(this.folder)) {
          compilation.emitAsset(`public/${file}`, new webpack.sources.RawSource(readFileSync(join(this.folder, file))));
        }
      });
    });
  }
}
