/** The letter that a shortcut means: where the layout writes another script, the one that stands in its place on others. */
export const letterOf = ({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string =>
  (key > '~' ? code.slice('Key'.length) : key).toLowerCase();
