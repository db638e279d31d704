import { ContactView } from '../features/contact/contact-view';
import { isContactOutcome } from '../features/contact/contact-outcome';
import { PageHead } from '../shared/page-head';
import type { PageFacts, PageProps } from '../shared/page';

export { contactAction as act, prepareContact as prepare } from '../features/contact/contact-action';

export const facts: PageFacts = {
  title: 'Contact',
  description: 'Tell us what eats your week. A person who builds these systems answers within 24 hours.',
};

export const Page = ({ initial }: PageProps) => (
  <>
    <PageHead {...facts} />
    <ContactView outcome={isContactOutcome(initial) ? initial : undefined} />
  </>
);
