import { CallBoard } from '../../drawings/call-board';
import { compositions } from '../../drawings/compositions';
import Courtyard from '../../drawings/courtyard.svg';
import Invoice from '../../drawings/invoice.svg';
import KeyRailNarrow from '../../drawings/key-rail-narrow.svg';
import KeyRail from '../../drawings/key-rail.svg';
import KeyUnderMat from '../../drawings/key-under-mat.svg';
import Keys from '../../drawings/keys.svg';
import Plan from '../../drawings/plan.svg';
import Purse from '../../drawings/purse.svg';
import Toolbox from '../../drawings/toolbox.svg';
import type { LandingPageData } from '../sections';

export const page: LandingPageData = {
  title: 'Maintenance and vendor management software',
  description:
    'From the dripping faucet to the paid invoice: requests sorted, vendors booked, keys handed out, work proved and bills checked.',
  sections: [
    {
      type: 'hero',
      badge: 'maintenance and vendor management',
      headline: 'The right trade at the right door, with the key.',
      marked: 'with the key',
      paragraph:
        'Most repairs take less time than arranging them. We build the system that reads the request, finds the vendor, sets the hour, hands over the key and asks for proof before anyone pays.',
      actions: [
        { to: 'schedule', label: 'Contact Our Experts' },
        { to: 'anchor', href: '#use-cases', label: 'Go around the courtyard' },
      ],
      drawing: compositions(KeyRail, KeyRailNarrow),
      drawingLabel:
        'A rail with a key for each trade: electrical, elevator, plumber, roof and yard. The plumber’s hook is empty; the plumber stands at the door of unit 12 with the key and a toolbox.',
    },
    {
      type: 'features',
      look: 'table',
      title: 'Five people, one leaking faucet',
      intro: 'Each of them wants to know something different about it. All of them can see it.',
      items: [
        {
          title: 'Property managers',
          text: 'You approve what costs money and skip the rest. The phone is for the odd cases again.',
          drawing: Keys,
        },
        {
          title: 'Facility managers',
          text: 'Inspections, contracts and service calls of every site are in one plan, so two vendors never share one scaffold by accident.',
          drawing: Plan,
        },
        {
          title: 'Tenants',
          text: 'They report with a photo, choose an hour and see who is coming. Silence, the usual complaint, is gone.',
          drawing: Invoice,
        },
        {
          title: 'Vendors',
          text: 'Complete orders, a key that works and an invoice that is paid without three reminders.',
          drawing: Toolbox,
        },
        {
          title: 'Owners and investors',
          text: 'What was spent on which building, and why, with the picture from before and after.',
          drawing: Purse,
        },
      ],
    },
    {
      type: 'picture',
      tone: 'blue',
      title: 'One line for every service call',
      intro:
        'This is the board that hangs where the pile of notes used to be. Each job has a trade, a day and a state, and a line that has not moved for too long rings by itself.',
      drawing: CallBoard,
      drawingLabel:
        'A service board with five lines: a kitchen sink in unit 12, plumber on site; an elevator noise, booked; a gutter, quoted; a front lock, waiting; and a hall light, paid.',
    },
    {
      type: 'list',
      look: 'chain',
      title: 'What tenants and owners notice',
      dimension: 'from reported to paid',
      items: [
        {
          title: 'Shorter waits',
          text: 'The request reaches a vendor in the time it used to sit in an inbox.',
        },
        {
          title: 'First visit, finished',
          text: 'Photo, model number and access are in the order, so the part is in the van.',
        },
        {
          title: 'Prices you agreed to',
          text: 'Bills are held against the rate and the quote. Whatever differs waits for your word.',
        },
        {
          title: 'Vendors worth keeping',
          text: 'Punctuality, callbacks and price are on a card, and the good ones get more work.',
        },
        {
          title: 'Papers in order',
          text: 'No order goes to a firm whose insurance or certificate has run out.',
        },
      ],
    },
    {
      type: 'features',
      look: 'plan',
      id: 'use-cases',
      title: 'Once around the courtyard',
      intro: 'Five rooms see a repair through. The tenant has the answer at the door where the question came in.',
      drawing: Courtyard,
      drawingLabel:
        'Plan of a house around a courtyard. A path goes from a kitchen with a dripping faucet past a card index, a rail of keys and a boiler with a camera to an office with the invoice, and back to the kitchen.',
      items: [
        {
          title: 'Request intake and triage',
          text: 'Portal, email, phone or chat: every report becomes one order with place, photo and urgency. Water through the ceiling jumps the line, and the third report about the same elevator is added to the first.',
        },
        {
          title: 'Vendor matching and dispatch',
          text: 'Trade, district, contract, rating and free hours decide who is asked. If the first firm does not answer, the second one is asked before you have noticed.',
        },
        {
          title: 'Scheduling and access',
          text: 'Tenant and vendor settle on an hour without you. The key, the door code or the super is part of the appointment, and every key that leaves its hook has a name on it.',
        },
        {
          title: 'Work order tracking',
          text: 'Arrival, pictures, parts and signature come from the vendor’s phone. Tenants get a message when something changes, and you get one only when something doesn’t.',
        },
        {
          title: 'Invoices and vendor scorecards',
          text: 'The bill is matched with quote, rate and proof, then booked to its building. The visit goes on the vendor’s card, which is what the next choice is made from.',
        },
      ],
    },
    {
      type: 'list',
      title: 'Why managers let us in',
      items: [
        {
          title: 'Your vendors need no new app',
          text: 'They answer a link or a message. The firm with two vans and no office can work with it on the first morning.',
        },
        {
          title: 'Your limits, in writing',
          text: 'What may be ordered without asking, from whom and up to which sum is a table that you fill in and can change at any time.',
        },
        {
          title: 'It joins what you run',
          text: 'Leases, accounting and access control stay where they are. A work order reads from them and writes back.',
        },
        {
          title: 'Built with people who hold keys',
          text: 'We spend days with building supers and dispatchers before we draw a screen. The exceptions they tell us about are where such systems usually fail.',
        },
      ],
    },
    {
      type: 'closing',
      title: 'Hand us the noisiest building',
      intro:
        'Fixed, proved, paid. Tell us in a free 30-minute session how a repair travels today, from the call to the bill, and we will draw the shorter way.',
      action: { to: 'schedule', label: 'Contact Our Experts' },
      drawing: KeyUnderMat,
    },
  ],
};
