import type { Failing } from './fault-proxy';

export const parts = ['entry', 'first chunk', 'later chunk', 'style', 'server bundle', 'API'] as const;
export type Part = (typeof parts)[number];

const ways = [
  ...(['404', '500', 'hang', 'garbage', 'wrong hash'] as const),
  ...(['exception at load', 'exception at render', 'exception at mount', 'hang at mount'] as const),
];
export type Way = (typeof ways)[number];

/** What stands in a cell that no test runs, and why. */
type Cell = 'network' | 'release' | `not: ${string}`;

const noCode = 'not: it runs no code';
const inEntry = 'not: no part of it; the release whose entry does that is the case';

/** Each part failing in each way: injected between browser and server, or by a release that is broken. */
export const matrix: Record<Part, Record<Way, Cell>> = {
  entry: {
    ...{ '404': 'network', '500': 'network', hang: 'network', garbage: 'network', 'wrong hash': 'network' },
    ...{ 'exception at load': 'release', 'exception at render': 'release', 'exception at mount': 'release' },
    'hang at mount': 'release',
  },
  'first chunk': {
    ...{ '404': 'network', '500': 'network', hang: 'network', garbage: 'network', 'wrong hash': 'network' },
    ...{ 'exception at load': 'network', 'exception at render': inEntry, 'exception at mount': inEntry },
    'hang at mount': inEntry,
  },
  'later chunk': {
    ...{ '404': 'network', '500': 'network', hang: 'network', garbage: 'network', 'wrong hash': 'network' },
    ...{ 'exception at load': 'network', 'exception at render': 'release' },
    ...{ 'exception at mount': 'not: mounts nothing', 'hang at mount': 'not: mounts nothing' },
  },
  style: {
    ...{ '404': 'network', '500': 'network', hang: 'network', garbage: 'network' },
    'wrong hash': 'not: a face that can not be read is garbage',
    ...{ 'exception at load': noCode, 'exception at render': noCode, 'exception at mount': noCode },
    'hang at mount': noCode,
  },
  'server bundle': {
    '404': 'release',
    '500': 'not: a page that says 500 is an answer, and never kept',
    ...{ hang: 'release', garbage: 'release', 'wrong hash': 'release', 'exception at load': 'release' },
    'exception at render': 'release',
    ...{ 'exception at mount': 'not: mounts nothing', 'hang at mount': 'not: mounts nothing' },
  },
  API: {
    '404': 'not: the API refuses; asking again would be no use',
    ...{ '500': 'network', hang: 'network', garbage: 'network' },
    'wrong hash': 'not: its answers have none',
    ...{ 'exception at load': noCode, 'exception at render': noCode, 'exception at mount': noCode },
    'hang at mount': noCode,
  },
};

/** The ways in which a part fails over the network, as the proxy knows them. */
export const networkFailures = (part: Part): Failing[] =>
  ways.filter((way) => matrix[part][way] === 'network').flatMap((way) => failings[way] ?? []);

const failings: Partial<Record<Way, Failing[]>> = {
  '404': ['404'],
  '500': ['500'],
  hang: ['hang', 'hang half-way'],
  garbage: ['garbage'],
  'wrong hash': ['altered'],
  'exception at load': ['throws'],
};

/** For whoever reads the output: what is not run, and why. */
export function* leftOut(): Generator<string> {
  for (const part of parts) {
    for (const way of ways) {
      const cell = matrix[part][way];
      if (cell.startsWith('not:')) yield `${part}, ${way}: ${cell}`;
    }
  }
}
