import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rules } from './rules';

const root = path.join(import.meta.dirname, '../../..');

it.each(rules.map((rule) => [rule.name, rule] as const))(
  '“%s” can be broken: its line is there once',
  (_name, rule) => {
    expect(readFileSync(path.join(root, rule.file), 'utf8').split(rule.find)).toHaveLength(2);
  },
);
