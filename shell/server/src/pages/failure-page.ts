import { escapeHtml } from './escape-html';
import { messagePage, type MessagePageSetting } from './message-page';
import type { Page } from './page';

/** The page shown when a render fails and no earlier version is cached. */
export function failurePage(setting: MessagePageSetting, address: string): Page {
  const { phone, email } = setting.config;
  return messagePage(setting, {
    status: 503,
    title: 'This page is not available right now',
    text: `<p>A part of our service is not responding. The fault is on our side, and we have been notified. Please <a href="${escapeHtml(address)}">try again</a> in a moment, or go to the <a href="/">home page</a>.</p>
<p>In a hurry? Call ${escapeHtml(phone)} or write to <a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a>.</p>`,
  });
}
