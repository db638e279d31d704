/**
 * The least that a page costs: node:http and bytes from memory. Takes PORT and ANSWER, a JSON file with `headers` and
 * `body` (base64). With NONCE it sends the page as one with a nonce of its own: put in and compressed for each response.
 */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants } from 'node:zlib';

const { PORT, ANSWER, NONCE } = process.env;
const { headers, body: encoded } = JSON.parse(readFileSync(ANSWER, 'utf8'));
const body = Buffer.from(encoded, 'base64');
const brotli = promisify(brotliCompress);
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const html = NONCE ? brotliDecompressSync(body).toString() : '';

const sendBytes = (_, response) => {
  response.writeHead(200, headers);
  response.end(body);
};

const sendWithNonce = async (_, response) => {
  const nonce = randomBytes(16).toString('base64');
  const document = html.replace('<style', `<style nonce="${nonce}"`);
  const compressed = await brotli(document, quick);
  response.writeHead(200, { ...headers, 'content-length': compressed.length, 'x-policy': `'nonce-${nonce}'` });
  response.end(compressed);
};

createServer(NONCE ? sendWithNonce : sendBytes).listen(Number(PORT), '127.0.0.1', () =>
  process.send?.({ type: 'ready' }),
);
