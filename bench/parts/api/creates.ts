import type { TurnSize } from '../../load/take-turns';
import { sessionOf } from '../../fixtures/sign-in';
import { callLines, type Copies, measureCall, ratioOf } from './calls';
import type { Section } from './target';

/** Of the limit; the best of the comparable products reaches 0.036. */
const share = 0.05;
const content = 'What a room says of itself by its doors. '.repeat(125);
let count = 0;

/** Posts of 5 KB, by an editor who is signed in: each with its first revision and its line in the audit log. */
export async function measureCreates(copies: Copies, name: string, limit: string, size: TurnSize): Promise<Section> {
  const { [name]: api, [limit]: raw } = copies;
  if (!api || !raw) throw new Error(`${name} and ${limit} must run.`);
  const session = await sessionOf(api);
  const body = () => {
    const slug = `created-${(count += 1)}`;
    return JSON.stringify({ title: `Created ${count}`, slug, content, type: 'blog' });
  };
  const call = () => ({ path: '/api/admin/posts', headers: session, body });
  const measured = await measureCall({ [name]: api, [limit]: raw }, call, size);
  const what = 'create a post';
  return {
    lines: [...callLines(what, measured, limit), ''],
    figures: { [what]: Object.fromEntries(measured) },
    targets: [{ what, figure: ratioOf(measured, name, limit), atLeast: share, unit: 'of the limit' }],
  };
}
