import { compositions } from '../../drawings/compositions';
import StreetLoupeNarrow from '../../drawings/street-loupe-narrow.svg';
import StreetLoupe from '../../drawings/street-loupe.svg';
import { StreetSection } from '../../drawings/street-section';
import { figures } from '../../facts/figures';
import type { LandingPageData } from '../sections';

export const page: LandingPageData = {
  title: 'Real estate insights: where the work gets stuck',
  description:
    'Leads that wait, leases typed twice, leaks that tenants find first: six places where property firms lose the week, and what software does there.',
  sections: [
    {
      type: 'hero',
      badge: 'real estate insights',
      headline: 'Where property businesses lose the week, and get it back.',
      marked: 'get it back',
      paragraph:
        'Notes from agencies, apartment buildings and construction sites: six places where the work stops, and what technology can do about each of them today.',
      actions: [
        { to: 'anchor', href: '#newsletter', label: 'Stay Informed' },
        { to: 'schedule', label: 'Book Strategy Call' },
      ],
      drawing: compositions(StreetLoupe, StreetLoupeNarrow),
      drawingLabel:
        'A site plan of a street, and a loupe over one of its houses. Through the glass one sees the rooms, and a path that leads to a lime one where the work is done.',
      stats: [
        { figure: figures.clients, label: 'clients' },
        { figure: figures.conversion, label: 'conversion' },
        { figure: figures.lessManualWork, label: 'less manual work' },
        { figure: figures.uptime, label: 'uptime' },
      ],
    },
    {
      type: 'picture',
      tone: 'blue',
      title: 'One street, six places where the work stops',
      intro:
        'We drew it at night, when the queue is easiest to see. Five of the numbers stand in front of houses. The sixth runs under all of them.',
      drawing: StreetSection,
      drawingLabel:
        'A street cut open, with numbers: 1, letters waiting at an agency’s door; 2, towers of paper in a house of deeds; 3, a leak in the basement of an apartment building; 4, an empty apartment, lit in lime; 5, an owner with a question at a door; 6, cables under the street whose plugs do not meet.',
    },
    {
      type: 'list',
      look: 'facing',
      id: 'challenges',
      title: 'What is in the way, and what would move it',
      intro: 'The numbers on the left are those of the street above.',
      items: [
        {
          title: 'Key Industry Challenges',
          items: [
            {
              title: 'Inquiries that wait',
              text: 'A buyer writes to several agencies on the same evening. Whoever answers first gets the showing, and the rest answer after lunch.',
            },
            {
              title: 'Contracts typed again',
              text: 'The same names travel from the portal to the offer, the lease and the ledger by hand. Every copy is a chance to get one wrong.',
            },
            {
              title: 'Repairs noticed by tenants',
              text: 'The boiler had been complaining for weeks, in a language nobody was reading. Then it is a weekend, and an emergency.',
            },
            {
              title: 'Apartments priced by feel',
              text: 'Too high, and it stands empty. Too low, and the owner finds out later. Comparable sales exist, scattered over as many places as formats.',
            },
            {
              title: 'Owners who have to ask',
              text: 'How is my building doing? A fair question, and answering it takes somebody a morning and every program in the office.',
            },
            {
              title: 'Systems that do not meet',
              text: 'Portal, calendar, ledger and maintenance each work. Between them stands a person who carries data from one to the next.',
            },
          ],
        },
        {
          title: 'Technology-Driven Opportunities',
          items: [
            {
              title: 'A first answer in seconds',
              text: 'Software greets, asks a question or two, offers a showing and scores the lead. An agent takes over with the notes on screen.',
            },
            {
              title: 'Documents that fill themselves in',
              text: 'One record of the deal feeds every form. Changes are tracked, signatures are chased, and a person approves the result.',
            },
            {
              title: 'Buildings that report',
              text: 'A few sensors and a model of what is normal. The contractor is booked while the fault is still a curve on a chart.',
            },
            {
              title: 'Valuations with their reasons',
              text: 'A price range drawn from sales, condition and season, with the comparables listed, so that an expert can disagree in detail.',
            },
            {
              title: 'A door for every owner',
              text: 'Rent, repairs and documents on one page that is current because nobody has to write it. The phone is for decisions.',
            },
            {
              title: 'One set of pipes',
              text: 'Connections between the tools you have, built once and watched. It is the least visible change and the one that pays for the others.',
            },
          ],
        },
      ],
    },
    {
      type: 'list',
      title: 'Before you buy any of it',
      intro: 'Four questions that we would ask a supplier, ourselves included.',
      items: [
        {
          title: 'Whose records does it learn from?',
          text: 'An estimate is as good as the sales behind it. Ask for those of your own streets, and for what happens where there are few.',
        },
        {
          title: 'Who sees it when it is wrong?',
          text: 'There has to be a name. A message to a tenant, a price, a termination: somebody with authority reads it first, or can call it back.',
        },
        {
          title: 'What remains if you leave?',
          text: 'Your data in a format that another system reads, and the right to take it. Try the export before you sign, not after.',
        },
        {
          title: 'Which hour does it give back?',
          text: 'Not which feature it has. If nobody can name the hour, and whose it was, the money is better spent on paint.',
        },
      ],
    },
    {
      type: 'features',
      look: 'doors',
      title: 'Which door to open first',
      intro: 'Each of the findings has a room where we work on it.',
      items: [
        {
          title: 'Leads',
          text: 'From the portal to whoever sells that street.',
          href: '/lead-management-automation',
        },
        {
          title: 'Contracts',
          text: 'Filled from your own records.',
          href: '/contract-document-automation',
        },
        {
          title: 'Valuation',
          text: 'Prices from what the neighbors sold for.',
          href: '/property-listing-valuation',
        },
        {
          title: 'Maintenance',
          text: 'Tenants report, vendors come, owners see the bill.',
          href: '/maintenance-vendor-management',
        },
        {
          title: 'Sensors',
          text: 'Repairs booked before anyone is cold.',
          href: '/predictive-maintenance',
        },
      ],
    },
    {
      type: 'form',
      title: 'An email when we have learned something',
      intro:
        'What we measured, what broke, what we would do again: short, for people who run buildings, on no fixed schedule. Once you sign up, the next one comes by email. If an email asks you to confirm first, open its link. We pass none of your information on.',
      subject: 'Newsletter: real estate insights',
      thanks: 'Thank you. If an email asks you to confirm, open its link: we send you news only after that.',
    },
  ],
};
