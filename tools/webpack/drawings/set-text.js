import { basename } from 'node:path';

/**
 * The sheet sets all text alike, in its font and two sizes. Another color of a text goes to a `tspan` inside, since the
 * sheet's rule for text would beat it.
 */
export const setText = {
  name: 'setText',
  fn: (_root, _params, { path }) => ({
    element: {
      enter: ({ name, attributes }) => {
        if (name !== 'text' && name !== 'tspan') return;
        const size = parseFloat(attributes['font-size'] ?? 12);
        if (size !== 12 && size !== 15) {
          throw new Error(`${basename(path)}: <${name} font-size="${size}"> is no size of the sheet: use 12 or 15.`);
        }
        for (const key of Object.keys(attributes)) {
          if (/^(font|stroke|letter-spacing$)/.test(key)) delete attributes[key];
        }
        if (size === 15) attributes.class = [...new Set(attributes.class?.split(' ')).add('large')].join(' ');
      },
      exit: (node) => {
        const { fill, ...attributes } = node.attributes;
        if (node.name !== 'text' || !fill) return;
        node.attributes = attributes;
        node.children = [{ type: 'element', name: 'tspan', attributes: { fill }, children: node.children }];
      },
    },
  }),
};
