import webpack from 'webpack';

/** Writes `dist/<app>/chunks.json`: each named chunk's scripts, `main` being the entry with what it loads at once. */
export class ChunkMapPlugin {
  constructor({ entry, main }) {
    this.entry = entry;
    this.main = main;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ChunkMapPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ChunkMapPlugin', stage }, () => {
        const text = `${JSON.stringify(this.chunkMap(compilation), null, 2)}\n`;
        compilation.emitAsset('../chunks.json', new webpack.sources.RawSource(text));
      });
    });
  }

  chunkMap(compilation) {
    const chunks = {};
    for (const [name, group] of compilation.namedChunkGroups) {
      const files = group.getFiles().filter((file) => file.endsWith('.js'));
      if (name === this.main) chunks.main = [this.entry, ...files];
      else if (!files.includes(this.entry)) chunks[name] = files;
    }
    return chunks;
  }
}
