import { Prose } from '@site/ui';

/** The post's text. Its markup was sanitised by the API: nothing in it can run. */
export const ArticleBody = ({ html }: { html: string }) => (
  <Prose dir="auto" dangerouslySetInnerHTML={{ __html: html }} />
);
