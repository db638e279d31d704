import {
  afterRender,
  append,
  beforeMount,
  beforeRequest,
  type BuildChange,
  serverBundle,
  withHalfGone,
  withStyle,
} from './edit-build';

const site = 'public-site';
const admin = 'admin-console';
/** What people see, what they do, and what is left of it: all of it loads, renders and mounts without an error. */
export const breakingUseChanges: BuildChange[] = [
  {
    app: site,
    title: 'everything in main is transparent',
    cause: /: at 375 px nothing of its text is visible/,
    apply: withStyle('main { opacity: 0 }'),
  },
  {
    app: site,
    title: 'the texts of main have the color of what is behind them',
    cause: /at 1280 px (nothing of its text is visible|it shows \d+ % of the text of before)/,
    apply: withStyle('main, main * { color: transparent !important }'),
  },
  {
    app: site,
    title: 'half of a page is taken away',
    cause: /\/retail: .*at 1280 px it shows \d+ % of the (text|links|pictures) of before/,
    apply: withHalfGone('/retail'),
  },
  {
    app: site,
    title: 'something lies on top of the page',
    cause: /at 375 px nothing of its text is visible/,
    apply: withStyle(
      'body::after { content: ""; position: fixed; inset: 0; background: red; z-index: 9999 } main { visibility: hidden }',
    ),
  },
  {
    app: site,
    title: 'the header is gone on phones',
    cause: /at 375 px it shows 0 % of the header of before/,
    apply: withStyle('@media (max-width: 400px) { header { display: none !important } }'),
  },
  {
    app: site,
    title: 'no page is to be listed by search engines',
    cause: /: it asks search engines not to list it, and what is live does not/,
    apply: afterRender(`result.head += '<meta name="robots" content="noindex">';`),
  },
  {
    app: site,
    title: 'all pages name the home page as their address',
    cause: /: its canonical address is \/, and that of what is live \//,
    apply: afterRender(
      `result.head = result.head.replace(/(<link[^>]*rel="canonical"[^>]*href=")(https?:..[^/"]*)[^"]*/, '$1$2/');`,
    ),
  },
  {
    app: site,
    title: 'the form is posted without JavaScript and answered 503',
    cause: /its form, sent without JavaScript: the answer is 5\d\d/,
    apply: (source) =>
      append(
        serverBundle(source),
        'const own = module.exports; module.exports = { ...own, action: async () => { throw new Error("Nobody takes it"); } };',
      ),
  },
  {
    app: site,
    title: 'what is sent by a form never leaves the browser',
    cause: /its form, sent: /,
    apply: beforeRequest('/api/contact', 'return Response.json({ success: true }, { status: 201 });'),
  },
  {
    app: site,
    title: 'each page that is rendered leaves 2.6 MB behind',
    cause: /its process ended while pages were rendered \(it took too much memory\)|it takes \d+ MB more/,
    apply: afterRender('(globalThis.left ??= []).push(Buffer.alloc(2_600_000, 1));'),
  },
  {
    app: site,
    title: 'a timer works half of the time',
    cause: /when nothing is asked of it, its process takes \d+ % of a core/,
    apply: (source) =>
      append(
        serverBundle(source),
        'setInterval(() => { const end = Date.now() + 20; while (Date.now() < end); }, 40);',
      ),
  },
  {
    app: site,
    title: 'a promise is rejected that nobody catches',
    cause: /its process ended while pages were rendered|could not render it|it answers 5\d\d/,
    apply: afterRender(`if (address.startsWith('/retail')) Promise.reject(new Error('Nobody catches it'));`),
  },
  {
    app: site,
    title: 'the page loads itself again after a while',
    cause: /it loads itself again/,
    apply: beforeMount('setTimeout(() => location.reload(), 6_000);'),
  },
  {
    app: admin,
    title: 'the sign-in throws',
    cause: /\/admin\/login: used by an editor: /,
    apply: beforeRequest('/api/admin/login', 'throw new TypeError("Nothing to sign in with");'),
  },
  {
    app: admin,
    title: 'a screen of the console shows hardly anything',
    cause: /\/admin\/posts: opened by an editor: at 1280 px it shows \d+ % of the text of before/,
    apply: beforeMount(
      `new MutationObserver(() => {
         if (location.pathname !== '/admin/posts') return;
         for (const one of document.querySelectorAll('main article')) one.style.display = 'none';
       }).observe(document, { childList: true, subtree: true });`,
    ),
  },
  {
    app: admin,
    title: 'what is saved has no content',
    cause: /\/admin\/posts\/new: used by an editor: .*the content of a post is not stored as it was written/,
    apply: beforeRequest(
      '/api/admin/posts',
      `const written = { ...(await request.json()), content: 'x' };
       return send(new Request(request.url, { method: 'POST', headers: request.headers, body: JSON.stringify(written) }));`,
    ),
  },
];
