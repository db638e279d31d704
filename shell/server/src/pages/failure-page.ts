import { escapeHtml } from './escape-html';
import { messagePage, type MessagePageSetting } from './message-page';
import type { Page } from './page';

/** An honest page for when a page can't be drawn and none from before is there. */
export function failurePage(setting: MessagePageSetting, address: string): Page {
  const { phone, email } = setting.config;
  return messagePage(setting, {
    status: 503,
    title: 'This page is not available right now',
    text: `<p>A part of our service is not responding. The fault is on our side, and we have been notified. Please <a href="${escapeHtml(address)}">try again</a> in a moment, or go to the <a href="/">home page</a>.</p>
<p>In a hurry? Call ${escapeHtml(phone)} or write to <a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a>.</p>`,
  });
}
