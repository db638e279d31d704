import AgencyFront from '../../drawings/agency-front.svg';
import BoilerGlyph from '../../drawings/boiler-glyph.svg';
import BuildingFrame from '../../drawings/building-frame.svg';
import CalendarGlyph from '../../drawings/calendar-glyph.svg';
import { compositions } from '../../drawings/compositions';
import ContractGlyph from '../../drawings/contract-glyph.svg';
import DeedHouse from '../../drawings/deed-house.svg';
import FilledContract from '../../drawings/filled-contract.svg';
import GarageStart from '../../drawings/garage-start.svg';
import Holdings from '../../drawings/holdings.svg';
import LeadIntake from '../../drawings/lead-intake.svg';
import LetterGlyph from '../../drawings/letter-glyph.svg';
import ManagedBlock from '../../drawings/managed-block.svg';
import MeetingRoom from '../../drawings/meeting-room.svg';
import MessagesGlyph from '../../drawings/messages-glyph.svg';
import OfficePlanNarrow from '../../drawings/office-plan-narrow.svg';
import OfficePlan from '../../drawings/office-plan.svg';
import OwnApp from '../../drawings/own-app.svg';
import ReportGlyph from '../../drawings/report-glyph.svg';
import Valuation from '../../drawings/valuation.svg';
import { figures, hoursGoal } from '../../facts/figures';
import type { LandingPageData } from '../sections';

/** The root address for visitors: the real estate landing page. */
export const visitorHome: LandingPageData = {
  title: 'Real estate automation: leads, contracts, repairs',
  description:
    'Software for agencies, property managers, investors and builders: leads answered in seconds, contracts that fill themselves in, repairs booked before anyone calls.',
  sections: [
    {
      type: 'hero',
      badge: 'software for property businesses',
      headline: 'Property work that runs itself while you walk the site.',
      marked: 'runs itself',
      paragraph:
        'Leads answered in seconds, contracts that fill themselves in, vendors who show up. We build the software that gives your team its hours back.',
      actions: [
        { to: 'schedule', label: 'Book Strategy Call' },
        { to: 'anchor', href: '#services', label: 'See what we automate' },
      ],
      drawing: compositions(OfficePlan, OfficePlanNarrow),
      drawingLabel:
        'Plan of an office: an inquiry passes by itself from inquiries to showings, contracts and maintenance, where it is done. You are outside, walking the site.',
    },
    {
      type: 'marks',
      look: 'strip',
      title: 'What we take off your desk',
      items: [
        { name: 'Leads answered', drawing: LetterGlyph },
        { name: 'Showings booked', drawing: CalendarGlyph },
        { name: 'Contracts filled in', drawing: ContractGlyph },
        { name: 'Repairs arranged', drawing: BoilerGlyph },
        { name: 'Tenants kept informed', drawing: MessagesGlyph },
        { name: 'Owners reported to', drawing: ReportGlyph },
      ],
    },
    {
      type: 'features',
      id: 'services',
      title: 'Four rooms of the business we rebuild first',
      intro:
        'Each one stands on its own. Start with the inquiries or with the leases, and keep your portal, your calendar and your books.',
      items: [
        {
          title: 'Lead management automation',
          text: 'Inquiries from the website, the phone and the portals land in one tray. Each is scored, sent to the right person and answered before the next one rings.',
          drawing: LeadIntake,
          action: { to: 'page', href: '/lead-management-automation', label: 'How leads flow' },
        },
        {
          title: 'AI property solutions',
          text: 'Valuations, listing texts and answers to tenants, drawn from your own records and checked by your own people.',
          drawing: Valuation,
          action: { to: 'page', href: '/property-listing-valuation', label: 'Why that price' },
        },
        {
          title: 'Contract and document automation',
          text: 'Templates that know the deal, signatures that chase themselves, and a trail for every change.',
          drawing: FilledContract,
          action: { to: 'page', href: '/contract-document-automation', label: 'Open a contract' },
        },
        {
          title: 'Custom real estate apps',
          text: 'The tool nobody sells, for the way you already work: an inspection on a phone, an owner’s portal, a board that shows which unit is waiting for whom.',
          drawing: OwnApp,
          action: { to: 'page', href: '/custom-management-apps', label: 'See a board' },
        },
      ],
    },
    {
      type: 'stats',
      look: 'ruler',
      title: 'Hours of paperwork that nobody had to do',
      intro:
        'The retyping, the chasing, the filing: work that software does now, while people do theirs. This is the total so far, on a ruler that ends at one million.',
      items: [{ figure: figures.hoursAutomated, label: 'hours automated so far' }],
      goal: hoursGoal,
      action: { to: 'schedule', label: 'Discuss yours' },
    },
    {
      type: 'features',
      look: 'street',
      title: 'Who has the most to gain',
      intro: 'One street, six trades, the same trouble: too much typing between the handshake and the key.',
      items: [
        {
          title: 'Agencies',
          text: 'Every portal inquiry gets a reply, a score and a showing slot. Agents start the day with a list of people who want to buy.',
          drawing: AgencyFront,
        },
        {
          title: 'Property managers',
          text: 'The tenant reports, the right vendor is booked, the owner sees the invoice. You step in when somebody has to decide.',
          drawing: ManagedBlock,
        },
        {
          title: 'Investors',
          text: 'One sheet for every holding: rent, repairs and valuation, taken from the systems that already know them.',
          drawing: Holdings,
        },
        {
          title: 'Construction companies',
          text: 'Daily logs, permits and change orders are filed from a phone. A defect is a photo with a trade and a date.',
          drawing: BuildingFrame,
        },
        {
          title: 'Title companies',
          text: 'The file orders its own searches, checks its own documents and chases its own signatures. Examiners read what only an examiner can.',
          drawing: DeedHouse,
        },
        {
          title: 'Proptech startups',
          text: 'A first version that real users can break, with listings, payments and door locks already wired up.',
          drawing: GarageStart,
        },
      ],
    },
    {
      type: 'faq',
      title: 'Asked before every first call',
      items: [
        {
          question: 'Do we have to replace the software we already use?',
          answer:
            'No. We connect to it first: most hours are lost between systems, not inside them. A tool goes only when you are sure that nobody will miss it.',
        },
        {
          question: 'Who checks what the AI writes?',
          answer:
            'Your people do. You list what it may answer alone; every draft beyond that waits for a person. Each answer names the record it came from.',
        },
        {
          question: 'What happens on the strategy call?',
          answer:
            'It is a free 30-minute session. You tell us which part of the week hurts; we tell you what could run by itself, what that takes, and what we would leave alone.',
        },
        {
          question: 'How soon do you answer?',
          answer:
            'Within 24 hours. Say which systems you use and where the work gets stuck, and the first reply can already be a useful one.',
        },
      ],
    },
    {
      type: 'closing',
      title: 'Show us the room that costs you the most time',
      intro:
        'Bring one process to a free 30-minute session. You leave with a plan of it, whether or not we are the ones who build it. Prefer to write? We answer within 24 hours.',
      action: { to: 'schedule', label: 'Book Strategy Call' },
      drawing: MeetingRoom,
    },
  ],
};
