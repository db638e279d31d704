import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');
const configs = execFileSync('git', ['ls-files', '*jest.config.js'], { cwd: root }).toString().trim().split('\n');

// What reports nothing would run uncounted.
it.each(configs)('%s reports every test to npm test', (file) => {
  expect(readFileSync(path.join(root, file), 'utf8')).toMatch(/\.\.\.(node|web)JestConfig|\/jest\/report\.mjs/);
});
