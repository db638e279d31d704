import { knownRefusal } from '../features/blog/preview/prepare-preview';
import { Preview } from '../features/blog/preview/preview';
import { ApiProvider } from '../shared/api-store';
import type { PageProps } from '../shared/page';
import { Author } from './author';

export { preparePreview as prepare } from '../features/blog/preview/prepare-preview';

export const Page = ({ params: { token = '' }, initial }: PageProps) => (
  <ApiProvider initial={initial}>
    <Preview token={token} refusal={knownRefusal(initial)} Author={Author} />
  </ApiProvider>
);
