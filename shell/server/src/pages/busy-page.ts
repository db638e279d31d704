import { messagePage, type MessagePageSetting } from './message-page';
import type { Page } from './page';

/** Shown to whom this process has no time for. Made once, so that it costs nothing. */
export const busyPage = (setting: MessagePageSetting): Page =>
  messagePage(setting, {
    status: 503,
    title: 'Too many people are here right now',
    text: `<p>We can’t show you this page at the moment, because more people ask for pages than we can serve. Please load it again in a few seconds.</p>`,
  });
