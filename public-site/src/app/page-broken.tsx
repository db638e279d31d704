import { useLocation } from 'react-router-dom';

/** Shown in place of a page whose code failed or never came. */
export function PageBroken() {
  const { pathname, search } = useLocation();
  return (
    <section>
      <h1>This page did not open</h1>
      <p>Something broke on our side, or the connection did. What you typed elsewhere is safe.</p>
      <p>
        <a href={pathname + search} target="_top">
          Load the page again
        </a>
      </p>
    </section>
  );
}
