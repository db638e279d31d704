import { useLocation } from 'react-router-dom';
import { pageCard, type SocialCard } from './social-card';
import { useSite } from './site-context';

interface PageHeadProps {
  title: string;
  description: string;
  /** Default: the one that was drawn for the page. */
  card?: SocialCard;
  article?: ArticleFacts;
  /** Path and query of the canonical address. Default: the present path. */
  address?: string;
  /** Keeps error pages out of search results; they have no canonical address either. */
  hidden?: boolean;
}

interface ArticleFacts {
  author?: string;
  publishedAt: string | null;
  updatedAt: string;
  section: string;
  tags: readonly string[];
}

/** The page's metadata; React moves it into the document's head, on the server and in the browser. */
export function PageHead({ title, description, card, article, address, hidden }: PageHeadProps) {
  const { config, origin } = useSite();
  const { pathname } = useLocation();
  const canonical = origin + (address ?? (pathname === '/' ? '/' : pathname.replace(/\/+$/, '')));
  const fullTitle = title.includes(config.name) ? title : `${title} · ${config.name}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {hidden ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={canonical} />}
      <meta property="og:site_name" content={config.name} />
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      {article && <ArticleMeta {...article} />}
      {hidden || <CardMeta {...(card ?? pageCard(pathname))} alt={title} origin={origin} />}
    </>
  );
}

const ArticleMeta = ({ author, publishedAt, updatedAt, section, tags }: ArticleFacts) => (
  <>
    {publishedAt && <meta property="article:published_time" content={publishedAt} />}
    <meta property="article:modified_time" content={updatedAt} />
    {author && <meta name="author" content={author} />}
    <meta property="article:section" content={section} />
    {tags.map((tag) => (
      <meta key={tag} property="article:tag" content={tag} />
    ))}
  </>
);

const CardMeta = ({ address, size, alt, origin }: SocialCard & { alt: string; origin: string }) => (
  <>
    <meta property="og:image" content={new URL(address, origin).href} />
    {size && <meta property="og:image:width" content={String(size.width)} />}
    {size && <meta property="og:image:height" content={String(size.height)} />}
    <meta property="og:image:alt" content={alt} />
    <meta name="twitter:card" content="summary_large_image" />
  </>
);
