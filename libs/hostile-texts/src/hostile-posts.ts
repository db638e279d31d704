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
  /** How many hostile texts it holds, each between a first line and a last one. */
  texts: number;
  /** The last lines are shown. */
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
    texts: 1,
    goesOn: kind !== 'unclosed',
  })),
);

const textsOfGathered = 25;

/** The same texts in few posts: what swallows all that follows stays in one of its own. */
export function gatherHostilePosts(): HostilePost[] {
  const closed = hostilePosts.filter(({ goesOn }) => goesOn);
  const gathered = Array.from({ length: Math.ceil(closed.length / textsOfGathered) }, (_, index) => {
    const posts = closed.slice(index * textsOfGathered, (index + 1) * textsOfGathered);
    const content = posts.map((post) => post.content).join('\n');
    return { name: `hostile-${index + 1}`, kind: `${posts[0]?.kind}`, content, texts: posts.length, goesOn: true };
  });
  return [...gathered, ...hostilePosts.filter(({ goesOn }) => !goesOn)];
}
