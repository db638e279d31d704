import Chart from '../../drawings/chart.svg';
import { compositions } from '../../drawings/compositions';
import ExplodedFloorsNarrow from '../../drawings/exploded-floors-narrow.svg';
import ExplodedFloors from '../../drawings/exploded-floors.svg';
import Keys from '../../drawings/keys.svg';
import { LampBoard } from '../../drawings/lamp-board';
import ManagementOffice from '../../drawings/management-office.svg';
import Plan from '../../drawings/plan.svg';
import Toolbox from '../../drawings/toolbox.svg';
import type { LandingPageData } from '../sections';

export const page: LandingPageData = {
  title: 'Custom management apps for property and operations teams',
  description:
    'One board for units, leases, keys, work orders and approvals, with a lamp for each room. You only go where one is lit.',
  sections: [
    {
      type: 'hero',
      badge: 'custom management apps',
      headline: 'Run the whole house from one board.',
      marked: 'one board',
      paragraph:
        'Most teams manage by looking in four places: a spreadsheet, an inbox, a group chat and the memory of whoever has been here longest. We build the one application that knows your units, your jobs and your people.',
      actions: [
        { to: 'schedule', label: 'Contact Our Experts' },
        { to: 'anchor', href: '#use-cases', label: 'See what goes in it' },
      ],
      drawing: compositions(ExplodedFloors, ExplodedFloorsNarrow),
      drawingLabel:
        'Three floors of a house lifted apart. A request comes in on the first floor, passes the workrooms above, and shows on the board on the top floor.',
    },
    {
      type: 'list',
      look: 'chain',
      title: 'Five things that stop happening',
      intro: 'A management app earns its keep by what nobody has to do anymore.',
      dimension: 'from whiteboard to board',
      items: [
        {
          title: 'No more asking around',
          text: 'Who has the key, who called the plumber, what did we promise: the record says so, with a name and a time.',
        },
        {
          title: 'No second typing',
          text: 'A tenant’s new number is entered once. The lease, the invoice and the contractor’s work order all read it from there.',
        },
        {
          title: 'No skipped step',
          text: 'A deposit cannot be released before the inspection is signed. The rule sits in the software, not on a poster.',
        },
        {
          title: 'No month-end scramble',
          text: 'Figures come from the work as it is done, so the report for the owner is finished when the month is.',
        },
        {
          title: 'No lost history',
          text: 'When somebody leaves, what they knew about the building stays in the building.',
        },
      ],
    },
    {
      type: 'picture',
      tone: 'paper',
      title: 'Every room gets a lamp. You only go where one is lit.',
      intro:
        'The board repeats the building, room by room. Dark rooms run as they should, lit ones have somebody on the job, and one color is kept for what waits for a decision from you.',
      drawing: LampBoard,
      drawingLabel:
        'Section through a house with a lamp in every room, and beside it a board with the same lamps. In some rooms work is in progress; one is waiting for you, and a wire leads from it to the board.',
      action: { to: 'page', href: '/mobile-apps', label: 'The same jobs on a phone' },
    },
    {
      type: 'list',
      title: 'Why teams have us build it',
      items: [
        {
          title: 'We watch before we draw',
          text: 'We sit beside the people who run the buildings and follow a request from the phone to the invoice. The screens come from what we saw there, not from a template.',
        },
        {
          title: 'Your systems stay',
          text: 'Accounting, access control, the portals: if it has an interface, the app reads from it and writes to it. Nobody keeps a second copy by hand.',
        },
        {
          title: 'The first room opens early',
          text: 'One process goes live while the others are still plans. Your team works in it, complains about it, and we change it while changing is cheap.',
        },
        {
          title: 'It belongs to you',
          text: 'Code, data and documentation are handed over. You can hire your own developers later, or keep ours; either way nothing is locked in a drawer.',
        },
      ],
    },
    {
      type: 'features',
      look: 'plan',
      id: 'use-cases',
      title: 'Five rooms, one corridor',
      intro: 'What our customers put behind one sign-in. Take one room or all five: they share the same records.',
      drawing: ManagementOffice,
      drawingLabel:
        'Plan of an office with five lettered rooms on one corridor: keys and units, jobs, approvals, front desk and reports.',
      items: [
        {
          title: 'Units, leases and keys',
          text: 'Each unit with its people, papers, meters and keys on one page. Renewals announce themselves while there is still time to talk.',
        },
        {
          title: 'Work orders and inspections',
          text: 'A report becomes a job with photos, a contractor and a date. On site it is closed from a phone, with a signature.',
        },
        {
          title: 'Approvals and budgets',
          text: 'Quotes go to whoever may sign for that amount. Small sums pass by rule; large ones wait on one screen with their reasons.',
        },
        {
          title: 'Tenant and owner front desk',
          text: 'Tenants see their jobs and papers, owners their buildings. Both stop calling to ask how far along it is.',
        },
        {
          title: 'Reports across sites',
          text: 'Vacancy, past-due rent and response times, by building or for all of them, from the same records the team works in.',
        },
      ],
    },
    {
      type: 'features',
      look: 'table',
      title: 'Who sits down at the board',
      intro: 'One application, but nobody sees a screen that is not theirs.',
      items: [
        {
          title: 'Property managers',
          text: 'Start the day with the rooms that need them, instead of an inbox sorted by who shouted last.',
          drawing: Keys,
        },
        {
          title: 'Operations managers',
          text: 'See where work piles up between two desks, and move people or rules before it becomes a habit.',
          drawing: Plan,
        },
        {
          title: 'Field teams',
          text: 'Get the job, the address and the key number in one message, and close it before the van leaves.',
          drawing: Toolbox,
        },
        {
          title: 'Owners and investors',
          text: 'Look at their building when they like, with figures that match what the manager sees.',
          drawing: Chart,
        },
      ],
    },
    {
      type: 'closing',
      title: 'Give every room a lamp',
      intro:
        'Bring the spreadsheet that nobody dares to touch to a free 30-minute strategy session. We will show you which of its columns want to be an application.',
      action: { to: 'schedule', label: 'Contact Our Experts' },
    },
  ],
};
