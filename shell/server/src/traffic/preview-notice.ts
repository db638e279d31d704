import { palettes, type Scheme } from '@site/palette';
import type { ReleasePreview } from '@site/releases';
import { escapeHtml } from '../pages/escape-html';
import { toPage, type DocumentPage, type Page } from '../pages/page';
import type { PreviewedReleases } from './release-selection';

export const leaveAddress = '/release-preview/leave';

/** Inserts the preview notice, with the button that ends the preview, before the release's own markup. */
export function withNotice(
  page: DocumentPage,
  preview: PreviewedReleases,
  returnTo: string,
  placeholder: string,
): Page {
  const document = String(page.content.plain)
    .replace('</head>', () => `<style nonce="${placeholder}">${style}</style>\n</head>`)
    .replace('<body>', () => `<body>\n${notice(preview, returnTo)}`);
  return toPage(document, placeholder, page);
}

const notice = (
  { shown, missing }: PreviewedReleases,
  returnTo: string,
): string => `<aside class="shell-preview" aria-label="Preview">
<p>${[...shown.map(shownText), ...missing.map(missingText)].join('</p>\n<p>')}</p>
<form method="post" action="${leaveAddress}"><input type="hidden" name="to" value="${escapeHtml(returnTo)}"><button>Leave the preview</button></form>
</aside>`;

const shownText = ({ app, version, expiresAt }: ReleasePreview): string =>
  `<strong>Preview</strong> of ${app} <code>${escapeHtml(version)}</code>, in this browser alone, until ${timeOf(expiresAt)}.`;

const missingText = ({ app, version }: ReleasePreview): string =>
  `<strong>No preview:</strong> ${app} <code>${escapeHtml(version)}</code> can’t be shown anymore. This is what is live.`;

/** `21 Nov, 15:30 UTC` */
function timeOf(date: Date): string {
  const [, day, month, , time = ''] = date.toUTCString().split(' ');
  return `${day} ${month}, ${time.slice(0, 5)} UTC`;
}

/** Under names of their own: the page below may be a release's with other colours. */
function colors(scheme: Scheme): string {
  const { card, ink, blue, onFill } = palettes[scheme];
  return `--notice:${card};--notice-ink:${ink};--notice-blue:${blue};--on-notice-blue:${onFill}`;
}

const style = `
.shell-preview{${colors('light')};position:fixed;z-index:2147483000;left:12px;bottom:12px;box-sizing:border-box;display:flex;flex-wrap:wrap;align-items:center;gap:8px 16px;max-width:min(720px,calc(100vw - 24px));padding:8px 8px 8px 16px;border:2px solid var(--notice-blue);border-radius:4px;background:var(--notice);color:var(--notice-ink);font-size:14px;line-height:20px}
@media (prefers-color-scheme:dark){:root:not([data-theme=light]) .shell-preview{${colors('dark')}}}
:root[data-theme=dark] .shell-preview{${colors('dark')}}
@media print{.shell-preview{display:none}}
.shell-preview p,.shell-preview form{margin:0}
.shell-preview p{flex:1 1 260px}
.shell-preview code{font:12px/20px ui-monospace,monospace;overflow-wrap:anywhere}
.shell-preview button{padding:8px 16px;border:0;border-radius:4px;background:var(--notice-blue);color:var(--on-notice-blue);font:inherit;cursor:pointer}
.shell-preview button:focus-visible{outline:3px solid var(--notice-blue);outline-offset:2px}
`;
