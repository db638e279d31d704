import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { team } from './team';

const folder = join(__dirname, '../../../api/sample-content/posts');
const posts = readdirSync(folder).filter((file) => file.endsWith('.md'));

it.each(posts)('whoever wrote %s is one of us', (file) => {
  const [, author] = /^author: (.+)$/m.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
  expect(team.map(({ name }) => name)).toContain(author);
});
