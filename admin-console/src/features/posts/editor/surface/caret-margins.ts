/** A heading's, the tallest. */
const line = 36;

/** What the line with the caret leaves of the window: a keyboard on a phone or a high zoom makes it little. */
const room = () => (window.visualViewport?.height ?? window.innerHeight) - line;

/**
 * How far the caret stays from the tools above the text and from the bar at the window's lower edge. Never more than
 * there is room for: each key would scroll the text up and down again.
 */
export const caretMargins = {
  get top() {
    return Math.min(140, (room() * 2) / 3);
  },
  get bottom() {
    return Math.min(110, room() / 3);
  },
  left: 5,
  right: 5,
};
