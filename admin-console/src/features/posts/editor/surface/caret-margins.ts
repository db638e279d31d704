/** A heading's, the tallest. */
const line = 36;

/**
 * How far the caret stays from the tools above the text and from the bar at the window's lower edge. Never more than half
 * of what its line leaves of the window, of which a keyboard on a phone, or a high zoom, leaves little: each key would
 * scroll the text up and down again.
 */
export const caretMargins = {
  get top() {
    return Math.min(140, ((visualViewport?.height ?? innerHeight) - line) / 2);
  },
  get bottom() {
    return this.top;
  },
  left: 5,
  right: 5,
};
