import { limits } from '@site/contracts';
import { readFileSync } from 'node:fs';
import { postInput } from '../../testing/factories';
import { useApi } from '../../testing/use-api';

const api = useApi();

describe('GET /api/docs-json', () => {
  it('answers the committed description', async () => {
    const { status, body } = await api.visitor().get('/api/docs-json');
    expect(status).toBe(200);
    expect(body).toEqual(JSON.parse(readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8')));
  });

  // ASVS 2.1.1, 2.1.3
  it('tells the limits that inputs are held to', async () => {
    const { body } = await api.visitor().get('/api/docs-json');
    const { message } = body.components.schemas.ContactInput.properties;
    const { tags } = body.components.schemas.PostInput.properties;
    expect(message.maxLength).toBe(limits.contactMessage.max);
    expect(tags).toMatchObject({ maxItems: limits.tags, items: { maxLength: limits.tag } });
  });

  it('tells the limits of queries', async () => {
    const { paths } = (await api.visitor().get('/api/docs-json')).body;
    const { parameters } = paths['/api/posts'].get;
    const descriptionOf = (name: string) => parameters.find((each: { name: string }) => each.name === name).description;
    expect(descriptionOf('limit')).toBe(`Limit must be a whole number from 1 to ${limits.page.max}.`);
    expect(descriptionOf('tag')).toMatch(new RegExp(`written there. Tag must be at most ${limits.tag} characters.$`));
  });

  // Another type than the one they were built with would refuse the releases of front ends.
  it('tells which inputs are whole numbers, and which ids, without another type', async () => {
    const { paths, components } = (await api.visitor().get('/api/docs-json')).body;
    const schemaOf = (path: string, name: string) =>
      paths[path].get.parameters.find((each: { name: string }) => each.name === name).schema;
    const whole = { type: 'number', multipleOf: 1 };
    expect(schemaOf('/api/posts', 'limit')).toMatchObject(whole);
    expect(schemaOf('/api/posts', 'tag')).not.toHaveProperty('multipleOf');
    expect(schemaOf('/api/admin/posts/{id}', 'id')).toEqual(whole);
    const { PostInput, PostsBulkInput, PostDraftInput, PostSummary, VersionFigures } = components.schemas;
    expect(PostsBulkInput.properties.ids.items).toMatchObject(whole);
    expect(PostDraftInput.properties.version).toMatchObject(whole);
    expect(PostSummary.properties.id).toEqual(whole);
    expect(PostInput.properties.title).not.toHaveProperty('multipleOf');
    expect(VersionFigures.properties.lcp).not.toHaveProperty('multipleOf');
  });

  it('tells what to send with a call that not everybody may make', async () => {
    const { body } = await api.visitor().get('/api/docs-json');
    expect(body.components.securitySchemes).toMatchObject({
      cookie: { type: 'apiKey', in: 'cookie', name: 'sid' },
      secureCookie: { type: 'apiKey', in: 'cookie', name: '__Host-sid' },
    });
    expect(body.components.securitySchemes.bearer).not.toHaveProperty('bearerFormat');
    const { security } = body.paths['/api/admin/users'].get;
    expect(security).toEqual([{ cookie: [] }, { secureCookie: [] }]);
  });

  it.each(['promote', 'rollback', 'canary', 'schedules'])(
    'tells what is live by now where others were faster: %s',
    async (step) => {
      const { paths, components } = (await api.visitor().get('/api/docs-json')).body;
      expect(components.schemas.OtherLive.properties.current.allOf).toEqual([
        { $ref: '#/components/schemas/LiveVersions' },
      ]);
      for (const place of ['/api', '/api/admin']) {
        const answer = paths[`${place}/releases/{app}/${step}`].post.responses['409'];
        expect(answer.content['application/json'].schema.$ref).toBe('#/components/schemas/OtherLive');
      }
    },
  );

  it('tells how a version is written that an update names', async () => {
    const { paths } = (await api.visitor().get('/api/docs-json')).body;
    const calls = Object.values<object>(paths).flatMap((methods) => Object.values(methods));
    const headers = calls.flatMap(({ parameters = [] }) => parameters).filter(({ name }) => name === 'If-Match');
    expect(headers).toHaveLength(4);
    for (const { description } of headers) expect(description).toContain('in quotes, such as `"3"`');
  });

  it('tells what becomes of the fields that an update of a post leaves out', async () => {
    const given = {
      ...{ summary: 'S', coverImageUrl: '/c.png', videoUrl: '/v.mp4', mediaUrl: '/m.png', tags: ['t'] },
      ...{ metaTitle: 'T', metaDescription: 'D', socialImageUrl: '/s.png', publishAt: '2999-06-01T12:00:00.000Z' },
    };
    const { body: post } = await api.admin.post('/api/admin/posts', postInput(given));
    const { body: updated } = await api.admin.put(`/api/admin/posts/${post.id}`, postInput());
    const stays = (name: string) => String(updated[name]) === String(post[name]);
    const names = [...Object.keys(given), 'status', 'authorId'];
    const { paths } = (await api.visitor().get('/api/docs-json')).body;
    const { summary } = paths['/api/admin/posts/{id}'].put;
    const [, cleared = '', unchanged = ''] = /^Absent (.*) are cleared; absent (.*) stay\.$/s.exec(summary) ?? [];
    expect(cleared.match(/\w{4,}/g)?.sort()).toEqual(names.filter((name) => !stays(name)).sort());
    expect(unchanged.match(/\w{4,}/g)?.sort()).toEqual(names.filter(stays).sort());
  });

  it.each([
    ['post', '/api/admin/posts/{id}/draft/publish', /tags are cleared;\s+absent metaTitle.* stay as the post has them/],
    ['put', '/api/admin/users/{id}', /Absent password, role and isActive stay/],
    ['put', '/api/auth/account', /absent profileImageUrl removes the picture/],
  ])('tells what becomes of absent fields: %s %s', async (method, path, words) => {
    const { paths } = (await api.visitor().get('/api/docs-json')).body;
    expect(paths[path][method].summary).toMatch(words);
  });

  it.each(['PostInput', 'PostDraftInput'])('tells that times have a zone: %s', async (name) => {
    const { schemas } = (await api.visitor().get('/api/docs-json')).body.components;
    expect(schemas[name].properties.publishAt.description).toMatch(/Time with its zone, such as 2026-12-24T09:00:00Z/);
  });

  it('tells that no posts are related to a slug that is none', async () => {
    const { paths } = (await api.visitor().get('/api/docs-json')).body;
    expect(paths['/api/posts/{slug}/related'].get.summary).toMatch(
      /^Empty for a slug that no published post has, a former/,
    );
  });

  // ASVS 4.1.1
  it('types every answer that has a body', async () => {
    const { body } = await api.visitor().get('/api/docs-json');
    const untyped = Object.entries<Record<string, { responses: Record<string, { content?: object }> }>>(body.paths)
      .filter(([path]) => !path.startsWith('/api/health/'))
      .flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, call]) => ({ name: `${method} ${path}`, call })),
      )
      .filter(
        ({ call }) =>
          !Object.entries(call.responses).some(([status, { content }]) =>
            content ? /^20/.test(status) : /^(204|302)$/.test(status),
          ),
      )
      .map(({ name }) => name);
    expect(untyped).toEqual([]);
  });
});

describe('GET /api/docs', () => {
  it('is a page without inline script or style, all of whose files are there', async () => {
    const { text, headers } = await api.visitor().get('/api/docs');
    expect(headers.get('content-type')).toMatch(/^text\/html/);
    expect(text).not.toMatch(/<style|style=|<script(?![^>]*src=)/);
    const files = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => String(file));
    expect(files).toHaveLength(4);
    for (const file of files) expect([file, (await api.visitor().get(file)).status]).toEqual([file, 200]);
  });
});
