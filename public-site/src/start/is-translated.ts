/**
 * Whether the browser has translated the page, as Chrome marks it. Around each text then stand elements of its own, with which
 * React would find no text where it left it: such a page stays the server's HTML, and its links and forms the browser's.
 */
export const isTranslated = (): boolean => /translated-/.test(document.documentElement.className);
