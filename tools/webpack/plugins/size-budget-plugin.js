import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';
import webpack from 'webpack';

/**
 * Fails a build whose scripts exceed `budgets.json`: KB of gzip by chunk name, `*` for each that is not named. A chunk
 * without a name is listed under the file that it imports. What `main` loads is there already and does not count again.
 * A chunk that no budget covers fails as well.
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
    const parts = partsOf(compilation, this.container);
    const main = new Set(parts.find(({ name }) => name === 'main')?.files);
    for (const { name, files } of parts) {
      const own = name === 'main' ? files : files.filter((file) => !main.has(file));
      const sizes = own.map((file) => ({ file, size: gzippedKilobytes(compilation, file) }));
      const total = sizes.reduce((sum, { size }) => sum + size, 0);
      const budget = budgets[name] ?? budgets['*'];
      if (total <= budget) continue;
      const list = sizes.map(({ file, size }) => `${file} ${size.toFixed(1)}`).join(', ');
      const allowed = budget === undefined ? 'it has no budget' : `its budget is ${budget} KB`;
      yield `${name} has ${total.toFixed(1)} KB of gzip (${list}); ${allowed} in ${this.budgetsFile}.`;
    }
  }
}

/** All that the build loads at once, now or later. */
function partsOf(compilation, container) {
  const parts = compilation.chunkGroups.map((group) => ({
    name: group.name ?? basename(group.origins[0]?.request ?? '').replace(/\.[jt]sx?$/, ''),
    files: group.getFiles().filter((file) => file.endsWith('.js')),
  }));
  if (!container) return parts;
  // The container's entry brings the chunk that it loads at once.
  return parts
    .filter(({ files }) => !files.includes(container.entry))
    .map(({ name, files }) =>
      name === container.main ? { name: 'main', files: [container.entry, ...files] } : { name, files },
    );
}

const gzippedKilobytes = (compilation, file) =>
  gzipSync(compilation.getAsset(file).source.buffer(), { level: 9 }).length / 1024;
