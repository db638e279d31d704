import webpack from 'webpack';
import { chunkMap } from './chunk-map.js';

/** Writes `dist/<app>/chunks.json`: each named chunk's scripts, `main` being the entry with what it loads at once. */
export class ChunkMapPlugin {
  constructor(container) {
    this.container = container;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ChunkMapPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ChunkMapPlugin', stage }, () => {
        const text = `${JSON.stringify(chunkMap(compilation, this.container), null, 2)}\n`;
        compilation.emitAsset('../chunks.json', new webpack.sources.RawSource(text));
      });
    });
  }
}
