import { Byline } from '../features/blog/article/byline';
import { team } from '../facts/team';

/** With face and role where the team's page has the person. */
export const KnownAuthor = ({ name }: { name: string }) => (
  <Byline name={name} person={team.find((known) => known.name === name)} />
);
