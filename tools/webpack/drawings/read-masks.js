import { basename } from 'node:path';

/**
 * On the site a mask shows what is painted in it, whatever the color. A tool's luminance mask means the same as long as it
 * paints in white alone.
 */
export const readMasks = {
  name: 'readMasks',
  fn: (_root, _params, { path }) => {
    let inLuminanceMask = false;
    return {
      element: {
        enter: ({ name, attributes }) => {
          if (name === 'mask') inLuminanceMask = !/\balpha\b/.test(attributes['mask-type'] ?? attributes.style);
          if (!inLuminanceMask) return;
          for (const paint of [attributes.fill, attributes.stroke]) {
            if (!paint || /^(none|#fff|#ffffff)$/.test(paint)) continue;
            throw new Error(`${basename(path)}: a mask has ${paint}. Paint in white what it shows, and nothing else.`);
          }
        },
        exit: ({ name }) => {
          if (name === 'mask') inLuminanceMask = false;
        },
      },
    };
  },
};
