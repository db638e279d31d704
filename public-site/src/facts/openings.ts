export interface JobOpening {
  /** Names its page: `/careers/<slug>`. */
  slug: string;
  title: string;
  description: string;
  location: 'On site' | 'Hybrid' | 'Remote' | 'Remote or on site';
  department: string;
  type: 'Full-time' | 'Part-time';
  /** ISO date since which it is open. */
  posted: string;
  /** ISO date of the last day to apply. */
  closes: string;
  requirements: readonly string[];
}

/** Whom we look for. After its last day an opening is listed nowhere, and its page says so until it is taken out here. */
export const openings: readonly JobOpening[] = [
  {
    slug: 'senior-frontend-engineer',
    title: 'Senior Frontend Engineer',
    description:
      'You build the screens that agents and superintendents keep open all day, and you care more about the hundredth use than the first impression.',
    location: 'Remote or on site',
    posted: '2026-11-09',
    closes: '2027-03-31',
    department: 'Frontend Engineering',
    type: 'Full-time',
    requirements: [
      'TypeScript and React in products that people pay for',
      'HTML and CSS without a framework to hide behind',
      'Accessibility as a habit, tested with a keyboard and a screen reader',
      'An eye for what can be left out',
      'Experience in explaining a trade-off to a designer',
    ],
  },
  {
    slug: 'backend-engineer',
    title: 'Backend Engineer',
    description:
      'You connect systems that were never meant to meet, and write down what each of them promised the other.',
    location: 'Remote or on site',
    posted: '2026-11-02',
    closes: '2027-03-31',
    department: 'Backend Engineering',
    type: 'Full-time',
    requirements: [
      'Node.js and TypeScript in production',
      'Solid SQL, and the patience to read a query plan',
      'Integrations with other people’s interfaces, including the bad ones',
      'Queues, retries and knowing when not to retry',
      'Comfort with being called when it breaks, and with making that rare',
      'A server that you have moved while an office worked on it',
    ],
  },
  {
    slug: 'qa-automation-engineer',
    title: 'QA Automation Engineer',
    description:
      'You are the first difficult customer of everything we build. You find the fault, write the test that would have found it, and stay friendly.',
    location: 'Remote or on site',
    posted: '2026-10-19',
    closes: '2027-02-28',
    department: 'Quality Assurance',
    type: 'Full-time',
    requirements: [
      'Browser tests that fail for a reason: Playwright or similar',
      'Reports that a developer can act on without a call',
      'A feeling for what real users will do on a bad day',
      'Load tests, and attempts to open another tenant’s lease',
    ],
  },
  {
    slug: 'machine-learning-engineer',
    title: 'Machine Learning Engineer',
    description:
      'You make models read leases, invoices and complaints, and you make them admit when they did not understand.',
    location: 'Remote',
    posted: '2026-10-12',
    closes: '2027-02-28',
    department: 'Artificial Intelligence',
    type: 'Full-time',
    requirements: [
      'Python, and models that have left the notebook',
      'Language models with retrieval over a customer’s own documents',
      'Evaluation first: you can say how often it is wrong, and how',
      'Respect for private data in every step',
      'Ability to explain a confidence score to a lawyer',
    ],
  },
  {
    slug: 'product-designer',
    title: 'Product Designer',
    description: 'You draw how work flows through a business before you draw a screen, and you watch both being used.',
    location: 'Hybrid',
    posted: '2026-09-28',
    closes: '2027-01-31',
    department: 'Design',
    type: 'Full-time',
    requirements: [
      'A portfolio with reasons in it, not only results',
      'Research on site: ladders, counters, cold basements',
      'Prototypes that engineers like to build from',
      'Plain writing, since most of an interface is words',
    ],
  },
  {
    slug: 'real-estate-business-analyst',
    title: 'Real Estate Business Analyst',
    description:
      'You have worked in leasing, sales or property management, and have opinions about every form you ever had to fill in.',
    location: 'Hybrid',
    posted: '2026-09-14',
    closes: '2027-01-31',
    department: 'Client Solutions',
    type: 'Full-time',
    requirements: [
      'Years at a desk in a property business',
      'Ability to draw a process so that its owner recognizes it',
      'Calm in a room where two departments disagree',
      'Enough data sense to check a claim before repeating it',
      'Willingness to travel to customers',
    ],
  },
];

/** Where an opening has a page of its own. */
export const jobPath = (slug: string): string => `/careers/${slug}`;
