import { compositions } from '../../drawings/compositions';
import EmptyDesksNarrow from '../../drawings/empty-desks-narrow.svg';
import EmptyDesks from '../../drawings/empty-desks.svg';
import MeetingRoom from '../../drawings/meeting-room.svg';
import OpenHouseDoorNarrow from '../../drawings/open-house-door-narrow.svg';
import OpenHouseDoor from '../../drawings/open-house-door.svg';
import { figures } from '../../facts/figures';
import { openings } from '../../facts/openings';
import type { LandingPageData } from '../sections';

export const page: LandingPageData = {
  title: 'Careers: software jobs with ordinary hours',
  description:
    'Full-time work on software for property, construction, shops and schools: which desks are free, what we value in each other, and what you get for it.',
  sections: [
    {
      type: 'hero',
      badge: 'careers',
      headline: 'There is a hook for your coat, and the door is open.',
      marked: 'the door is open',
      paragraph:
        'We build software for leasing agents, superintendents, store managers and teachers. If you like to see your work used by somebody in a hurry, come in.',
      actions: [
        { to: 'page', href: '/contact', label: 'Get In Touch' },
        { to: 'anchor', href: '#openings', label: 'See which desks are free' },
      ],
      drawing: compositions(OpenHouseDoor, OpenHouseDoorNarrow),
      drawingLabel:
        'An open front door with light falling out of it onto the floor, and beside it a rail with hooks that nobody uses yet.',
      stats: [
        { figure: figures.yearsInThisOffice, label: 'years in this office' },
        { figure: figures.teamMembers, label: 'team members' },
        { figure: figures.clients, label: 'clients' },
        { figure: figures.projectsDelivered, label: 'projects delivered' },
      ],
    },
    {
      type: 'jobs',
      id: 'openings',
      title: 'Job openings',
      intro: 'If you meet most of a list and are curious about the rest, that is enough to write to us.',
      none: 'Every desk is taken right now. Write to us anyway.',
      items: openings,
    },
    {
      type: 'picture',
      tone: 'blue',
      title: 'A neighbor at every desk',
      intro:
        'Nobody starts alone in a corner. The person across the aisle has the drawings, and time set aside for you.',
      drawing: compositions(EmptyDesks, EmptyDesksNarrow, 'tablet'),
      drawingLabel:
        'Plan of a studio with twelve desks along an aisle, two to a trade: frontend, backend, quality, models, design and analysis. Whoever starts sits across the aisle from somebody who has been there longer.',
    },
    {
      type: 'list',
      id: 'culture',
      title: 'What we value in each other',
      intro: 'Nobody recites these. You notice them when they are missing.',
      items: [
        {
          title: 'Go and look',
          text: 'Before you automate somebody’s afternoon you spend one with them. Everybody here does, backend engineers included.',
        },
        {
          title: 'Say it early',
          text: 'A doubt on Tuesday costs a conversation. The same doubt after the release costs a weekend, and it will not be yours alone.',
        },
        {
          title: 'Leave the drawing',
          text: 'Work counts as done when a colleague who was not there can change it. Notes, tests and a plain name for everything.',
        },
        {
          title: 'Ordinary hours',
          text: 'We sell people their evenings back, so it would be odd to take yours. Heroics are treated as an incident, with a report.',
        },
        {
          title: 'Many kinds of people',
          text: 'Former leasing agents, a carpenter, a musician, people who learned to program at school and people who learned at the kitchen table. Differences find faults that agreement walks past.',
        },
      ],
    },
    {
      type: 'faq',
      title: 'Asked before people apply',
      items: [
        {
          question: 'How does hiring work here?',
          answer:
            'A conversation, a piece of real work that we pay for and an afternoon with the people you would sit beside. In the first conversation you meet the person who decides.',
        },
        {
          question: 'Do I need to know about buildings?',
          answer:
            'As an analyst, yes. Everywhere else, curiosity will do. You will know more about boilers than you planned.',
        },
        {
          question: 'My job is not on the list. Should I write?',
          answer:
            'Yes. Tell us which room of our house you would rebuild first, and why. Several people here began with that letter.',
        },
      ],
    },
    {
      type: 'list',
      look: 'chain',
      id: 'benefits',
      title: 'Benefits',
      intro: 'What you get, apart from the work.',
      dimension: 'from your first day',
      items: [
        { title: 'Health insurance', text: 'For you and your family, chosen with you, not for you.' },
        {
          title: 'Work from where you work best',
          text: 'Home, office or both, as the opening says. Nobody counts days.',
        },
        {
          title: 'Time to learn',
          text: 'A day on a construction site counts as much as a course. Both are paid, and in the calendar.',
        },
        {
          title: 'Parental leave',
          text: 'Paid, for each parent. Your desk stays yours, and you may come back one day a week at first.',
        },
        { title: 'Good tools', text: 'The machine, chair and light that you ask for. Backs are expensive.' },
      ],
    },
    {
      type: 'closing',
      title: 'What have you built?',
      intro:
        'Write a few lines about it, and about who uses it. No cover letter, no portal, and a reply within 24 hours.',
      action: { to: 'page', href: '/contact', label: 'Get In Touch' },
      drawing: MeetingRoom,
    },
  ],
};
