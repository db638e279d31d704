import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSamplePosts } from './sample-post';

const post = `---
title: Repairs that report themselves
slug: repairs
type: blog
summary: How a building asks for its own repairs.
publishedAt: 2026-03-02
---

## 1. The tap

It drips.
`;

describe('a folder of sample posts', () => {
  let folder: string;
  beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'posts-'))));
  afterEach(() => rm(folder, { recursive: true }));

  it.each([
    ['Unix', post],
    ['Windows', post.replaceAll('\n', '\r\n')],
  ])('is read with line ends of %s', async (_, text) => {
    await writeFile(path.join(folder, 'repairs.md'), text);
    const input = { title: 'Repairs that report themselves', content: '## 1. The tap\n\nIt drips.' };
    expect(await readSamplePosts(folder)).toMatchObject([{ input }]);
  });
});
