import type { Section } from '../../landing/sections';
import { landingThings } from './landing-things';

const things = (...sections: Section[]) => landingThings({ title: '', description: '', sections });

describe('a landing page', () => {
  it('tells its questions with their answers', () => {
    const [page] = things({
      type: 'faq',
      title: 'Asked',
      items: [{ question: 'How long?', answer: 'Weeks.' }],
    });
    expect(page).toEqual({
      '@type': 'FAQPage',
      mainEntity: [{ '@type': 'Question', name: 'How long?', acceptedAnswer: { '@type': 'Answer', text: 'Weeks.' } }],
    });
  });

  it('says nothing of sections that searches have no place for', () => {
    expect(things({ type: 'list', title: 'Reasons', items: [] })).toEqual([]);
  });
});
