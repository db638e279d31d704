import { basename } from 'node:path';
import { classRules } from './theme.js';

/** Of these, more than a look follows: motion, or the look of what is inside. */
const needed = new Set(['door', 'leaf', 'dimension', 'letter']);

/**
 * A tool that recolors a shape leaves its class, whose rule would beat the attribute on a page: the other looks of its
 * classes become attributes, too.
 */
export const letAttributesWin = {
  name: 'letAttributesWin',
  fn: (_root, _params, { path }) => ({
    element: {
      enter: ({ name, attributes }) => {
        const classes = attributes.class?.split(' ') ?? [];
        const rules = classRules.filter((rule) => rule.classes.every((one) => classes.includes(one)));
        const looks = Object.assign({}, ...rules.map((rule) => rule.declarations));
        const [changed] = Object.keys(looks).filter((key) => (attributes[key] ?? looks[key]) !== looks[key]);
        if (!changed) return;
        if (classes.some((one) => needed.has(one))) {
          const element = `<${name} class="${attributes.class}">`;
          throw new Error(`${basename(path)}: ${element} also has a ${changed}. Remove it, or the class that sets it.`);
        }
        const ruled = rules.flatMap((rule) => rule.classes);
        Object.assign(attributes, { ...looks, ...attributes });
        attributes.class = classes.filter((one) => !ruled.includes(one)).join(' ');
        if (!attributes.class) delete attributes.class;
      },
    },
  }),
};
