import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip, type InputType } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
const compressible = /\.(js|css|svg|json|txt|html)$/;
const worthCompressing = 1024;

type Recode = (content: Buffer) => Promise<Buffer>;

const encodings: { suffix: string; compress: Recode; decompress: Recode }[] = [
  {
    suffix: '.br',
    compress: (content) => brotli(content, best),
    decompress: promisify<InputType, Buffer>(brotliDecompress),
  },
  {
    suffix: '.gz',
    compress: (content) => zip(content, { level: constants.Z_BEST_COMPRESSION }),
    decompress: promisify<InputType, Buffer>(gunzip),
  },
];

/** Writes `.br` and `.gz` beside a text file. Reuses those beside `earlier` that hold the same text. */
export async function compressBeside(file: string, earlier: string | undefined): Promise<void> {
  if (!compressible.test(file)) return;
  const content = await readFile(file);
  if (content.length < worthCompressing) return;
  for (const { suffix, compress, decompress } of encodings) {
    const known = earlier && (await readHolding(content, `${earlier}${suffix}`, decompress));
    await writeFile(`${file}${suffix}`, known || (await compress(content)));
  }
}

/** A compressed file, if it exists, is intact, and holds that content. */
async function readHolding(content: Buffer, file: string, decompress: Recode): Promise<Buffer | undefined> {
  try {
    const compressed = await readFile(file);
    return content.equals(await decompress(compressed)) ? compressed : undefined;
  } catch {
    return undefined;
  }
}
