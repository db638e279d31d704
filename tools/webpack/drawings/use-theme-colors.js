import { basename } from 'node:path';
import { lightColors } from './theme.js';

const themeColors = new Set(Object.values(lightColors).map((property) => `var(${property})`));

/** Takes the theme's color for each that a tool has written. A mask and a clip path show none. */
export const useThemeColors = {
  name: 'useThemeColors',
  fn: (_root, _params, { path }) => {
    let depthInMasks = 0;
    return {
      element: {
        enter: ({ name, attributes }) => {
          if (isMask(name)) depthInMasks += 1;
          if (depthInMasks > 0) return;
          for (const property of ['fill', 'stroke']) {
            const color = attributes[property];
            if (!color || color === 'none' || themeColors.has(color)) continue;
            const themeColor = lightColors[longHex(color)];
            if (!themeColor) {
              throw new Error(
                `${basename(path)}: <${name} ${property}="${color}"> is no color of the theme. Use one of the file's styles.`,
              );
            }
            attributes[property] = `var(${themeColor})`;
          }
        },
        exit: ({ name }) => {
          if (isMask(name)) depthInMasks -= 1;
        },
      },
    };
  },
};

const isMask = (name) => name === 'mask' || name === 'clipPath';

/** `#ffffff` of `#fff`. */
const longHex = (color) => color.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
