import ChangedFloor from '../../drawings/changed-floor.svg';
import { compositions } from '../../drawings/compositions';
import DoorsBetween from '../../drawings/doors-between.svg';
import ForkToPerson from '../../drawings/fork-to-person.svg';
import PapersToTable from '../../drawings/papers-to-table.svg';
import { ProcessRedrawn } from '../../drawings/process-redrawn';
import ReportAtSeven from '../../drawings/report-at-seven.svg';
import RunningFloor from '../../drawings/running-floor.svg';
import SortingHallNarrow from '../../drawings/sorting-hall-narrow.svg';
import SortingHall from '../../drawings/sorting-hall.svg';
import WalkedFloor from '../../drawings/walked-floor.svg';
import { figures } from '../../facts/figures';
import { customers } from '../../facts/customers';
import type { LandingPageData } from '../sections';

/** Business process automation, for any trade. */
export const page: LandingPageData = {
  title: 'Business process automation: invoices, approvals, reports',
  description:
    'Invoices read, approvals routed, systems connected, reports written. We redraw a process so that it runs by itself and asks a person only what a person must decide.',
  sections: [
    {
      type: 'hero',
      badge: 'business process automation',
      headline: 'The work moves itself. People decide.',
      marked: 'moves itself',
      paragraph:
        'Invoices, orders and requests spend most of their lives waiting on a desk. We rebuild the path between desks, so that paper travels alone and stops only where judgment is needed.',
      actions: [
        { to: 'schedule', label: 'Book Strategy Call' },
        { to: 'anchor', href: '#solutions', label: 'See what can run alone' },
      ],
      drawing: compositions(SortingHall, SortingHallNarrow),
      drawingLabel:
        'Plan of a hall with a conveyor: letters come in, are read, compared, entered and answered without a hand. In the middle is one room with a desk, where a person decides what is unusual.',
      stats: [
        { figure: figures.lessManualWork, label: 'less manual work' },
        { figure: figures.projectsDelivered, label: 'projects delivered' },
        { figure: figures.clients, label: 'clients' },
        { figure: figures.satisfaction, label: 'satisfaction' },
      ],
    },
    {
      type: 'features',
      id: 'solutions',
      title: 'Four kinds of work that need no hands',
      intro:
        'Most offices have all four. One of them usually hurts more than the others, and that is the one to start with.',
      items: [
        {
          title: 'Document and data entry',
          text: 'Invoices, packing slips and forms arrive as they please: scanned, photographed, typed in an email. The fields that matter are read, checked against what you already know and written where they belong. A figure that does not add up is shown to a person beside the page it came from.',
          drawing: PapersToTable,
        },
        {
          title: 'Approvals and handoffs',
          text: 'Vacation requests, purchase orders and refunds that keep to your rules pass at once. The rest goes to the one who may decide, or to a backup, with all that is needed on one screen.',
          drawing: ForkToPerson,
        },
        {
          title: 'System integration',
          text: 'A customer moves. The order system knows, and the ledger mails the invoice to the old address. We build the doors between them, so that a change in one is known in all.',
          drawing: DoorsBetween,
        },
        {
          title: 'Reports and reminders',
          text: 'The Monday report writes itself on Monday, from live records, for the people who read it. Reminders go to customers before an account is late and stop the minute it is paid. Nobody keeps a list of whom to chase.',
          drawing: ReportAtSeven,
        },
      ],
    },
    {
      type: 'picture',
      tone: 'card',
      title: 'One invoice, two floor plans',
      intro:
        'Above, the path of an invoice before: printed, signed, scanned and typed in again, with two laps of waiting. Below, the same building after the walls have moved.',
      drawing: ProcessRedrawn,
      drawingLabel:
        'Two plans of one building. Before, dotted footsteps wind through ten rooms: inbox, ask, wait, print, sign, scan, check, retype, archive, pay. After, a straight dashed line runs down a corridor past read, compare, enter, line up and reply, with one turning into a lime room named decide.',
    },
    {
      type: 'steps',
      title: 'How a process is straightened',
      items: [
        {
          label: 'you show us',
          title: 'Follow the paper',
          text: 'We walk behind one real case from the first email to the last entry, and ask the people it passes why they do what they do. You get the drawing, detours included.',
          drawing: WalkedFloor,
        },
        {
          label: 'we rebuild',
          title: 'Move the walls',
          text: 'Steps that only serve other steps are dropped. What remains is automated one piece at a time, next to the old way, until both give the same result.',
          drawing: ChangedFloor,
        },
        {
          label: 'it runs',
          title: 'Leave the lights on',
          text: 'Every case leaves a record: what was read, which rule applied, who decided. When a supplier changes a form, we hear of it before accounting does.',
          drawing: RunningFloor,
        },
      ],
    },
    {
      type: 'list',
      title: 'What we leave to people',
      intro: 'A process without anybody in it is easy to draw and hard to live with. Some rooms keep their desk.',
      items: [
        {
          title: 'The unusual case',
          text: 'A rule covers what happens every day. What happens twice a year gets a person, a clear question and enough time.',
        },
        {
          title: 'The last word on money',
          text: 'Payments are prepared, matched and lined up. Releasing them takes a signature, with a name and a limit that you set.',
        },
        {
          title: 'Bad news',
          text: 'A refusal, a delay, a price that went up: software drafts the letter, and someone who can be called back sends it.',
        },
        {
          title: 'The rules themselves',
          text: 'They stand in plain sentences on one page. Your own people change them, and the change is in force the same day.',
        },
      ],
    },
    {
      type: 'features',
      look: 'doors',
      id: 'industries',
      title: 'Where the corridor leads',
      intro:
        'The same four kinds of work look different in every trade. Behind each door is what they look like in yours.',
      items: [
        {
          title: 'Retail',
          text: 'Deliveries checked in, shelves reordered, returns credited.',
          href: '/retail',
        },
        {
          title: 'Construction',
          text: 'Permits, deliveries and daily reports, filed from the site.',
          href: '/construction',
        },
        {
          title: 'EdTech',
          text: 'Applications, schedules and tuition, semester after semester.',
          href: '/edtech',
        },
        {
          title: 'Real estate',
          text: 'Inquiries answered, contracts drawn up, repairs arranged.',
          href: '/real-estate',
        },
        {
          title: 'Startups',
          text: 'Sign-ups, invoices and support mail, before there is an office manager.',
          href: '/startups',
        },
      ],
    },
    {
      type: 'people',
      title: 'From two who carried the paper',
      items: [
        {
          quote:
            'Our invoices went through five hands, and two of them were mine. Now I see the odd ones, with the reason written on top, and I am home for supper at month end.',
          ...customers.karinHolt,
          stars: 5,
        },
        {
          quote:
            'They asked our clerk what annoyed her most and started there. It was not what I would have picked, and it was right.',
          ...customers.tomaszWilk,
          stars: 5,
        },
      ],
    },
    {
      type: 'closing',
      title: 'Bring us the form that everybody hates',
      intro:
        'The strategy session is free and takes 30 minutes. Show us one process, and you leave knowing which of its steps could run alone and which had better not.',
      action: { to: 'schedule', label: 'Book Strategy Call' },
    },
  ],
};
