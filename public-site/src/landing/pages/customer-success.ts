import { compositions } from '../../drawings/compositions';
import { KeyBoard } from '../../drawings/key-board';
import KeyPlanNarrow from '../../drawings/key-plan-narrow.svg';
import KeyPlan from '../../drawings/key-plan.svg';
import { figures } from '../../facts/figures';
import { voices } from '../../facts/voices';
import type { LandingPageData } from '../sections';

export const page: LandingPageData = {
  title: 'Customer success: eleven customers, by name',
  description:
    'Eleven customers in leasing, construction, retail, education and title work tell what changed after they got the keys, in their own words and by name.',
  sections: [
    {
      type: 'hero',
      badge: 'customer success',
      headline: 'Every project ends with a key in your hand.',
      marked: 'a key in your hand',
      paragraph:
        'The system runs, your people know it, the drawings and the code are yours. Below, eleven customers say what the key has opened since.',
      actions: [
        { to: 'page', href: '/contact', label: 'Start your project' },
        { to: 'anchor', href: '#voices', label: 'Read what they say' },
      ],
      drawing: compositions(KeyPlan, KeyPlanNarrow),
      drawingLabel:
        'A key drawn as the plan of a house: its bow is a round meeting room, its shank a corridor, its teeth two rooms. A path leads from the table to the second room, which is yours. The tag says handed over.',
      stats: [
        { figure: figures.clients, label: 'clients' },
        { figure: figures.projectsDelivered, label: 'projects delivered' },
        { figure: figures.satisfaction, label: 'satisfaction' },
        { figure: figures.retention, label: 'retention' },
      ],
    },
    {
      type: 'picture',
      tone: 'card',
      title: 'Eleven keys and a free hook',
      intro: 'No two are cut alike, because no two offices work alike. Their holders speak below.',
      drawing: KeyBoard,
      drawingLabel:
        'A board with twelve hooks. Eleven carry a key each, every one cut differently and labeled with a customer’s name. The twelfth hook is free and labeled yours.',
      action: { to: 'page', href: '/contact', label: 'Write to us' },
    },
    {
      type: 'people',
      look: 'wall',
      id: 'voices',
      title: 'In their own words',
      intro: 'Asked what they would tell a colleague, not what they would tell us.',
      items: [
        {
          ...voices.martaLindqvist,
          quote:
            'On the first Monday after the launch I came in early to clear the weekend’s inquiries. There were none. Every one of them had an answer and a showing. I made coffee and did not know where to put myself.',
        },
        {
          ...voices.danielOkafor,
          quote:
            'They found a fault in our own enrollment rules while drawing them. Nobody had noticed for years, because nobody had ever seen the rules on one page.',
        },
        {
          ...voices.ingridSolheim,
          quote:
            'Superintendents do not like software. Mine asked me whether the log app could also do deliveries. I have kept that message.',
        },
        {
          ...voices.georgeWhitcombe,
          quote:
            'I expected to hate the contract system and I was overruled. It drafts what I would have drafted, and it asks when it should. I have stopped printing.',
        },
        {
          ...voices.priyaRaman,
          quote:
            'The sales floor used to argue about who had which lead. The system decides in seconds and says why. We argue about football now.',
        },
        {
          ...voices.camilleRousseau,
          quote:
            'A tenant reports a leak at night, a plumber confirms, and I read about both at breakfast. My phone is a phone again.',
        },
        {
          ...voices.hassanElAmin,
          quote:
            'We wanted everything in the first version. They drew it all, pointed at one room and said: this one. Our first paying customer signed up for exactly that room.',
        },
        {
          ...voices.marcusBell,
          quote:
            'Inventory was a night shift with pizza. Now it is a short list of shelves that look odd, and the list is usually right. I miss the pizza.',
        },
        {
          ...voices.chenWei,
          quote:
            'Their engineers joined our stand-up and our code review, and argued with us like colleagues. When the contract ended we could maintain every line.',
        },
        {
          ...voices.luciaMoretti,
          quote:
            'For the first time I can say which campaign brought which showing. It was not the campaign I had been defending.',
        },
        {
          ...voices.noahFeldman,
          quote:
            'Searches order themselves, documents arrive checked, and the odd one lands on my desk with a note about what is odd. That note is the part I would pay for twice.',
        },
      ],
    },
    {
      type: 'list',
      id: 'keys',
      title: 'What changes hands',
      intro: 'The key is a figure of speech. These are not.',
      items: [
        {
          title: 'The code and its drawings',
          text: 'In your repository, with the plan that we built from. Another firm could take over tomorrow, which is one reason why few customers ask it to.',
        },
        {
          title: 'People who know the house',
          text: 'Your team has used the system on real cases before the launch, and at least one of them can explain it to the next colleague.',
        },
        {
          title: 'A number that is answered',
          text: 'We watch what we launch and call you before you call us. Written questions are answered within 24 hours.',
        },
        {
          title: 'A measure you believe',
          text: 'Before we start we agree on what will count as better, and who counts it. Afterward we look at it together.',
        },
      ],
    },
    {
      type: 'closing',
      title: 'The twelfth hook is free',
      intro:
        'Tell us which door sticks. We answer within 24 hours, and the first conversation costs half an hour and nothing else.',
      action: { to: 'page', href: '/contact', label: 'Start your project' },
    },
  ],
};
