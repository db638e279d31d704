/** What an article leads to: the page of its subject, and what there is to talk about. */
export interface Offer {
  title: string;
  page: { href: string; label: string };
}

/** For what no other fits. */
const usual: Offer = {
  title: 'Which process eats your week?',
  page: { href: '/automation', label: 'business process automation' },
};

const documents: Offer['page'] = { href: '/contract-document-automation', label: 'contracts and documents' };

/** By words of tags; the first that fits. */
const offers: readonly (readonly [words: RegExp, offer: Offer])[] = [
  [
    /^(leads?|routing|response time|sales process)\b/,
    {
      title: 'How fast are your leads answered?',
      page: { href: '/lead-management-automation', label: 'lead management' },
    },
  ],
  [
    /^integrations?\b/,
    { title: 'What do you type into two systems?', page: { href: '/automation', label: 'system integration' } },
  ],
  [/^(title companies|closings)\b/, { title: 'Which document are your closings waiting for?', page: documents }],
  [/^(contracts?|documents?|e-signature)\b/, { title: 'Which contract do you type most often?', page: documents }],
  [
    /^(predictive maintenance|sensors|heating)\b/,
    { title: 'What broke last winter?', page: { href: '/predictive-maintenance', label: 'predictive maintenance' } },
  ],
  [
    /^chatbots?\b/,
    {
      title: 'What are you asked every day?',
      page: { href: '/customer-engagement-chatbots', label: 'chatbots that hand over' },
    },
  ],
  [
    /^(maintenance|vendors?|vendor management)\b/,
    {
      title: 'How long does a repair wait at your desk?',
      page: { href: '/maintenance-vendor-management', label: 'maintenance and vendors' },
    },
  ],
  [
    /^(construction|change orders|daily log)\b/,
    { title: 'What is written down twice on your site?', page: { href: '/construction', label: 'construction' } },
  ],
  [/^(retail|inventory)\b/, { title: 'Which shelf is empty right now?', page: { href: '/retail', label: 'retail' } }],
  [
    /^(edtech|enrol?lment|admissions)\b/,
    { title: 'What fills your inbox before classes start?', page: { href: '/edtech', label: 'EdTech' } },
  ],
  [
    /^(mvp|startups?|scope)\b/,
    { title: 'What must your first version do?', page: { href: '/startups', label: 'startups' } },
  ],
  [
    /^(staff augmentation|onboarding)\b/,
    { title: 'Which chair is empty on your team?', page: { href: '/it-staffing', label: 'IT staff augmentation' } },
  ],
  [
    /^(attribution|martech|marketing)\b/,
    { title: 'Which channel brings you customers?', page: { href: '/martech', label: 'marketing technology' } },
  ],
  [
    /^valuations?\b/,
    {
      title: 'What is a house worth on your street?',
      page: { href: '/property-listing-valuation', label: 'listing and valuation' },
    },
  ],
  [
    /^(custom software|build or buy)\b/,
    { title: 'Build it, or buy it?', page: { href: '/custom-management-apps', label: 'custom management apps' } },
  ],
  [/^mobile apps\b/, { title: 'What should fit in a pocket?', page: { href: '/mobile-apps', label: 'mobile apps' } }],
];

/** The earliest tag that anything is offered for decides. */
export function offerFor(tags: readonly string[]): Offer {
  for (const tag of tags) {
    const found = offers.find(([words]) => words.test(tag.toLowerCase()));
    if (found) return found[1];
  }
  return usual;
}
