import { Heading, TextLink } from '@site/ui';
import { useScreenTitle } from '../shared/use-screen-title';

export function NotFoundPage() {
  useScreenTitle('404 Page Not Found');
  return (
    <>
      <Heading as="h1" $size="heading">
        404 Page Not Found
      </Heading>
      <p>Did you forget to add the page to the router?</p>
      <TextLink href="/admin">Back to Dashboard</TextLink>
    </>
  );
}
