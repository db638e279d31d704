import {
  rootElementId,
  shellDataElementId,
  type PreloadedScript,
  type RenderResult,
  type ShellData,
} from '@site/federation';
import type { LoadedRelease } from '../releases/loaded-release';
import type { ShellScript, ShellScripts } from '../shell-scripts';
import { colourTags, rootTag } from './page-colours';

interface DocumentParts {
  loaded: LoadedRelease;
  scripts: ShellScripts;
  data: ShellData;
  content: Pick<RenderResult, 'head' | 'body'>;
  nonce: string;
}

/**
 * A whole document around a page: the host script loads the app, JSON holds its data. No inline script runs. Ordered by
 * what the first paint needs: colours and styles first; the app can wait, unless it has to render the page. Fonts are
 * preloaded after the text: Chromium would delay the first paint by 100 ms for fonts preloaded in the head. The host
 * script is there too, and async: with a deferred one a slow phone painted some 10 ms later.
 */
export const toDocument = ({ loaded, scripts, data, content, nonce }: DocumentParts): string => `<!doctype html>
${rootTag()}
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${colourTags()}
${data.hydrate ? '' : nonceTag(nonce)}
${preloads(loaded, isStyle)}
${content.head}
${data.hydrate ? '' : appScripts(scripts, data)}
</head>
<body>
<div id="${rootElementId}">${content.body}</div>
<script type="application/json" id="${shellDataElementId}">${inlineJson(data)}</script>
${preloads(loaded, isFace)}
${data.hydrate ? `<script async fetchpriority="low"${source(scripts.host)}></script>` : ''}
</body>
</html>
`;

/** For an app that renders itself in the browser, with libraries that write styles as they go. */
const nonceTag = (nonce: string): string => `<meta property="csp-nonce" nonce="${nonce}">`;

const appScripts = ({ host }: ShellScripts, { scripts }: ShellData): string =>
  [...scripts.map(scriptPreload), `<script defer fetchpriority="low"${source(host)}></script>`].join('\n');

const source = ({ address, integrity }: ShellScript): string => ` src="${address}" integrity="${integrity}"`;

const isFace = (file: string): boolean => file.endsWith('.woff2');
const isStyle = (file: string): boolean => !isFace(file);

const preloads = ({ release, assets }: LoadedRelease, areWanted: (file: string) => boolean): string =>
  release.preloads
    .filter(areWanted)
    .map((file) =>
      isFace(file)
        ? `<link rel="preload" as="font" type="font/woff2" href="${assets}${file}" crossorigin>`
        : `<link rel="preload" as="style" href="${assets}${file}">`,
    )
    .join('\n');

/** None is requested before what the first paint needs. */
const scriptPreload = ({ address, integrity }: PreloadedScript): string =>
  `<link rel="preload" as="script" fetchpriority="low" href="${address}"${integrity ? ` integrity="${integrity}"` : ''}>`;

/** JSON that can't end its script element. */
const inlineJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
