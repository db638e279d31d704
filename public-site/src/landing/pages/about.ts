import { compositions } from '../../drawings/compositions';
import DeskToDesk from '../../drawings/desk-to-desk.svg';
import DraftingTableNarrow from '../../drawings/drafting-table-narrow.svg';
import DraftingTable from '../../drawings/drafting-table.svg';
import FirstRoom from '../../drawings/first-room.svg';
import HouseOfValuesNarrow from '../../drawings/house-of-values-narrow.svg';
import HouseOfValues from '../../drawings/house-of-values.svg';
import RightDrawer from '../../drawings/right-drawer.svg';
import { figures } from '../../facts/figures';
import type { LandingPageData } from '../sections';

export const page: LandingPageData = {
  title: `About us: over ${figures.yearsOfExperience.value} years of business automation`,
  description: `Who we are and how we work: over ${figures.yearsOfExperience.value} years of experience, three services, four values, and the seven roles that answer for every system we hand over.`,
  sections: [
    {
      type: 'hero',
      badge: 'about us',
      headline: `Over ${figures.yearsOfExperience.value} years of taking paperwork off desks.`,
      marked: 'off desks',
      paragraph:
        'We build software for leasing offices, construction sites, shops and schools. Before anything is built there is a drawing, and it lies on a table where you can reach it.',
      actions: [
        { to: 'page', href: '/contact', label: "Let's Talk" },
        { to: 'anchor', href: '#leadership', label: 'Meet the leadership' },
      ],
      drawing: compositions(DraftingTable, DraftingTableNarrow),
      drawingLabel:
        'A table with a ruler, a pencil, a cup and a plan on it. One room of the plan has begun to stand up from the paper. Transparency is the paper, technology the tools, transformation the room.',
      stats: [
        { figure: figures.yearsOfExperience, label: 'years of experience' },
        { figure: figures.teamMembers, label: 'team members' },
        { figure: figures.clients, label: 'clients' },
      ],
    },
    {
      type: 'list',
      look: 'columns',
      title: 'Story and philosophy',
      paragraphs: [
        'We started with one leasing office and a form that was typed three times.',
        'Since then the offices have become construction sites, shops, schools and companies that are a few weeks old. The question has stayed the same: which part of this week did nobody want to do, and does it need a person at all?',
        `What we have learned in over ${figures.yearsOfExperience.value} years fits into three words that hold up everything else. Take one away and you hear it in the ceiling.`,
      ],
      items: [
        {
          title: 'Transparency',
          text: 'You see the plan, the list of work and the hours as we see them. No drawer of ours is closed to you.',
        },
        {
          title: 'Technology',
          text: 'Tools that you can hire people for without us, and as few of them as the job allows.',
        },
        {
          title: 'Transformation',
          text: 'The goal is a changed working day. While the old way still runs beside the new one, we are not finished.',
        },
      ],
    },
    {
      type: 'features',
      id: 'services',
      title: 'Three services, one set of hands',
      intro: 'Most projects begin in one of these rooms and end up using the door to the next.',
      items: [
        {
          title: 'Business process automation',
          text: 'Requests, approvals and handoffs that move by themselves between the systems you already have, and stop where a person should decide.',
          drawing: DeskToDesk,
          action: { to: 'page', href: '/automation', label: 'How we automate' },
        },
        {
          title: 'Artificial intelligence',
          text: 'Models that read letters, answer questions from your own records and say so when they are unsure.',
          drawing: RightDrawer,
          action: { to: 'page', href: '/customer-engagement-chatbots', label: 'See a handoff' },
        },
        {
          title: 'Custom application development',
          text: 'Web, mobile and management apps for the work that no product on the shelf was made for. We start with the room that proves the rest of the house is worth building.',
          drawing: FirstRoom,
          action: { to: 'page', href: '/custom-management-apps', label: 'What we build to order' },
        },
      ],
    },
    {
      type: 'list',
      title: 'How a week with us goes',
      items: [
        {
          title: 'Monday: what is in the way',
          text: 'A short meeting with your team. We bring the drawing, you bring what has changed since.',
        },
        {
          title: 'Midweek: something you can click',
          text: 'A working piece on a test address, made from your own cases. Complaints are welcome in any form, including photographs of screens.',
        },
        {
          title: 'Friday: in writing',
          text: 'What is done, what it cost, what we were wrong about and what comes next. One page, never more.',
        },
      ],
    },
    {
      type: 'features',
      look: 'plan',
      id: 'values',
      title: 'Core values, room by room',
      intro: 'Values on a wall are decoration. These are rooms, so somebody has to be in them.',
      drawing: compositions(HouseOfValues, HouseOfValuesNarrow),
      drawingLabel:
        'Plan of a house with four rooms around a hall with three columns: transparency, technology and transformation. A: a kitchen with one chair more than needed. B: records behind glass. C: a round table where no two seats are alike. D: a workbench where a piece is measured twice.',
      items: [
        {
          title: 'Compassion',
          text: 'Software changes somebody’s Monday. We find out whose, talk to them before anybody else, and keep a chair free for them at the table.',
        },
        {
          title: 'Integrity',
          text: 'Estimates say what they rest on and mistakes come with our name on them. When a spreadsheet is enough, that is what we recommend.',
        },
        {
          title: 'Diversity & Inclusivity',
          text: 'People who differ find the faults that people who agree walk past. We hire for it, and build so that nobody needs perfect eyes or steady hands to get in.',
        },
        {
          title: 'Excellence',
          text: 'Measured twice, reviewed by a second person, tested by a third. Whether it is good enough is settled by a list, and not on a Friday evening.',
        },
      ],
    },
    {
      type: 'people',
      look: 'offices',
      id: 'leadership',
      title: 'Seven roles that answer for it',
      intro: 'Each has a door, and each has something to say about what happens behind it.',
      items: [
        {
          role: 'CEO',
          quote:
            'We could have grown faster by saying yes to everything. I would rather have customers who come back than customers who were impressed once.',
        },
        {
          role: 'Technical Operations Manager',
          quote:
            'My best days leave no trace. A release goes out before lunch, the alarms stay quiet, and nobody outside knows that anything has changed.',
        },
        {
          role: 'Frontend Engineering Manager',
          quote:
            'I watch people use a screen before I ask whether they like it. Opinions are polite. Hands are honest.',
        },
        {
          role: 'Project & Client Relationships Manager',
          quote:
            'Bad news travels on the day it happens, by phone, with a plan. Customers forgive a delay. They do not forgive finding out.',
        },
        {
          role: 'Real Estate Business Analyst',
          quote:
            'I have shown apartments, chased deposits and lost keys. When a leasing agent says it depends, I know on what.',
        },
        {
          role: 'Backend Engineering Manager',
          quote:
            'Every integration is a promise between two systems that have never met. We write down what each of them said.',
        },
        {
          role: 'Lead QA Engineer',
          quote:
            'Developers prove that it works. I am paid to be the tenant who types a smiling face into the field for the rent.',
        },
      ],
    },
    {
      type: 'closing',
      title: 'There is a chair free at the table',
      intro:
        'Tell us about the part of the week that nobody wants. We answer within 24 hours, usually with a question.',
      action: { to: 'page', href: '/contact', label: "Let's Talk" },
    },
  ],
};
