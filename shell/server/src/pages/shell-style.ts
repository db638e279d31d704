import { declareColors, type Scheme } from '@site/palette';

const colors = (scheme: Scheme) =>
  `color-scheme:${scheme};${declareColors(scheme, ['ink', 'inkSoft', 'paper', 'blue', 'onFill'])}`;

/** Styles of the shell's own messages: when a page can't be rendered, or is not there yet. */
const shellStyle = `
:root{${colors('light')}}
@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${colors('dark')}}}
:root[data-theme=dark]{${colors('dark')}}
body{margin:0;background:var(--paper);color:var(--ink);font:17px/27px system-ui,sans-serif}
.shell-message{box-sizing:border-box;min-height:100vh;max-width:1180px;margin:0 auto;padding:96px 24px 24px}
.shell-message h1{max-width:20ch;margin:0 0 16px;font-size:clamp(33px,5vw,46px);line-height:1.04;font-weight:620;letter-spacing:-.022em}
.shell-message p{max-width:60ch;margin:0 0 24px;color:var(--ink-soft)}
.shell-message a{color:var(--blue)}
.shell-message button{padding:12px 24px;border:0;border-radius:4px;background:var(--blue);color:var(--on-fill);font:inherit;cursor:pointer}
.shell-message button[aria-disabled=true]{opacity:.6;cursor:default}
.shell-message :focus-visible{outline:3px solid var(--blue);outline-offset:3px}
.shell-wait{animation:shell-wait 0s .6s both}
.shell-long{animation:shell-wait 0s 2s both}
@keyframes shell-wait{from{visibility:hidden}to{visibility:visible}}
`;

export const shellStyleElement = (nonce: string): string => `<style nonce="${nonce}">${shellStyle}</style>`;
