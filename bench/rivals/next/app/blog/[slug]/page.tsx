import content from '../../../content.json';
import { ArticleView } from '../../../views/article-view';

export const dynamicParams = false;

export const generateStaticParams = () => [{ slug: content.article.slug }];

export default function Article() {
  return <ArticleView slug={content.article.slug} initial={content.article.state} />;
}
