import { messagePage, type MessagePageSetting } from './message-page';
import type { Page } from './page';

/** Shown when this process is overloaded. Rendered once, so that it costs nothing. */
export const busyPage = (setting: MessagePageSetting): Page =>
  messagePage(setting, {
    status: 503,
    title: 'Too many visitors right now',
    text: `<p>We can’t show you this page right now, because more people are asking for pages than we can serve. Please reload it in a few seconds.</p>`,
  });
