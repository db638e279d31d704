import { PrivacyView } from '../features/privacy/privacy-view';
import { PageHead } from '../shared/page-head';
import type { PageFacts } from '../shared/page';

export const facts: PageFacts = {
  title: 'Privacy',
  description:
    'What this site stores when you visit or write to us: what for, where and for how long. With every cookie by name.',
};

export const Page = () => (
  <>
    <PageHead {...facts} />
    <PrivacyView />
  </>
);
