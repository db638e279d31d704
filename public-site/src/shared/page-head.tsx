import { useLocation } from 'react-router-dom';
import { useSite } from './site-context';

interface PageHeadProps {
  title: string;
  description: string;
  /** Address of the social card's picture: absolute, or a path of this site. */
  image?: string | null;
  kind?: 'website' | 'article';
  /** Keeps error pages out of search results; they have no canonical address either. */
  hidden?: boolean;
}

/** The page's metadata; React moves it into the document's head, on the server and in the browser. */
export function PageHead({ title, description, image, kind = 'website', hidden = false }: PageHeadProps) {
  const { config, origin } = useSite();
  const { pathname } = useLocation();
  const canonical = origin + (pathname === '/' ? '/' : pathname.replace(/\/+$/, ''));
  const fullTitle = title.includes(config.name) ? title : `${title} · ${config.name}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {hidden ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={canonical} />}
      <meta property="og:site_name" content={config.name} />
      <meta property="og:type" content={kind} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      {image && <meta property="og:image" content={new URL(image, origin).href} />}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
    </>
  );
}
