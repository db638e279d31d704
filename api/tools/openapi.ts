/**
 * Writes api/openapi.json out of the source, with no database; with --check, fails when the file is stale.
 *
 * The Swagger plugin reads the types, the API's own build compiles them, and Nest describes the result in preview mode.
 */
import { PluginMetadataGenerator } from '@nestjs/cli/lib/compiler/plugins/plugin-metadata-generator.js';
import { ReadonlyVisitor } from '@nestjs/swagger/plugin';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import prettier from 'prettier';
import ts from 'typescript';
import webpack from 'webpack';
import apiBuild, { packagesOutside, requireInModules } from '../webpack.config.js';

const api = path.join(import.meta.dirname, '..');
const file = path.join(api, 'openapi.json');
const scratch = path.join(api, '../dist/api-openapi');

rmSync(scratch, { recursive: true, force: true });
mkdirSync(scratch, { recursive: true });
collectMetadata();
const bundle = await compile();
const { describe } = (await import(pathToFileURL(bundle).href)) as { describe(): Promise<object> };
const document = await prettier.format(JSON.stringify(await describe()), { parser: 'json', printWidth: 120 });
rmSync(scratch, { recursive: true, force: true });

if (!process.argv.includes('--check')) {
  writeFileSync(file, document);
} else if (readFileSync(file, 'utf8') !== document) {
  process.stderr.write('api/openapi.json is stale. Run: npx nx run api:openapi\n');
  process.exit(1);
}

/** Writes what the types say about classes and handlers to a module of the scratch folder. */
function collectMetadata(): void {
  const { config } = ts.readConfigFile(path.join(api, 'tsconfig.json'), ts.sys.readFile);
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, api);
  const described = fileNames.filter((name) => /\.(dto|presenter|controller)\.ts$/.test(name));
  new PluginMetadataGenerator().generate({
    tsconfigPath: '',
    tsProgramRef: ts.createProgram(described, options),
    visitors: [
      new ReadonlyVisitor({
        pathToSource: scratch,
        dtoFileNameSuffix: ['.dto.ts', '.presenter.ts'],
        introspectComments: true,
        classValidatorShim: true,
        esmCompatible: true,
      }),
    ],
    outputDir: scratch,
    filename: 'metadata.ts',
  });
}

function compile(): Promise<string> {
  writeFileSync(
    path.join(scratch, 'describe.ts'),
    `import 'reflect-metadata';
     import { describeApi } from '../../api/src/docs/describe-api';
     import metadata from './metadata';
     export const describe = () => describeApi(metadata);`,
  );
  const compiler = webpack({
    ...(apiBuild as webpack.Configuration),
    entry: { describe: path.join(scratch, 'describe.ts') },
    output: { ...apiBuild.output, path: scratch, clean: false, asyncChunks: false },
    externals: packagesOutside(/^(\.|\/|@site\/)/),
    resolve: { ...apiBuild.resolve, extensionAlias: { '.js': ['.ts'] } },
    plugins: [requireInModules, new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    devtool: false,
  } as webpack.Configuration);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve(path.join(scratch, 'describe.mjs'));
    });
  });
}
