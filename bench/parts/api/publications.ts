import { rounded, type Spread, spreadOf } from '../../figures/distribution';
import { untilFound, write } from '../../fixtures/api-copies';
import type { Copy } from '../../fixtures/copy';
import { sessionOf } from '../../fixtures/sign-in';
import type { Section } from './target';

const slowest = { one: 2, two: 5 };

/**
 * From the call that publishes until readers find the post, which they ask for without a pause: at the same
 * process, and at another one of the same database.
 */
export async function measurePublications(one: Copy, two: Copy, count: number): Promise<Section> {
  const session = await sessionOf(one);
  const publish = async (reader: Copy, name: string) => {
    const post = { title: name, slug: name, content: 'Published a moment ago.', type: 'blog' };
    const { id, slug } = await write(one, session, 'POST', '/api/admin/posts', post);
    const found = untilFound(reader, `/api/posts/${slug}`);
    const began = performance.now();
    await write(one, session, 'PATCH', `/api/admin/posts/${id}/publish`);
    await found;
    return rounded((performance.now() - began) / 1000);
  };
  const seconds = { one: [] as number[], two: [] as number[] };
  for (let done = 0; done < count; done++) {
    seconds.one.push(await publish(one, `published-${done}-one`));
    seconds.two.push(await publish(two, `published-${done}-two`));
  }
  const found = { one: spreadOf(seconds.one), two: spreadOf(seconds.two) };
  const spelled = ({ median, high }: Spread) => `${median} s, at most ${high} s`;
  return {
    lines: [`publish to visible: ${spelled(found.one)}; at another process ${spelled(found.two)}`, ''],
    figures: { publications: found },
    targets: [
      { what: 'publish to visible, one process', figure: found.one.high, atMost: slowest.one, unit: 's' },
      { what: 'publish to visible, two processes', figure: found.two.high, atMost: slowest.two, unit: 's' },
    ],
  };
}
