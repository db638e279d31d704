import { rootElementId, shellDataElementId, type RenderResult, type ShellData } from '@site/federation';
import type { HostScript } from '../host-script';
import type { LoadedRelease } from '../releases/loaded-release';

interface DocumentParts {
  loaded: LoadedRelease;
  hostScript: HostScript;
  data: ShellData;
  content: Pick<RenderResult, 'head' | 'body' | 'chunks'>;
  nonce: string;
}

/** A whole document around a page: what loads it is the host script, what starts it is JSON, nothing runs inline. */
export const toDocument = ({ loaded, hostScript, data, content, nonce }: DocumentParts): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${themeTags}
<meta property="csp-nonce" nonce="${nonce}">
${preloads(loaded, content.chunks)}
<script defer src="${hostScript.address}" integrity="${hostScript.integrity}"></script>
${content.head}
</head>
<body>
<div id="${rootElementId}">${content.body}</div>
<script type="application/json" id="${shellDataElementId}">${inlineJson(data)}</script>
</body>
</html>
`;

/** Colours of the browser's own surfaces: the site's paper. */
export const themeTags = `<meta name="color-scheme" content="light dark">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#f5f8fd">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0a1124">`;

function preloads({ release, assets, remote }: LoadedRelease, chunkNames: string[]): string {
  const files = release.preloads.map((file) =>
    file.endsWith('.woff2')
      ? `<link rel="preload" as="font" type="font/woff2" href="${assets}${file}" crossorigin>`
      : `<link rel="preload" as="style" href="${assets}${file}">`,
  );
  const scripts = new Set(['main', ...chunkNames].flatMap((name) => release.chunks[name] ?? []));
  const links = [...scripts].map((file) => {
    // A preloaded script is used only by an element that asks for the same integrity.
    const integrity = file === release.entry ? ` integrity="${remote.integrity}"` : '';
    return `<link rel="preload" as="script" href="${assets}${file}"${integrity}>`;
  });
  return [...files, ...links].join('\n');
}

/** JSON that can't end the element it stands in. */
const inlineJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
