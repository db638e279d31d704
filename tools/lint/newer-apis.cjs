const { browserslist } = require('../../package.json');

/** What is too new for some browsers, with the first Safari, Chrome and Firefox that have it, and how to find it. */
const newerApis = [
  ['AbortSignal.any', '17.4 116 124', staticOf('AbortSignal', 'any')],
  ['URL.canParse', '17 120 115', staticOf('URL', 'canParse')],
  ['URL.parse', '18 126 126', staticOf('URL', 'parse')],
  ['groupBy', '17.4 117 119', staticOf('Object|Map', 'groupBy')],
  ['Promise.withResolvers', '17.4 119 121', staticOf('Promise', 'withResolvers')],
  ['Promise.try', '18.2 128 134', staticOf('Promise', 'try')],
  ['Array.fromAsync', '16.4 121 115', staticOf('Array', 'fromAsync')],
  ['RegExp.escape', '18.2 136 134', staticOf('RegExp', 'escape')],
  ['set operations', '17 122 127', call('union|intersection|symmetricDifference|is(SubsetOf|SupersetOf|DisjointFrom)')],
  [
    'methods of iterators',
    '18.4 122 131',
    `${call('map|filter|find|some|every|reduce|forEach|flatMap|take|drop|toArray')}` +
      '[callee.object.callee.property.name=/^(values|keys|entries|matchAll)$/][callee.object.callee.object.name!="Object"]',
  ],
  ['checkVisibility', '17.4 105 106', call('checkVisibility')],
  ['URLPattern', '26 95 142', 'NewExpression[callee.name="URLPattern"]'],
];

function staticOf(owner, name) {
  return `MemberExpression[object.name=/^(${owner})$/][property.name="${name}"]`;
}

function call(name) {
  return `CallExpression[callee.property.name=/^(${name})$/]`;
}

/** What one of the browsers lacks that the front ends are made for. */
const queries = new Map(browserslist.map((query) => query.split(' >= ')));
const oldest = ['safari', 'chrome', 'firefox'].map((browser) => Number(queries.get(browser)));
const refused = newerApis.filter(([, since]) => since.split(' ').some((version, index) => version > oldest[index]));

module.exports = {
  overrides: [
    {
      files: [
        '**/shell/client/src/**/*',
        '**/{public-site,admin-console}/src/**/*',
        '**/libs/{api-client,contracts,federation,palette}/src/**/*',
        // From libs/ui, which has a configuration of its own.
        'src/**/*',
      ],
      // The rest runs on servers only.
      excludedFiles: [
        ...['*.spec.ts', '*.spec.tsx', '**/testing/**/*'],
        '**/public-site/src/{render.tsx,app/render-markup.tsx,discovery/**/*}',
        '**/libs/federation/src/parse-site-config.ts',
      ],
      rules: {
        'no-restricted-syntax': [
          'error',
          ...refused.map(([name, , selector]) => ({
            selector,
            message: `Some browsers of package.json lack ${name}.`,
          })),
        ],
      },
    },
  ],
};
