import { type PostStatus, PostInput } from '@site/contracts';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { readInput } from '../http/read-input';

export interface SamplePost {
  input: PostInput & { status: PostStatus };
  publishedAt: Date;
  /** First and last name; absent: the first admin. */
  author?: string;
}

/** Reads the posts of a folder, oldest first. Throws where one would not be accepted from an editor either. */
export async function readSamplePosts(folder: string): Promise<SamplePost[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.md'));
  const posts = await Promise.all(files.map((file) => readSamplePost(path.join(folder, file))));
  return posts.sort((a, b) => a.publishedAt.getTime() - b.publishedAt.getTime());
}

async function readSamplePost(file: string): Promise<SamplePost> {
  const { parse } = await import('yaml');
  const text = (await readFile(file, 'utf8')).replaceAll('\r\n', '\n');
  const [, frontMatter, content] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  if (!frontMatter || !content) throw new Error(`${file} does not start with front matter between two lines of ---.`);
  const { publishedAt, author, status = 'published', ...fields } = parse(frontMatter) as Record<string, unknown>;
  const input = readInput(PostInput, { ...fields, content: content.trim() });
  return {
    input: { ...input, status: status as PostStatus },
    publishedAt: new Date(String(publishedAt)),
    ...(author === undefined ? {} : { author: String(author) }),
  };
}
