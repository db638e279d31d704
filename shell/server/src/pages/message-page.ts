import type { SiteConfig } from '@site/federation';
import { escapeHtml } from './escape-html';
import { toPage, type Page } from './page';
import { colourTags, rootTag } from './page-colours';
import { shellStyleElement } from './shell-style';

/** What every page of the shell's own needs. */
export interface MessagePageSetting {
  config: SiteConfig;
  placeholder: string;
}

export interface Message {
  status: number;
  title: string;
  /** Markup. */
  text: string;
}

/** A page of the shell's own: a heading and a few words. */
export function messagePage({ config, placeholder }: MessagePageSetting, { status, title, text }: Message): Page {
  const document = `<!doctype html>
${rootTag()}
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${colourTags()}
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · ${escapeHtml(config.name)}</title>
${shellStyleElement(placeholder)}
</head>
<body>
<main class="shell-message">
<h1>${escapeHtml(title)}</h1>
${text}
</main>
</body>
</html>
`;
  return toPage(document, placeholder, {
    status,
    location: undefined,
    renderedBy: 'shell',
    csp: { style: [], img: [], frame: [] },
    cacheSeconds: 0,
    confidential: false,
  });
}
