/** @jest-environment node */
import { pages } from '../app/page-registry';
import { render } from '../render';
import { fakeApi } from '../testing/fake-api';
import { whileAllJobsAreOpen } from '../testing/on-day';
import { manyPosts, post } from '../testing/post.factory';
import { jobPath, openings } from '../facts/openings';
import { renderContext } from '../testing/render-context';

whileAllJobsAreOpen();

const origin = 'https://site.example.com';

async function read(posts = manyPosts(3)) {
  const { status, resource } = await render('/llms.txt', renderContext(fakeApi(posts).fetch));
  return { status, type: resource?.contentType, body: resource?.body ?? '' };
}

describe('/llms.txt', () => {
  it('has the form that llmstxt.org describes: title, summary, details, then lists of links', async () => {
    const { status, type, body } = await read();
    expect([status, type]).toEqual([200, 'text/plain; charset=utf-8']);
    const blocks = body.trim().split('\n\n');
    expect(blocks[0]).toBe('# Keystride');
    expect(blocks[1]).toMatch(/^> \S.{40,}$/);
    const lists = blocks.slice(3);
    expect(lists.filter((_, index) => index % 2 === 0).join('\n')).toBe(
      ['Start', 'Solutions', 'Industries', 'Insights', 'Company', 'Job openings', 'Newest posts', 'Optional']
        .map((title) => `## ${title}`)
        .join('\n'),
    );
    const entries = lists.filter((_, index) => index % 2 === 1).join('\n');
    for (const line of entries.split('\n')) expect(line).toMatch(/^- \[[^\]]+\]\(https:\/\/\S+\): \S/);
  });

  it('leads to the Markdown of every page of the site map and of the newest posts', async () => {
    const { body } = await read(manyPosts(40));
    const fixed = pages.map(({ path }) => path).filter((path) => !path.includes(':'));
    const named = [...body.matchAll(/\((https:[^)]+)\.md\)/g)].map(([, address]) => address);
    const jobs = openings.map(({ slug }) => jobPath(slug));
    const posts = Array.from({ length: 30 }, (_, index) => `/blog/post-${index + 1}`);
    expect(named.sort()).toEqual(
      [...fixed.map((path) => (path === '/' ? '/index' : path)), ...jobs, ...posts].map((path) => origin + path).sort(),
    );
  });

  it('keeps each entry in its line, whatever a post is called', async () => {
    const { body } = await read([post({ title: 'A [b]\n(c)', summary: null })]);
    expect(body).toContain(`\n- [A \\[b\\] (c)](${origin}/blog/post-1.md)\n`);
  });

  it('does without posts', async () => {
    expect((await read([])).body).not.toContain('Newest posts');
  });
});
