import path from 'node:path';
import { files, read } from '../documents/workspace';
import { rules } from './rules';

const specs = files.filter((file) => /\.spec\.tsx?$/.test(file));
const projects = files
  .filter((file) => file.endsWith('/project.json'))
  .map((file) => ({ folder: path.dirname(file), name: JSON.parse(read(file)).name }));

it.each(rules.map((rule) => [rule.name, rule] as const))(
  '“%s” can be broken: its line is there once',
  (_name, rule) => {
    expect(read(rule.file).split(rule.find)).toHaveLength(2);
    expect(rule.replace).not.toBe(rule.find);
  },
);

it.each(rules.map(({ name, noticedBy }) => [name, noticedBy] as const))(
  '“%s” has tests: the files that are to notice are there',
  (_name, [project, pattern]) => {
    const folder = projects.find(({ name }) => name === project)?.folder;
    const found = specs.filter((file) => file.startsWith(`${folder}/`) && new RegExp(pattern).test(file));
    expect(found).not.toEqual([]);
  },
);
