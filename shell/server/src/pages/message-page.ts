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

/** The page shown when a render fails and no earlier version is cached; for a form, one that leads back to what was typed. */
export function failurePage(setting: MessagePageSetting, { path, isForm }: { path: string; isForm: boolean }): Page {
  const { phone, email } = setting.config;
  const advice = isForm
    ? 'Please go back in your browser, where what you wrote still is, and send it again in a moment.'
    : `Please <a href="${escapeHtml(path)}">try again</a> in a moment, or go to the <a href="/">home page</a>.`;
  return messagePage(setting, {
    status: 503,
    title: isForm ? 'We could not take this just now' : 'This page is not available right now',
    text: `<p>A part of our service is not responding. The fault is on our side, and we have been notified. ${advice}</p>
<p>In a hurry? Call ${escapeHtml(phone)} or write to <a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a>.</p>`,
  });
}

/** Shown when this process is overloaded. Rendered once, so that it costs nothing. */
export const busyPage = (setting: MessagePageSetting): Page =>
  messagePage(setting, {
    status: 503,
    title: 'Too many visitors right now',
    text: `<p>We can’t show you this page right now, because more people are asking for pages than we can serve. Please reload it in a few seconds.</p>`,
  });
