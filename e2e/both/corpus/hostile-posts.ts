import { addresses } from './addresses';
import { characters } from './characters';
import { embedding } from './embedding';
import { foreign } from './foreign';
import { handlers } from './handlers';
import { mutations } from './mutations';
import { scripts } from './scripts';
import { styles } from './styles';
import { texts } from './texts';
import { unclosed } from './unclosed';

export interface HostilePost {
  /** Tells it from all others, also as an address. */
  name: string;
  kind: string;
  content: string;
  /** The post's last line is shown. */
  goesOn: boolean;
}

const kinds = {
  ...{ scripts, handlers, addresses, embedding, foreign },
  ...{ mutations, styles, texts, characters, unclosed },
};

/** Harmless formatting around each, which stays; so does the word "kept" in its midst. */
export const hostilePosts: HostilePost[] = Object.entries(kinds).flatMap(([kind, all]) =>
  all.map((hostile, index) => ({
    kind,
    name: `hostile-${kind}-${index + 1}`,
    content: `<p>First <strong>line</strong></p>\n${hostile}\n<p>Last <em>line</em></p>`,
    goesOn: kind !== 'unclosed',
  })),
);
