import { written } from '../../enhance/count-up';
import BetterMonths from '../../drawings/better-months.svg';
import BrokenThrough from '../../drawings/broken-through.svg';
import Chart from '../../drawings/chart.svg';
import { compositions } from '../../drawings/compositions';
import Contract from '../../drawings/contract.svg';
import ForkedLetters from '../../drawings/forked-letters.svg';
import InstrumentWall from '../../drawings/instrument-wall.svg';
import Laptop from '../../drawings/laptop.svg';
import LeakingPipes from '../../drawings/leaking-pipes.svg';
import MeasuredWay from '../../drawings/measured-way.svg';
import MeetingRoom from '../../drawings/meeting-room.svg';
import OneCard from '../../drawings/one-card.svg';
import PipesToLedgerNarrow from '../../drawings/pipes-to-ledger-narrow.svg';
import PipesToLedger from '../../drawings/pipes-to-ledger.svg';
import SelfSorting from '../../drawings/self-sorting.svg';
import SelfTurningTaps from '../../drawings/self-turning-taps.svg';
import Toolbox from '../../drawings/toolbox.svg';
import WorkingHalfNarrow from '../../drawings/working-half-narrow.svg';
import WorkingHalf from '../../drawings/working-half.svg';
import { drawnSalesforce } from '../drawn-marks';
import { figures } from '../../facts/figures';
import { voices } from '../../facts/voices';
import type { LandingPageData } from '../sections';
import { siGoogleanalytics } from '../technology-marks/googleanalytics.gen';
import { siHubspot } from '../technology-marks/hubspot.gen';
import { siMailchimp } from '../technology-marks/mailchimp.gen';

export const page: LandingPageData = {
  title: 'MarTech: one ledger for leads, campaigns, sales',
  description: `Know which half of your budget works, from HubSpot, Salesforce, Mailchimp and Google Analytics: ${written(figures.conversion)} conversion, ${written(figures.lessManualWork)} less manual work.`,
  sections: [
    {
      type: 'hero',
      badge: 'marketing technology',
      headline: 'Know which half of your budget works.',
      marked: 'which half',
      paragraph:
        'The ad click, the call and the trade-show card end in one ledger beside the sale. Marketing and sales read the same page of it.',
      actions: [
        { to: 'schedule', label: 'Book Strategy Call' },
        { to: 'anchor', href: '#solutions', label: 'See the six parts' },
      ],
      drawing: compositions(WorkingHalf, WorkingHalfNarrow),
      drawingLabel:
        'A house with a channel on every floor. In its left half the shutters are down: print, trade shows, banners. The right half is lime and lived in: search, email, referrals. Customers come in below, and a dashed path shows which floor brought them.',
      stats: [
        { figure: figures.conversion, label: 'conversion' },
        { figure: figures.lessManualWork, label: 'less manual work' },
        { figure: figures.campaigns, label: 'campaigns' },
        { figure: figures.satisfaction, label: 'satisfaction' },
      ],
    },
    {
      type: 'features',
      id: 'solutions',
      title: 'Six parts, one installation',
      intro: 'They are built on the tools you have. Begin where the spreadsheet is longest.',
      items: [
        {
          title: 'Unified lead management',
          text: 'The form, the call, the chat and the business card from the trade show become one record with one owner. Nobody is written to twice, and nobody is forgotten.',
          drawing: OneCard,
          action: { to: 'page', href: '/lead-management-automation', label: 'How leads are handled' },
        },
        {
          title: 'AI campaign optimization',
          text: 'Bids, audiences and send times move with the results, inside limits that you set. Every change is logged with its reason and can be undone.',
          drawing: SelfTurningTaps,
        },
        {
          title: 'Multi-channel attribution',
          text: 'The last click gets too much credit. We follow a buyer from the first ad to the signature and give each step its share.',
          drawing: MeasuredWay,
        },
        {
          title: 'Content and email automation',
          text: 'Series that branch on what people read. Drafts come from your own material, and an editor releases them.',
          drawing: ForkedLetters,
        },
        {
          title: 'Real-time dashboards',
          text: 'What an ad costs, the leads it brought and what they signed, side by side on one wall. Monday’s report is up before Monday.',
          drawing: InstrumentWall,
        },
        {
          title: 'Stack integration',
          text: 'Tools that were bought in different years by different people, opened to each other. Fields agree, consent travels with the contact, and exports by hand come to an end.',
          drawing: BrokenThrough,
        },
      ],
    },
    {
      type: 'picture',
      tone: 'blue',
      title: 'Every channel is a pipe. They all end in one ledger.',
      intro:
        'Each has its valve, and budget is what you open it with. Downstream, duplicates are taken out, leads are scored, and the page says who came, by which pipe, and whether they bought.',
      drawing: compositions(PipesToLedger, PipesToLedgerNarrow, 'tablet'),
      drawingLabel:
        'Pipes with valves come from search, social, email, events, phone and referrals. They join in one, pass a filter that takes duplicates out and a gauge that scores, and end in a lime ledger with three columns: who, came by, sold.',
    },
    {
      type: 'steps',
      title: 'Found, automated, then tuned',
      items: [
        {
          label: 'before you buy anything',
          title: 'Audit',
          text: 'We open every pipe: which tool holds what, where leads leak, which reports disagree and why. You get the drawing, with the cheapest repairs marked first.',
          drawing: LeakingPipes,
        },
        {
          label: 'one flow at a time',
          title: 'Automate',
          text: 'Capture, scoring, handoff and follow-up go live in that order, each beside the manual way until the figures match.',
          drawing: SelfSorting,
        },
        {
          label: 'for as long as you spend',
          title: 'Optimize',
          text: 'Now that results can be trusted, the budget follows them. We review with your team what the models changed, and take back what did not pay.',
          drawing: BetterMonths,
        },
      ],
    },
    {
      type: 'features',
      look: 'table',
      id: 'audiences',
      title: 'Four people who want the same number',
      intro: 'They usually bring four different ones to the meeting.',
      items: [
        {
          title: 'CMO/VP Marketing',
          text: 'A budget defended with revenue, not with reach. You see what the next dollar in each channel is likely to bring.',
          drawing: Chart,
        },
        {
          title: 'Growth/Performance',
          text: 'Tests that start in the morning and are read by evening, on conversions that sales has confirmed.',
          drawing: Laptop,
        },
        {
          title: 'Marketing Operations',
          text: 'No more lists uploaded on Friday afternoon. Workflows have owners, versions and an alarm when they stop.',
          drawing: Toolbox,
        },
        {
          title: 'Sales & RevOps',
          text: 'A lead arrives with the ad, the call and the booth behind it, and the reasons for its score. A signature is booked back to all three.',
          drawing: Contract,
        },
      ],
    },
    {
      type: 'list',
      title: 'What the machine may not do',
      intro: 'Automation in marketing has a bad name because of what it was let loose on.',
      items: [
        {
          title: 'Write to people who did not ask',
          text: 'Consent is a field on the record, with its date and source. Without it no flow starts, whatever the score says.',
        },
        {
          title: 'Spend past the line',
          text: 'Each channel has a floor and a ceiling that only a person can move. Beyond them the system asks, and waits.',
        },
        {
          title: 'Grade its own work',
          text: 'Lift is measured against a group that was left alone. If the model earns nothing, the dashboard says so.',
        },
      ],
    },
    {
      type: 'marks',
      title: 'Fits what you already pay for',
      intro:
        'Connected in both directions, without another subscription in between. Is yours Marketo, Pipedrive or Klaviyo? Name it on the call.',
      items: [
        { name: 'HubSpot', mark: siHubspot },
        { name: 'Salesforce', mark: drawnSalesforce },
        { name: 'Mailchimp', mark: siMailchimp },
        { name: 'Google Analytics', mark: siGoogleanalytics },
      ],
    },
    {
      type: 'people',
      title: 'From both sides of the handoff',
      items: [
        {
          quote:
            'We switched off two channels that everybody had an opinion about and nobody had a figure for. Inquiries did not move. The money is elsewhere now.',
          ...voices.luciaMoretti,
          stars: 5,
        },
        {
          quote: 'For the first time my team calls the leads in the order the system gives them.',
          ...voices.priyaRaman,
          stars: 5,
        },
      ],
    },
    {
      type: 'closing',
      title: 'Bring last month’s report to the call',
      intro:
        'The strategy session is free and takes 30 minutes. We read the report with you, say which figures we would trust, and which pipe to open first.',
      action: { to: 'schedule', label: 'Book Strategy Call' },
      drawing: MeetingRoom,
    },
  ],
};
