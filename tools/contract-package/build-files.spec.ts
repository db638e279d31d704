import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildFiles } from './build-files';

it.each(buildFiles)('packs what %s imports', (file) => {
  const text = readFileSync(path.join(__dirname, '../webpack', file), 'utf8');
  const imported = [...text.matchAll(/from '(\.{1,2}\/[^']+)'/g)].map(([, name = '']) =>
    path.posix.join(path.posix.dirname(file), name),
  );
  expect(buildFiles).toEqual(expect.arrayContaining(imported));
});
