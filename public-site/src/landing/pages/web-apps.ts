import { BrowserFacade } from '../../drawings/browser-facade';
import { compositions } from '../../drawings/compositions';
import FourDoorsVillaNarrow from '../../drawings/four-doors-villa-narrow.svg';
import FourDoorsVilla from '../../drawings/four-doors-villa.svg';
import Headset from '../../drawings/headset.svg';
import Keys from '../../drawings/keys.svg';
import Laptop from '../../drawings/laptop.svg';
import Tablet from '../../drawings/tablet.svg';
import WebQuarter from '../../drawings/web-quarter.svg';
import type { LandingPageData } from '../sections';

export const page: LandingPageData = {
  title: 'Web apps: portals, booking, dashboards, approvals',
  description:
    'Client portals, booking, dashboards, marketplaces and workflows in the browser: one address, a view for each reader, and your own records behind it.',
  sections: [
    {
      type: 'hero',
      badge: 'web apps',
      headline: 'Stop sending files. Open a window.',
      marked: 'a window',
      paragraph:
        'Every attachment is out of date by the time it is opened. A web app is not: tenants, owners, vendors and your own team come in by their own door and look at the same record, each seeing their part.',
      actions: [
        { to: 'schedule', label: 'Contact Our Experts' },
        { to: 'page', href: '/blog', label: 'Try one of ours: the blog' },
      ],
      drawing: compositions(FourDoorsVilla, FourDoorsVillaNarrow),
      drawingLabel:
        'Plan of a villa with the same porch on all four sides, for tenants, owners, vendors and your team. All four corridors lead to one record in the round room at its center.',
    },
    {
      type: 'features',
      look: 'table',
      title: 'Who comes in by which door',
      intro: 'Access is set by role, so a new colleague or client needs an invitation, not a project.',
      items: [
        {
          title: 'Clients and tenants',
          text: 'Find their papers, their payments and the state of their request at any hour, without calling anybody.',
          drawing: Keys,
        },
        {
          title: 'Operations teams',
          text: 'Work through one list that fills itself, instead of the inbox, the spreadsheet and the sticky note.',
          drawing: Laptop,
        },
        {
          title: 'Partners and vendors',
          text: 'Accept orders, upload certificates and send invoices without an account in your internal systems.',
          drawing: Tablet,
        },
        {
          title: 'Support staff',
          text: 'See on the screen what the caller sees on theirs, and solve it while the line is still open.',
          drawing: Headset,
        },
      ],
    },
    {
      type: 'picture',
      tone: 'blue',
      title: 'One façade, and every window a view',
      intro:
        'The address bar is the cornice, the sign-in is the door. Behind each window is something that somebody used to ask for by email. They still may ask; now they need only look up.',
      drawing: BrowserFacade,
      drawingLabel:
        'A browser window drawn as the front of a house. Its windows hold showings, figures, plans, jobs, sites, messages, contracts, invoices and photos; the door in the middle is the sign-in. The blinds go up.',
    },
    {
      type: 'list',
      title: 'Why you would have us build it',
      items: [
        {
          title: 'Fast on the third floor, on an old phone',
          text: 'Pages arrive as finished HTML and become interactive afterward. The page you are reading is built the same way; try it on a bad connection.',
        },
        {
          title: 'Nobody is left outside',
          text: 'Keyboard, screen reader, large type, small screen: access is part of the plan, drawn before the first wall, and tested with every release.',
        },
        {
          title: 'Locked where it should be',
          text: 'Every record checks who is asking. Sign-ins expire, changes are logged with a name, and what a role may not see never leaves the server.',
        },
        {
          title: 'Released in rooms, not in houses',
          text: 'Each part ships on its own and can be taken back on its own. A change to the invoices does not hold up the calendar.',
        },
      ],
    },
    {
      type: 'features',
      look: 'plan',
      id: 'use-cases',
      title: 'Five houses on one foundation',
      intro: 'Accounts, access, search and records are built once. Whatever you put on top later stands on them.',
      drawing: WebQuarter,
      drawingLabel:
        'Five lettered houses on one plate: a tower, a hall with a row of doors, a greenhouse in the middle, a market and a workshop, with paths between them.',
      items: [
        {
          title: 'Client and owner portals',
          text: 'Statements, documents and requests for each client, under your name and in your colors. The monthly mailing ends.',
        },
        {
          title: 'Booking and scheduling',
          text: 'Showings, courses, deliveries or inspections: people pick a free slot, the right person is told, reminders go out.',
        },
        {
          title: 'Dashboards and reporting',
          text: 'Rent, vacancies and open repairs on one page. Press a figure, and the leases and invoices behind it are listed.',
        },
        {
          title: 'Marketplaces and catalogs',
          text: 'Listings with search, inquiries and payment, kept current by the sellers, checked by those who answer for it.',
        },
        {
          title: 'Workflows and approvals',
          text: 'An application goes in at one end and a decision comes out at the other, with every hand that touched it on record.',
        },
      ],
    },
    {
      type: 'list',
      look: 'chain',
      title: 'What a window does that a file cannot',
      dimension: 'from attachment to address',
      items: [
        {
          title: 'One rent roll',
          text: 'Owner, bookkeeper and bank look at the same one. Nobody asks whether “rent roll final 2” is the last.',
        },
        {
          title: 'Opens in the stairwell',
          text: 'The roofer taps a link in a text message and reads the work order. No app, and no call to the office.',
        },
        {
          title: 'Fewer calls',
          text: '“When is the plumber coming?” is answered on the page, at midnight as well.',
        },
        {
          title: 'Room to grow',
          text: 'A second building or a new city is a row in a table, not a new app.',
        },
      ],
    },
    {
      type: 'closing',
      title: 'Which file do you send most?',
      intro:
        'Send us the report that you mail out most often. In a free 30-minute session we will draw the page that replaces it.',
      action: { to: 'schedule', label: 'Contact Our Experts' },
    },
  ],
};
