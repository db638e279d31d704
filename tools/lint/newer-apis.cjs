const { browserslist } = require('../../package.json');

/** What is too new for some browsers, with the first Safari, Chrome and Firefox that have it, and how to find it. */
const newerApis = [
  ['lookbehind in a regular expression', '16.4 62 78', 'Literal[regex.pattern=/\\(\\?<[=!]/]'],
  ['the flag v of a regular expression', '17 112 116', 'Literal[regex.flags=/v/]'],
  ['static blocks of classes', '16.4 94 93', 'StaticBlock'],
  ['AbortSignal.timeout', '16 103 100', staticOf('AbortSignal', 'timeout')],
  ['AbortSignal.any', '17.4 116 124', staticOf('AbortSignal', 'any')],
  ['URL.canParse', '17 120 115', staticOf('URL', 'canParse')],
  ['URL.parse', '18 126 126', staticOf('URL', 'parse')],
  ['Response.json', '17 105 115', staticOf('Response', 'json')],
  ['groupBy', '17.4 117 119', staticOf('Object|Map', 'groupBy')],
  ['Promise.withResolvers', '17.4 119 121', staticOf('Promise', 'withResolvers')],
  ['Promise.try', '18.2 128 134', staticOf('Promise', 'try')],
  ['Array.fromAsync', '16.4 121 115', staticOf('Array', 'fromAsync')],
  ['RegExp.escape', '18.2 136 134', staticOf('RegExp', 'escape')],
  ['copying methods of arrays', '16 110 115', call('toReversed|toSorted|toSpliced')],
  ['String.isWellFormed', '16.4 111 119', call('isWellFormed|toWellFormed')],
  ['set operations', '17 122 127', call('union|intersection|symmetricDifference|is(SubsetOf|SupersetOf|DisjointFrom)')],
  [
    'methods of iterators',
    '18.4 122 131',
    `${call('map|filter|find|some|every|reduce|forEach|flatMap|take|drop|toArray')}` +
      '[callee.object.callee.property.name=/^(values|keys|entries|matchAll)$/][callee.object.callee.object.name!="Object"]',
  ],
  [
    'URLSearchParams.size',
    '17 113 112',
    'MemberExpression[property.name="size"][object.name=/^(query|params|searchParams)$/]',
  ],
  ['URLSearchParams.size', '17 113 112', 'MemberExpression[property.name="size"][object.property.name="searchParams"]'],
  ['the button of a FormData', '16.4 112 111', 'NewExpression[callee.name="FormData"][arguments.length>1]'],
  ['requestSubmit', '16 76 75', call('requestSubmit')],
  ['checkVisibility', '17.4 105 106', call('checkVisibility')],
  ['popovers', '17 114 125', call('(show|hide|toggle)Popover')],
  ['constructed style sheets', '16.4 73 101', 'NewExpression[callee.name="CSSStyleSheet"]'],
  ['URLPattern', '26 95 142', 'NewExpression[callee.name="URLPattern"]'],
];

function staticOf(owner, name) {
  return `MemberExpression[object.name=/^(${owner})$/][property.name="${name}"]`;
}

function call(name) {
  return `CallExpression[callee.property.name=/^(${name})$/]`;
}

/** Refuses what one of the browsers lacks for which package.json says that an app is made. */
function refuseFor(environment) {
  const queries = new Map(browserslist[environment].map((query) => query.split(' >= ')));
  const oldest = ['safari', 'chrome', 'firefox'].map((browser) => Number(queries.get(browser)));
  const refused = newerApis.filter(([, since]) => since.split(' ').some((version, index) => version > oldest[index]));
  return {
    'no-restricted-syntax': [
      'error',
      ...refused.map(([name, , selector]) => ({ selector, message: `Some browsers of package.json lack ${name}.` })),
    ],
  };
}

const tests = ['*.spec.ts', '*.spec.tsx', '**/testing/**/*'];

module.exports = {
  overrides: [
    {
      files: [
        '**/shell/client/src/**/*',
        '**/public-site/src/**/*',
        '**/libs/{api-client,contracts,federation,palette}/src/**/*',
        // From libs/ui, which has a configuration of its own.
        'src/**/*',
      ],
      // The rest runs on servers only.
      excludedFiles: [
        ...tests,
        '**/public-site/src/{render.tsx,app/render-markup.tsx,discovery/**/*}',
        '**/libs/federation/src/parse-site-config.ts',
      ],
      rules: refuseFor('defaults'),
    },
    { files: ['**/admin-console/src/**/*'], excludedFiles: tests, rules: refuseFor('admin-console') },
  ],
};
