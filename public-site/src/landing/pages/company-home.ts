import { compositions } from '../../drawings/compositions';
import DeskToDesk from '../../drawings/desk-to-desk.svg';
import FinishedRoom from '../../drawings/finished-room.svg';
import FirstRoom from '../../drawings/first-room.svg';
import HalfBuiltRoom from '../../drawings/half-built-room.svg';
import IndustriesBuildingNarrow from '../../drawings/industries-building-narrow.svg';
import IndustriesBuilding from '../../drawings/industries-building.svg';
import MeasuredRoom from '../../drawings/measured-room.svg';
import MeetingRoom from '../../drawings/meeting-room.svg';
import MissingChair from '../../drawings/missing-chair.svg';
import RightDrawer from '../../drawings/right-drawer.svg';
import { figures, hoursGoal } from '../../facts/figures';
import { customers } from '../../facts/customers';
import type { LandingPageData } from '../sections';

/** The root address for those who are signed in: the general company home. */
export const companyHome: LandingPageData = {
  title: 'Your business, rebuilt one room at a time',
  description:
    'Process automation, AI, custom apps, MarTech, IT staff augmentation and first versions for EdTech, retail, real estate, construction and startups.',
  sections: [
    {
      type: 'hero',
      badge: 'automation, ai, custom software',
      headline: 'Your business is a house. We rebuild it one room at a time.',
      marked: 'one room at a time',
      paragraph:
        'Invoices enter themselves, leads get answers, shelves are restocked. You point at the room that costs the most time.',
      actions: [
        { to: 'schedule', label: 'Book Strategy Call' },
        { to: 'page', href: '/blog?type=demo', label: 'See it run: the demos' },
      ],
      drawing: compositions(IndustriesBuilding, IndustriesBuildingNarrow),
      drawingLabel:
        'A house cut open, with a room each for edtech, real estate, startups, retail and construction, and one path through all of them. A crane lifts the next block into place.',
    },
    {
      type: 'features',
      id: 'services',
      title: 'Four trades under one roof',
      intro: 'Most houses need more than one of them, and here they talk to each other.',
      items: [
        {
          title: 'Business process automation',
          text: 'Forms, approvals and handoffs that go from desk to desk by themselves, with a record of who decided what and when.',
          drawing: DeskToDesk,
          action: { to: 'page', href: '/blog', label: 'Read about automation' },
        },
        {
          title: 'AI solutions',
          text: 'Assistants that answer from your own documents, name their source, and fetch a person when they are not sure.',
          drawing: RightDrawer,
          action: { to: 'page', href: '/blog', label: 'Read about AI' },
        },
        {
          title: 'Custom apps and MVPs',
          text: 'We build the one room that proves the idea, let people live in it, and only then draw the next.',
          drawing: FirstRoom,
          action: { to: 'page', href: '/blog', label: 'Read about custom apps' },
        },
        {
          title: 'IT staff augmentation',
          text: 'Engineers who join your team, your stand-up and your code review. When the wall is up they go, and leave the drawings behind.',
          drawing: MissingChair,
          action: { to: 'page', href: '/blog', label: 'Read about staffing' },
        },
      ],
    },
    {
      type: 'stats',
      look: 'ruler',
      title: 'Our mission: save 1 million hours',
      intro:
        'Nobody learned a trade to copy one screen into another. Each hour of such work that software takes over counts toward the goal, and this is how far we have come.',
      items: [{ figure: figures.hoursAutomated, label: 'hours automated so far, for people with better things to do' }],
      goal: hoursGoal,
      action: { to: 'schedule', label: 'Discuss yours' },
    },
    {
      type: 'features',
      look: 'doors',
      id: 'industries',
      title: 'Industries served, door by door',
      intro:
        'A permit, a lease and a return are alike: somebody asks, somebody decides, somebody pays. What we learn in one trade we bring to the next.',
      items: [
        {
          title: 'EdTech',
          text: 'Enrollment, schedules and progress reports that write themselves up.',
          href: '/edtech',
        },
        {
          title: 'Retail',
          text: 'Shelves that reorder and returns that sort themselves.',
          href: '/retail',
        },
        {
          title: 'Real Estate',
          text: 'Leads, leases and repairs, from the first call to the last signature.',
          href: '/real-estate',
        },
        {
          title: 'Construction',
          text: 'Permits, deliveries and daily logs on one page, read before the crane moves.',
          href: '/construction',
        },
        {
          title: 'Startups',
          text: 'A first version in users’ hands while the idea is warm.',
          href: '/startups',
        },
      ],
    },
    {
      type: 'stats',
      title: 'What the work adds up to',
      items: [
        { figure: figures.projectsInCare, label: 'projects in our care' },
        { figure: figures.fasterToMarket, label: 'faster time to market' },
        { figure: figures.uptime, label: 'uptime' },
        { figure: figures.yearsOfExperience, label: 'years of experience' },
      ],
    },
    {
      type: 'people',
      title: 'What it is like to have contractors in the house',
      items: [
        {
          quote:
            'We used to print the contract, carry it from desk to desk and hope. Now it fills itself in, and I only see the ones that need a decision.',
          ...customers.tomaszWilk,
          stars: 5,
        },
        {
          quote: 'They sat with our enrollment team before they wrote a line of code. You can tell.',
          ...customers.hannahVogt,
          stars: 5,
        },
      ],
    },
    {
      type: 'list',
      title: 'Four habits we keep',
      items: [
        {
          title: 'We draw before we build',
          text: 'You get the process on one page: who does what, where it waits, what that costs. The page is yours, even if somebody else builds it.',
        },
        {
          title: 'Small pieces, early',
          text: 'The approval form is live while the report is still on paper. What annoys you in one is left out of the other.',
        },
        {
          title: 'Software carries, people decide',
          text: 'Automation moves the work along. Approvals, exceptions and apologies stay with people who have names.',
        },
        {
          title: 'We stay on call',
          text: 'When a run fails, we call you: what broke, which cases wait, and when they move again.',
        },
      ],
    },
    {
      type: 'steps',
      title: 'From sketch to keys in three steps',
      items: [
        {
          label: 'before anything is built',
          title: 'Map needs',
          text: 'We walk through the work with the people who do it, and draw what we see: every door, every queue, every detour.',
          drawing: MeasuredRoom,
        },
        {
          label: 'room by room',
          title: 'Build and automate',
          text: 'Small pieces go live as they are ready, next to the tools you keep. You use them; we change them.',
          drawing: HalfBuiltRoom,
        },
        {
          label: 'from then on',
          title: 'Launch and support',
          text: 'You get the keys, the drawings and a number to call. We stay, measure the hours saved and fix what wears out.',
          drawing: FinishedRoom,
        },
      ],
    },
    {
      type: 'closing',
      title: 'Which room first?',
      intro:
        'Tell us about the process that everybody works around. A strategy session is free and takes 30 minutes; a written question is answered within 24 hours.',
      action: { to: 'schedule', label: 'Book Strategy Call' },
      drawing: MeetingRoom,
    },
  ],
};
