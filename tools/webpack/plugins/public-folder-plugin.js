import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
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
        for (const file of filesIn(this.folder)) {
          const name = relative(this.folder, file).split(sep).join('/');
          compilation.emitAsset(`${this.target}/${name}`, new webpack.sources.RawSource(readFileSync(file)));
        }
      });
    });
  }
}

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => join(parentPath, name));
