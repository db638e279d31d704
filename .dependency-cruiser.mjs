/**
 * Who may import whom within a project: `nx run ci:check-imports`. Between projects `@nx/enforce-module-boundaries` decides,
 * except among the programs beside the product, which are listed here too.
 */

/** The features of an app, each with the others that it may know. */
const features = {
  'admin-console/src/features': {
    account: ['session'],
    audit: ['messages', 'posts', 'session', 'users'],
    dashboard: ['messages'],
    exports: ['session'],
    links: [],
    messages: ['exports', 'session'],
    pictures: ['session'],
    posts: ['pictures', 'session'],
    releases: ['session'],
    session: ['posts'],
    subscribers: ['exports', 'session'],
    users: ['session'],
  },
  'public-site/src/features': {
    blog: [],
    contact: [],
    newsletter: ['contact'],
    'not-found': [],
    privacy: [],
    session: [],
  },
  'api/src': {
    account: ['audit', 'auth', 'links', 'second-factor', 'users'],
    audit: ['auth', 'users'],
    auth: ['audit', 'second-factor', 'users'],
    contact: ['auth', 'subscribers', 'users'],
    links: ['audit', 'auth', 'users'],
    outbox: ['contact', 'links', 'subscribers'],
    pictures: ['audit', 'auth', 'posts', 'users'],
    posts: ['audit', 'auth', 'users'],
    releases: ['audit', 'auth', 'second-factor', 'users'],
    'sample-content': ['posts', 'users'],
    'second-factor': ['users'],
    subscribers: ['auth'],
    users: ['auth', 'links', 'posts', 'second-factor'],
  },
};

/** From the ground up: each may import those before it. */
const layers = {
  'admin-console/src': ['shared', 'features', 'pages', 'app'],
  'public-site/src': ['facts', 'shared', 'enhance', 'drawings', 'features', 'landing', 'pages', 'app'],
};

/** Files of what all features stand on that bring the features together: the entities, the cookies of a session, a thread. */
const meetingPlaces = [
  'database/data-source-options',
  'http/refused-requests',
  'threads/worker',
  'metrics/api-metrics',
];

const rule = (name, from, to) => ({ name, severity: 'error', from, to });

function* featureRules() {
  for (const [folder, known] of Object.entries(features)) {
    const all = Object.keys(known).join('|');
    for (const [feature, others] of Object.entries(known)) {
      const allowed = [feature, ...others].join('|');
      yield rule(
        `${feature} of ${folder} knows ${others.join(', ') || 'no other feature'}`,
        { path: `^${folder}/${feature}/`, pathNot: '[.]spec[.]tsx?$' },
        { path: `^${folder}/(${all})/`, pathNot: `^${folder}/(${allowed})/` },
      );
    }
  }
}

function* layerRules() {
  for (const [folder, names] of Object.entries(layers)) {
    for (const [index, name] of names.entries()) {
      const above = names.slice(index + 1);
      if (above.length === 0) continue;
      yield rule(
        `${name} of ${folder} lies below ${above.join(', ')}`,
        { path: `^${folder}/${name}/`, pathNot: '[.]spec[.]tsx?$' },
        { path: `^${folder}/(${above.join('|')})/` },
      );
    }
  }
}

const apps = 'api|shell|public-site|admin-console';

export default {
  forbidden: [
    rule('no circles, types included', {}, { circular: true }),
    ...featureRules(),
    ...layerRules(),
    rule(
      'what all features of the API stand on knows none of them',
      {
        path: '^api/src/(config|csv|database|errors|http|logging|mail|metrics|threads)/',
        pathNot: [`^api/src/(${meetingPlaces.join('|')})[.]ts$`, '^api/src/database/migrations/', '[.]spec[.]ts$'],
      },
      { path: `^api/src/(${Object.keys(features['api/src']).join('|')})/` },
    ),
    rule(
      'HTTP and settings of the shell know nothing of pages and releases',
      { path: '^shell/server/src/(http|config)/', pathNot: '[.]spec[.]ts$' },
      { path: '^shell/server/src/(pages|releases|traffic|reports|metrics|testing)/' },
    ),
    rule(
      'tools know no app and no other program',
      // A spec of what all journeys share; journeys themselves run in a browser.
      { path: '^tools/', pathNot: '^tools/ci/share[.]spec[.]ts$' },
      { path: `^(${apps}|bench|deploy|backup|e2e)/` },
    ),
    rule(
      'a backup knows the schema of the API alone',
      { path: '^backup/', pathNot: '^backup/(database/api-schema|bucket[.]long[.]spec)[.]ts$' },
      { path: `^(${apps}|bench|deploy|e2e)/` },
    ),
    rule(
      'benchmarks know no app; rivals are made of ours',
      { path: '^bench/', pathNot: '^bench/rivals/' },
      // The double of a bucket is one for all tests, and so is what makes a screen sound.
      { path: `^(${apps}|deploy|backup|e2e)/`, pathNot: '^(api/testing/s3-double|e2e/support/faults-of)\\.ts$' },
    ),
    rule(
      'the checks of a deployment use the fixtures of the benchmarks',
      { path: '^deploy/' },
      { path: `^(${apps}|backup|e2e|bench/(?!fixtures/|load/))` },
    ),
    rule(
      'journeys know what they share, and see the product from outside',
      { path: '^e2e/([^/]+)/' },
      { path: `^(${apps}|bench|deploy|backup)/|^e2e/(?!support/|$1/)` },
    ),
  ],
  options: {
    doNotFollow: { path: ['node_modules', '^dist/'] },
    exclude: { path: ['node_modules', '^dist/', '[.]gen[.]ts$', '[.](svg|webp|png|jpg|woff2)$'] },
    tsConfig: { fileName: 'tsconfig.base.json' },
    tsPreCompilationDeps: true,
  },
};
