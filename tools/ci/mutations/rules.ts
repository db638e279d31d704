/** A rule of the product, and a change of one place that breaks it. */
export interface Rule {
  /** As it is when it is kept. */
  name: string;
  file: string;
  /** Occurs once in the file. */
  find: string;
  replace: string;
  /** The project whose tests must notice, and what the paths of their files match. */
  noticedBy: [project: string, files: string];
}

export const rules: Rule[] = [
  {
    name: 'a wrong password signs nobody in',
    file: 'api/src/auth/passwords/passwords.ts',
    find: 'return matches && passwordHash != null;',
    replace: 'return passwordHash != null;',
    noticedBy: ['api', 'auth/auth.api'],
  },
  {
    name: 'only admins use the admin area',
    file: 'api/src/auth/access/admin-only.ts',
    find: ".user?.role === 'admin') return true;",
    replace: '.user) return true;',
    noticedBy: ['api', 'auth/access/access.api'],
  },
  {
    name: 'whoever changes access has signed in recently',
    file: 'api/src/auth/sign-in/recent-sign-in.ts',
    find: 'if (since < this.config.session.recentMinutes * 60_000) return;',
    replace: 'if (since >= 0) return;',
    noticedBy: ['api', 'auth/sign-in/recent-sign-in'],
  },
  {
    name: 'failures to sign in count over all addresses, too',
    file: 'api/src/auth/sign-in/login-limiter.ts',
    find: "shared: [limit('address', network, perAddress), limit('name', hash(username), perName)],",
    replace: "shared: [limit('address', network, perAddress)],",
    noticedBy: ['api', 'auth/login-limiter|security/guessing'],
  },
  {
    name: 'a new password ends all sessions',
    file: 'api/src/links/link-use.service.ts',
    find: '      await endSessionsOf(manager, owner.id);\n',
    replace: '',
    noticedBy: ['api', 'links/links.api|security/sessions'],
  },
  {
    name: 'a link that is too old does nothing',
    file: 'api/src/links/link-use.service.ts',
    find: ` AND "expiresAt" > now()', {`,
    replace: `', {`,
    noticedBy: ['api', 'links/links.api'],
  },
  {
    name: 'a sibling subdomain changes nothing',
    file: 'api/src/http/same-origin.ts',
    find: "if (site !== undefined) return site === 'same-origin';",
    replace: "if (site !== undefined) return site !== 'cross-site';",
    noticedBy: ['api', 'security/other-sites'],
  },
  {
    name: 'a field named like a prototype is refused',
    file: 'api/src/http/prototype-names.ts',
    find: "new Set(['__proto__', 'constructor', 'prototype'])",
    replace: "new Set(['constructor', 'prototype'])",
    noticedBy: ['api', 'http/request-shape'],
  },
  {
    name: 'a draft is shown to no visitor',
    file: 'api/src/posts/public/published-posts.ts',
    find: "WHERE slug = $1 AND status = 'published'`",
    replace: 'WHERE slug = $1`',
    noticedBy: ['api', 'posts/(public/posts|admin/admin-posts).api'],
  },
  {
    name: 'nobody overwrites what they have not seen',
    file: 'api/src/posts/admin/version-tag.ts',
    find: 'if (tags.includes(tagOf(post.version))) return;',
    replace: 'if (tags.length > 0) return;',
    noticedBy: ['api', 'posts/admin/two-editors'],
  },
  {
    name: 'the last active admin stays one',
    file: 'api/src/users/last-admin.ts',
    find: 'if (admins > 1) return;',
    replace: 'if (admins > 0) return;',
    noticedBy: ['api', 'users/users.api'],
  },
  {
    name: 'every write is in the audit log',
    file: 'api/src/audit/audit.interceptor.ts',
    find: 'if (skipped || isRead(request) || !request.user) return next.handle();',
    replace: "if (skipped || isRead(request) || !request.user || request.method === 'DELETE') return next.handle();",
    noticedBy: ['api', 'audit/audit.api'],
  },
  {
    name: 'a mail about a message is answered to its writer',
    file: 'api/src/contact/message-mail.ts',
    find: '...(isEmail(email, plainAddress) ? { replyTo: email } : {}),',
    replace: '',
    noticedBy: ['api', 'contact/message-mail'],
  },
  {
    name: 'nothing that a visitor writes passes for a line of ours',
    file: 'api/src/contact/message-mail.ts',
    find: '`${name}: ${oneLine(value)}`',
    replace: '`${name}: ${value}`',
    noticedBy: ['api', 'contact/message-mail'],
  },
  {
    name: 'an exported table runs nothing in a spreadsheet',
    file: 'api/src/csv/harmless.ts',
    find: `return text.replace(formula, "$1'").replace(`,
    replace: 'return text.replace(',
    noticedBy: ['api', 'csv/harmless'],
  },
  {
    name: 'a visitor’s message has the least length that its form names',
    file: 'libs/contracts/src/contact-input.dto.ts',
    find: "  @MinLength(limits.contactMessage.min, atLeast('Message', limits.contactMessage.min))\n",
    replace: '',
    noticedBy: ['contracts', 'contact-form'],
  },
  {
    name: 'a report of an error counts once',
    file: 'shell/server/src/traffic/view-tokens.ts',
    find: 'this.redeemed.has(claim) || ',
    replace: '',
    noticedBy: ['shell-server', 'traffic/view-tokens'],
  },
  {
    name: 'a canary is not blamed for errors that the live version has, too',
    file: 'shell/server/src/traffic/error-budget.ts',
    find: ' || rate < liveRate * clearlyWorse',
    replace: '',
    noticedBy: ['shell-server', 'traffic/error-budget'],
  },
  {
    name: 'a canary’s share of visitors is exact',
    file: 'shell/server/src/traffic/canary-bucket.ts',
    find: '% buckets < percent',
    replace: '% buckets <= percent',
    noticedBy: ['shell-server', 'traffic/canary-bucket'],
  },
  {
    name: 'no page of before a change is sent after it',
    file: 'shell/server/src/pages/page-cache.ts',
    find: 'return epoch === this.epoch && age <= seconds + graceSeconds;',
    replace: 'return age <= seconds + graceSeconds;',
    noticedBy: ['shell-server', 'pages/page-cache'],
  },
  {
    name: 'the console’s API is not on the site’s host',
    file: 'shell/server/src/http/console-host.ts',
    find: "consoleApi.test(decodeURIComponent(request.path).replace(/\\/+/g, '/'))",
    replace: 'consoleApi.test(request.path)',
    noticedBy: ['shell-server', 'http/console-host'],
  },
  {
    name: 'a page that comes by http leads to https',
    file: 'shell/server/src/http/secure-address.ts',
    find: "=== 'http' ? publicOrigin + url : undefined",
    replace: "=== 'http:' ? publicOrigin + url : undefined",
    noticedBy: ['shell-server', 'http/secure-address'],
  },
  {
    name: 'no other site frames a page',
    file: 'shell/server/src/http/security-headers.ts',
    find: "    `form-action 'self'`,\n    `frame-ancestors 'none'`,",
    replace: "    `form-action 'self'`,",
    noticedBy: ['shell-server', 'http/policies|http/security-headers'],
  },
  {
    name: 'a link to a preview can’t be made up',
    file: 'libs/releases/src/preview-token.ts',
    find: 'if (!app || !isSame(signature, signatureOf(claim, secret))) return null;',
    replace: 'if (!app) return null;',
    noticedBy: ['releases', 'preview-token'],
  },
  {
    name: 'a release that a rollback may need is not deleted',
    file: 'tools/release/collectable.ts',
    find: 'if (kept.has(version)) return false;',
    replace: '',
    noticedBy: ['tools', 'release/collectable'],
  },
  {
    name: 'a release that the gate refuses does not go live',
    file: 'tools/gate/gate.ts',
    find: 'if (refusals.length > 0) throw new Problem',
    replace: 'if (refusals.length > 99) throw new Problem',
    noticedBy: ['tools', 'release/go-live'],
  },
  {
    name: 'a damaged backup is not restored',
    file: 'backup/archive/checksums.ts',
    find: 'else if (found !== hash) damage.push',
    replace: 'else if (!found) damage.push',
    noticedBy: ['backup', 'backup.spec'],
  },
  {
    name: 'a frame shows no other site than YouTube',
    file: 'libs/ui/src/media/youtube-address.ts',
    find: 'if (!watchHosts.has(hostname)) return null;',
    replace: '',
    noticedBy: ['ui', 'media/youtube-address'],
  },
  {
    name: 'a script of a release runs only as it was released',
    file: 'shell/client/src/file-integrity.ts',
    find: 'if (!integrity) throw new Error(`${app}@${version} has no ${file}.`);\n  return integrity;',
    replace: "return integrity ?? '';",
    noticedBy: ['shell-client', 'file-integrity'],
  },
  {
    name: 'bold, typing and bold again leave the text whole',
    file: 'admin-console/src/features/posts/editor/writing/pieces.ts',
    find: "  kind === 'void' || run.some(({ tag }) => tag !== undefined && tag === partner);",
    replace: "  kind === 'void' || partner !== undefined || run.length < 0;",
    noticedBy: ['admin-console', 'writing/toggling'],
  },
];
