import { awkwardTexts } from './values';

/** Of the API, of others, and of none. */
export const methods = [
  'GET',
  'HEAD',
  'OPTIONS',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'PROPFIND',
  'QUERY',
  'TRACE',
  'LINK',
];
/** As they stand in an address. */
export const strangeSegments = [
  ...[
    '0',
    '-1',
    '1.5',
    '1e3',
    '0x1',
    '٣',
    '2147483648',
    '9'.repeat(400),
    '%',
    '%f',
    '%ff',
    '%00',
    '1%00',
    '%c0%ae%c0%ae',
  ],
  ...['%2e%2e%2f', '..%2f..%2f', '.', '..', ';', '%20', '%0d%0aX:1', '%F0%9F%98%80', '%E2%80%AE', "'", '"', '*', '~'],
  ...[
    '__proto__',
    'constructor',
    'null',
    'undefined',
    'NaN',
    'a'.repeat(3_000),
    '1/',
    '1//2',
    '%5c',
    '{id}',
    '%25',
    '[]',
  ],
];

export const strangeQueries = [
  ...[
    '',
    '=',
    '&',
    '&&=&',
    '%',
    '%ff=%ff',
    '%00=1',
    'a',
    '__proto__=1',
    '__proto__[role]=admin',
    'constructor[prototype][x]=1',
  ],
  ...[
    'limit[]=1',
    'limit[$gt]=1',
    'limit=1&limit=2',
    'limit=%201',
    'limit=1e1',
    'limit=1;offset=2',
    'search[a]=b',
    'search[]=a',
  ],
  ...[
    'id=1&'.repeat(300),
    'search=' + '%F0%9F%98%80'.repeat(150),
    `search=${encodeURIComponent('%_\\'.repeat(60))}`,
    'toString=1',
  ],
];

export const strangeHeaders: Record<string, string>[] = [
  ...awkwardTexts.filter((text) => /^[\x21-\x7e]+$/.test(text)).map((text) => ({ 'If-Match': text })),
  ...['', '"1"', 'W/"1"', '*', '"1", "2"', ','.repeat(500)].map((tag) => ({ 'If-Match': tag, 'If-None-Match': tag })),
  ...['', 'nonsense', '::1', '1.2.3.4, 5.6.7.8', 'x'.repeat(2_000), '999.1.1.1', '<script>'].map((from) => ({
    'X-Forwarded-For': from,
  })),
  ...['', 'a b', 'evil.example', '[', 'a'.repeat(2_000), 'a:99999', '@', 'a/b', 'ä'].map((host) => ({
    'X-Forwarded-Host': host,
  })),
  ...['', 'ftp', 'javascript', 'https,http'].map((scheme) => ({ 'X-Forwarded-Proto': scheme })),
  ...['', 'x', '/', 'image/png', 'text/html;q=x', '*/*;'.repeat(200)].map((kind) => ({
    Accept: kind,
    'Accept-Language': kind,
  })),
  ...['', 'gzip;q=x', 'br;q=0', '*', 'identity;q=0'].map((coding) => ({ 'Accept-Encoding': coding })),
  ...['bytes=0-0', 'bytes=9-1', 'x'].map((range) => ({ Range: range, 'If-Range': range })),
  ...['null', 'http://', '://', 'https://evil.example', 'x'].map((origin) => ({ Origin: origin })),
  ...['', 'cross-site', 'same-origin', 'x'].map((site) => ({ 'Sec-Fetch-Site': site })),
  { 'X-HTTP-Method-Override': 'DELETE', 'X-Original-URL': '/api/admin/users' },
  { 'X-Request-Id': 'x'.repeat(2_000), 'User-Agent': 'x'.repeat(6_000) },
  { Connection: 'close' },
  ...['sid=', 'sid=s%3Ax.y', 'sid=%', 'sid=j:{}', 'a=b; '.repeat(300), '=;;=', 'signed_in=1'].map((cookie) => ({
    Cookie: cookie,
  })),
  { Traceparent: '00-'.repeat(100), Forwarded: 'for="_x";host=', Referer: '\x80\xff' },
];
