import path from 'node:path';
import type { Change } from './change';
import { edit } from './edit-build';

/** A change to the API's code that its description does not show; `apply` gets a copy of its build. */
export interface ApiBuildChange extends Change {
  apply(build: string): Promise<void>;
}

const inCode = (from: string | RegExp, to: string) => (build: string) => edit(path.join(build, 'main.mjs'), from, to);

export const breakingApiBuildChanges: ApiBuildChange[] = [
  {
    title: 'a list always throws',
    cause: /GET \/api\/posts: the status is 500, and was 200/,
    apply: inCode('    listPosts(query) {', "    listPosts(query) { throw new Error('always');"),
  },
  {
    title: 'minutes are given in seconds',
    cause: /GET \/api\/posts.*: "\[…\]\.readingMinutes" is \d+, and was \d+/,
    apply: inCode(
      'const { pinned, ...fields } =',
      'post = { ...post, readingMinutes: post.readingMinutes * 60 }; const { pinned, ...fields } =',
    ),
  },
  {
    title: 'a cookie is renamed',
    cause: /POST \/api\/admin\/login: it no longer sets the cookie "sid"/,
    apply: inCode("name: 'sid'", "name: 'session'"),
  },
  {
    title: 'a cookie is sent along from other sites',
    cause: /POST \/api\/admin\/login: the cookie ".*" is set with .*SameSite=None/,
    apply: inCode("sameSite: 'lax'", "sameSite: 'none'"),
  },
  {
    title: 'a validator of its own is stricter',
    cause: /POST \/api\/contact: the status is 400, and was 201 \(.*[Nn]ame/,
    apply: inCode('function isNameLongEnough(input) {', 'function isNameLongEnough(input) { return false;'),
  },
  {
    title: 'a list is sorted the other way',
    cause: /GET \/api\/posts: "\[…\]\.\w+" is .*, and was /,
    apply: inCode(`ORDER BY "publishedAt" DESC, id DESC LIMIT \${size}`, `ORDER BY "publishedAt", id LIMIT \${size}`),
  },
  {
    title: 'what is saved is cut short',
    cause: /POST \/api\/admin\/posts: "content" is/,
    apply: inCode('post.readingMinutes =', 'post.content = post.content.slice(0, 20); post.readingMinutes ='),
  },
];

export const harmlessApiBuildChanges: ApiBuildChange[] = [
  {
    title: 'an answer has a field that nobody reads',
    apply: inCode('const presentSummary = ({ coverFocus: focus, ...post })=>({', "$&\n        words: 'many',"),
  },
  {
    title: 'an error is told in other words',
    apply: inCode("'This is not your current password'", "'Your current password is another'"),
  },
  {
    title: 'a new site begins with other posts',
    apply: (build) =>
      edit(
        path.join(build, 'sample-content/posts/build-or-buy-property-software.md'),
        'title: "Build or buy: ',
        'title: "Another one: ',
      ),
  },
];
