import type { Composition } from '../composition';
import { expectThat, type Report } from '../report';
import { Visitor } from '../visitor';

const pages = ['/', '/blog', '/contact', '/story', '/sitemap.xml', '/admin/login', '/api/docs', '/api/health/ready'];

/** Checks that visitors get pages, and the admin of .env can sign in and write. */
export async function checkUse(report: Report, site: Composition): Promise<void> {
  const visitor = new Visitor(site.origin);
  await report.check('pages', async () => {
    for (const page of pages) await visitor.page(page);
    const map = await visitor.page('/sitemap.xml');
    expectThat(map.includes(site.origin), `The site map does not name ${site.origin}, which follows PORT.`);
    return `${pages.join(' ')} answer 200, addresses follow PORT`;
  });
  await report.check('sign-in and a saved post', async () => {
    await visitor.signIn(site.secrets.ADMIN_PASSWORD ?? '');
    const post = {
      slug: 'in-containers',
      title: 'In containers',
      content: 'Words.',
      type: 'blog',
      status: 'published',
    };
    const { status } = await visitor.call('POST', '/api/admin/posts', post);
    expectThat(status === 201, `Saving answers ${status}.`);
    await visitor.page('/blog/in-containers');
    return 'the post is on the site';
  });
}
