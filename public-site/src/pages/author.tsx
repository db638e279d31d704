import { lazyPart } from '@site/ui';
import { Byline } from '../features/blog/article/byline';

/** Who wrote an article, with face and role where the team's page has them. Apart, since the server's HTML has it already. */
export const Author = lazyPart(async () => {
  const { team } = await import(/* webpackChunkName: "team" */ '../landing/people/team');
  return function KnownAuthor({ name }: { name: string }) {
    return <Byline name={name} person={team.find((known) => known.name === name)} />;
  };
});
