import { request } from 'node:http';

/** Bytes of a file's content as it comes over the wire. */
export interface Weight {
  gzip: number;
  brotli: number;
}

/** What a file weighs for a browser that takes only the one or the other. */
export const weigh = async (url: string): Promise<Weight> => ({
  gzip: await bytesOf(url, 'gzip'),
  brotli: await bytesOf(url, 'br'),
});

export const sumOf = (weights: Weight[]): Weight => ({
  gzip: weights.reduce((sum, { gzip }) => sum + gzip, 0),
  brotli: weights.reduce((sum, { brotli }) => sum + brotli, 0),
});

function bytesOf(url: string, encoding: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers: { 'accept-encoding': encoding } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.once('end', () => resolve(bytes));
      response.once('error', reject);
    });
    sent.once('error', reject);
    sent.end();
  });
}
