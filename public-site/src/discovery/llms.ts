import { navigationGroups, pages, type RegisteredPage } from '../app/page-registry';
import { openOn } from '../landing/jobs/open-on';
import { jobPath, openings } from '../facts/openings';
import { today } from '../shared/day';
import { feedAddress } from '../shared/feed-address';
import { linkList, postList } from './markdown/link-lists';
import { markdownPath } from './markdown/markdown-address';
import { escapeText } from './markdown/to-markdown';
import { newestPosts } from './newest-posts';
import { factsOf, labelOf } from './page-facts';
import type { ResourceBuilder } from './resource';

const listedPosts = 30;

/** What language models are to read first (llmstxt.org): the pages of the site map and the newest posts, as Markdown. */
export const llms: ResourceBuilder = async ({ origin, paths, config, fetch }) => {
  const { name, email, phone, schedulingUrl } = config;
  const listed = pages.filter(({ path }) => paths.includes(path));
  const entries = await Promise.all(listed.map(async (page) => ({ page, ...(await factsOf(page)) })));
  const posts = await newestPosts(fetch, listedPosts);
  const section = (title: string, isPart: (page: RegisteredPage) => boolean) =>
    chapter(
      title,
      linkList(
        entries
          .filter(({ page }) => isPart(page))
          .map(({ page, description }) => ({
            title: labelOf(page),
            address: origin + markdownPath(page.path),
            about: description,
          })),
      ),
    );
  const front = entries.find(({ page }) => page.path === '/');
  const body = [
    `# ${escapeText(name)}`,
    `> ${escapeText(front?.description ?? '')}`,
    `Write to <${email}>, call ${escapeText(phone)} or [book a strategy call](${schedulingUrl}). Every page of this site is also Markdown, at its address and \`.md\`.`,
    section('Start', ({ navigation }) => !navigation),
    ...navigationGroups.map((group) => section(group, ({ navigation }) => navigation?.group === group)),
    chapter(
      'Job openings',
      linkList(
        openOn(today(), openings).map(({ slug, title, description }) => ({
          title,
          address: origin + markdownPath(jobPath(slug)),
          about: description,
        })),
      ),
    ),
    chapter('Newest posts', postList(posts, origin)),
    chapter('Optional', linkList(machineLists.map(({ path, ...entry }) => ({ ...entry, address: origin + path })))),
  ];
  return { contentType: 'text/plain; charset=utf-8', body: `${body.filter(Boolean).join('\n\n')}\n` };
};

const machineLists = [
  { title: 'Site map', path: '/sitemap.xml', about: 'All pages and posts, with the last change of each post' },
  { title: 'Feed', path: feedAddress, about: 'The newest posts as RSS' },
];

const chapter = (title: string, list: string): string => (list ? `## ${title}\n\n${list}` : '');
