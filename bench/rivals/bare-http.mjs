/**
 * The least that a page costs: node:http and bytes from memory. Takes PORT and RESPONSE, a JSON file with `headers` and
 * `body` (base64).
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const { PORT, RESPONSE } = process.env;
const { headers, body: encoded } = JSON.parse(readFileSync(RESPONSE, 'utf8'));
const body = Buffer.from(encoded, 'base64');

createServer((_, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(PORT), '127.0.0.1', () => process.send?.({ type: 'ready' }));
