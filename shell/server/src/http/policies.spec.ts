import { TestShell } from '../testing/test-shell';
import { until } from '../testing/until';

describe('a content security policy', () => {
  let shell: TestShell;
  beforeAll(async () => (shell = await TestShell.start()));
  afterAll(() => shell.stop());

  // ASVS 1.3.2, 3.4.3
  it.each([
    ...['GET /', 'GET /nowhere', 'GET /moved', 'GET /admin', 'POST /admin', 'GET /api/posts', 'GET /healthz'],
    ...['GET /releases/public-site/v1/client/js/main.js', 'GET /shell/none.js', 'GET /release-preview/none'],
  ])('allows what it names, and nothing unsafe: %s', async (request) => {
    const [method = '', path = ''] = request.split(' ');
    const policy = (await shell.send(method, path)).headers.get('content-security-policy');
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy).not.toContain('unsafe-');
  });

  // ASVS 3.4.3
  it.each(['/', '/nowhere', '/throws', '/admin', '/writes-styles', '/release-preview/none'])(
    'lets a document run the site’s own files alone: %s',
    async (path) => {
      const { headers } = await shell.get(path);
      expect(headers.get('content-security-policy')).toContain("; script-src 'self'; ");
    },
  );

  it.each([
    ['https://site.example.com', "img-src 'self' data: https:"],
    ['http://localhost:4200', "img-src 'self' data: https: http:"],
  ])('lets pictures come by http only to pages that do: %s', async (origin, sources) => {
    expect(await pictureSources(origin)).toBe(sources);
  });
});

/** Of a page whose release shows pictures of any site. */
async function pictureSources(PUBLIC_ORIGIN: string): Promise<string | undefined> {
  const shell = await TestShell.start({ PUBLIC_ORIGIN });
  await shell.releases.add({ version: 'v2', changes: { csp: { img: ['https:', 'http:'], frame: [] } } });
  await shell.releases.promote('v2');
  await until(async () => (await shell.text('/static')).includes('v2 static'));
  const policy = (await shell.get('/static')).headers.get('content-security-policy');
  await shell.stop();
  return policy?.split('; ').find((directive) => directive.startsWith('img-src'));
}
