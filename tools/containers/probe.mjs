// Runs in containers of the bare Node image. `serve [FOLDER]` listens on 8080 if it can read the workspace in FOLDER; any other
// argument is an address that has to respond within a minute.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const [, word, folder] = process.argv;
const files = ['package.json', 'node_modules/tsx/package.json', 'tools/release/ensure.ts'];
const timeoutMs = 60_000;

if (word === 'serve') {
  if (folder) for (const file of files) readFileSync(`${folder}/${file}`);
  createServer((_, response) => response.end()).listen(8080);
} else {
  const giveUpAt = Date.now() + timeoutMs;
  for (;;) {
    const isUp = await fetch(word).then(
      () => true,
      () => false,
    );
    if (isUp) break;
    if (Date.now() > giveUpAt) throw new Error(`${word} does not respond.`);
    await wait(500);
  }
}
