import { offerFor } from './offers';

const pageFor = (...tags: string[]) => offerFor(tags).page.href;

describe('what an article leads to', () => {
  it.each([
    ['/automation', ['crm', 'integration', 'data quality', 'real estate']],
    ['/lead-management-automation', ['real estate', 'crm', 'Leads', 'chatbots']],
    ['/maintenance-vendor-management', ['vendor management', 'maintenance', 'contractors']],
    ['/edtech', ['edtech', 'support', 'chatbots']],
  ])('is %s for the tags %j', (page, tags) => {
    expect(pageFor(...tags)).toBe(page);
  });

  it('asks a title company for documents, not for contracts that it does not write', () => {
    expect(offerFor(['title companies', 'documents', 'closings']).title).toBe(
      'Which document are your closings waiting for?',
    );
    expect(offerFor(['contracts']).title).toBe('Which contract do you type most often?');
  });

  it('is a question of its own where systems are connected', () => {
    expect(offerFor(['integration']).title).not.toBe(offerFor([]).title);
  });
});
