import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import webpack from 'webpack';
import { chunkMap } from './chunk-map.js';

/**
 * Fails a build whose scripts have outgrown `budgets.json`: KB of gzip by chunk name, `*` for each that is not named.
 * What `main` brings is there already and does not count again.
 */
export class SizeBudgetPlugin {
  constructor(budgetsFile, container) {
    this.budgetsFile = budgetsFile;
    this.container = container;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('SizeBudgetPlugin', (compilation) => {
      compilation.fileDependencies.add(this.budgetsFile);
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'SizeBudgetPlugin', stage }, () => {
        for (const fault of this.faults(compilation)) compilation.errors.push(new webpack.WebpackError(fault));
      });
    });
  }

  *faults(compilation) {
    const budgets = JSON.parse(readFileSync(this.budgetsFile, 'utf8'));
    const chunks = chunkMap(compilation, this.container);
    for (const [name, files] of Object.entries(chunks)) {
      const own = name === 'main' ? files : files.filter((file) => !chunks.main?.includes(file));
      const sizes = own.map((file) => ({ file, size: gzippedKilobytes(compilation, file) }));
      const total = sizes.reduce((sum, { size }) => sum + size, 0);
      const budget = budgets[name] ?? budgets['*'];
      if (total <= budget) continue;
      const list = sizes.map(({ file, size }) => `${file} ${size.toFixed(1)}`).join(', ');
      yield `${name} has ${total.toFixed(1)} KB of gzip (${list}); its budget is ${budget} KB in ${this.budgetsFile}.`;
    }
  }
}

const gzippedKilobytes = (compilation, file) =>
  gzipSync(compilation.getAsset(file).source.buffer(), { level: 9 }).length / 1024;
