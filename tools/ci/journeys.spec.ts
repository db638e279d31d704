import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const e2e = path.join(import.meta.dirname, '../../e2e');
const projects = readdirSync(e2e).filter((name) => existsSync(path.join(e2e, name, 'project.json')));
const specsOf = (name: string) =>
  readdirSync(path.join(e2e, name))
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => readFileSync(path.join(e2e, name, file), 'utf8'));
const targetsOf = (name: string) =>
  Object.keys(JSON.parse(readFileSync(path.join(e2e, name, 'project.json'), 'utf8')).targets);

it('journeys of which `npm test` takes a share, or none, are run whole by `npm run test:long`', () => {
  const partial = projects.filter((name) => specsOf(name).some((spec) => /@long|@share/.test(spec)));
  expect(partial).toContain('containment');
  expect(partial.filter((name) => !targetsOf(name).includes('e2e-long'))).toEqual([]);
});
