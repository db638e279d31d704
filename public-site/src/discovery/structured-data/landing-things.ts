import type { LandingPageData, Section } from '../../landing/sections';
import type { Thing } from './json-ld';

/** What the sections of a landing page say that search engines have a place for. */
export const landingThings = ({ sections }: LandingPageData): Thing[] => sections.flatMap(thingsOf);

function thingsOf(section: Section): Thing[] {
  if (section.type !== 'faq') return [];
  return [
    {
      '@type': 'FAQPage',
      mainEntity: section.items.map(({ question, answer: text }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text },
      })),
    },
  ];
}
