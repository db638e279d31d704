import { written } from '../../enhance/count-up';
import { compositions } from '../../drawings/compositions';
import KioskWeeksNarrow from '../../drawings/kiosk-weeks-narrow.svg';
import KioskWeeks from '../../drawings/kiosk-weeks.svg';
import KitchenTable from '../../drawings/kitchen-table.svg';
import MarkedPlan from '../../drawings/marked-plan.svg';
import { OneRoom } from '../../drawings/one-room';
import OneWish from '../../drawings/one-wish.svg';
import OpenRoom from '../../drawings/open-room.svg';
import OpenSign from '../../drawings/open-sign.svg';
import PaperScreens from '../../drawings/paper-screens.svg';
import PluggedIn from '../../drawings/plugged-in.svg';
import RoofHut from '../../drawings/roof-hut.svg';
import SharedLoft from '../../drawings/shared-loft.svg';
import WeeklyRoom from '../../drawings/weekly-room.svg';
import { figures } from '../../facts/figures';
import { voices } from '../../facts/voices';
import type { LandingPageData } from '../sections';

export const page: LandingPageData = {
  title: `MVP building for startups: live in ${written(figures.weeksToGoLive)} weeks`,
  description: `We cut a startup’s plan down to the one room that proves the idea, build it properly and put it in front of real users in ${written(figures.weeksToGoLive)} weeks.`,
  sections: [
    {
      type: 'hero',
      badge: 'for founders and first teams',
      headline: 'Open with the one room that proves the idea.',
      marked: 'one room',
      paragraph: `First versions run late because they are whole houses. We cut yours down to the room that people came for, build it to last, and open it in ${written(figures.weeksToGoLive)} weeks.`,
      actions: [
        { to: 'schedule', label: 'Book Strategy Call' },
        { to: 'anchor', href: '#cut', label: 'See how we cut' },
      ],
      drawing: compositions(KioskWeeks, KioskWeeksNarrow),
      drawingLabel:
        'A kiosk, week by week: staked out, framed, clad, and in the fourth week open, with a lime awning and three people in line.',
    },
    {
      type: 'picture',
      id: 'cut',
      tone: 'card',
      title: 'Many rooms in the plan, one in the release',
      intro:
        'Billing, roles, search, a mobile app: all of it may be right, and none of it tells you whether anybody comes. So it stays on paper until somebody does.',
      drawing: OneRoom,
      drawingLabel:
        'The plan of a house. Room after room fades to dashed lines: billing, search, reports, mobile app, admin. One stays, in lime: what they came for, with a door to the street and the first users on their way in.',
    },
    {
      type: 'features',
      id: 'solutions',
      title: 'What a first release needs from us',
      intro: 'Take all four, or only the one that your own team has no hands for.',
      items: [
        {
          title: 'Scope that fits on a page',
          text: 'We go through the wish list with you and ask of each line what it would prove. What is left is short, priced and dated.',
          drawing: OneWish,
          action: { to: 'schedule', label: 'Bring your list' },
        },
        {
          title: 'A prototype to argue with',
          text: 'Screens you can click, in front of the people you mean to charge. Cheaper to throw away than code, and more honest than a survey.',
          drawing: PaperScreens,
        },
        {
          title: 'The first version',
          text: 'A web page that works on a phone, with sign-in and logs from day one. Small, but the second version stands on it.',
          drawing: OpenSign,
          action: { to: 'page', href: '/web-apps', label: 'How we build web apps' },
        },
        {
          title: 'Everything you should not write',
          text: `Payments, email, maps, signatures: plugged in from more than ${figures.integrations.value} integrations we have already wired, so that your money goes into what is yours.`,
          drawing: PluggedIn,
        },
      ],
    },
    {
      type: 'stats',
      title: 'Our launches so far',
      items: [
        { figure: figures.launches, label: 'launches' },
        { figure: figures.weeksToGoLive, label: 'weeks to go-live' },
        { figure: figures.reliability, label: 'reliability' },
        { figure: figures.integrations, label: 'integrations' },
      ],
    },
    {
      type: 'steps',
      title: 'From pitch deck to paying stranger',
      items: [
        {
          label: 'the first days',
          title: 'Reduce',
          text: 'One question decides the scope: what has to be true for this to work? We frame the smallest thing that answers it, and write down what we left out.',
          drawing: MarkedPlan,
        },
        {
          label: 'week by week',
          title: 'Build',
          text: 'Every week you use what was built in the last. You change your mind on the part that is still open, not on the part that is finished.',
          drawing: WeeklyRoom,
        },
        {
          label: 'week 4 and on',
          title: 'Open',
          text: 'Real people, real accounts, real money where there is any. We watch what they do, repair what they trip over, and plan the next room from that.',
          drawing: OpenRoom,
        },
      ],
    },
    {
      type: 'list',
      title: 'What we will talk you out of',
      intro: 'Each of these has sunk a release that was otherwise ready.',
      items: [
        {
          title: 'An app in two stores on day one',
          text: 'A web page that works on a phone reaches the same people, and you can correct it before lunch. The stores come when people ask for an icon.',
        },
        {
          title: 'An admin area nobody uses yet',
          text: 'For the first months one of us runs a query, or you edit a table. Build the screen once you are tired of it; by then you know what belongs on it.',
        },
        {
          title: 'Roads for a million cars',
          text: 'We choose plain, well-known parts that grow when they must. Traffic you do not have yet is the most expensive kind to serve.',
        },
        {
          title: 'Code that only its author can read',
          text: 'The repository, the accounts and the drawings are in your name from the start. Hire your own team next year and it moves in without us.',
        },
      ],
    },
    {
      type: 'people',
      title: 'Two who opened early',
      items: [
        {
          quote:
            'We arrived with a specification as thick as a phone book. They asked which page a customer would pay for, and that page is what we launched.',
          ...voices.chenWei,
          stars: 5,
        },
        {
          quote: 'The first booking came from somebody none of us knew. I still have the email.',
          ...voices.hassanElAmin,
          stars: 5,
        },
      ],
    },
    {
      type: 'features',
      look: 'street',
      title: 'Where the call usually comes from',
      intro: 'Three addresses, one question: is this worth building?',
      items: [
        {
          title: 'Founders on their own',
          text: 'You know the trade and the customer. We are the technical half until you have hired one, and we help to interview whoever takes over.',
          drawing: KitchenTable,
        },
        {
          title: 'Funded teams in a hurry',
          text: 'The round is closed and the hiring is not. We build beside your first engineers, or lend you more of them through our staffing.',
          drawing: SharedLoft,
        },
        {
          title: 'Corporate ventures',
          text: 'A new line of business needs a product before it needs a department. We build it on the roof, with a cable down to the systems you run.',
          drawing: RoofHut,
        },
      ],
    },
    {
      type: 'closing',
      title: 'Which room would you open with?',
      intro:
        'Thirty free minutes, one pen. You leave with a plan that has most of its rooms crossed out, and a date on the one that is left.',
      action: { to: 'schedule', label: 'Book Strategy Call' },
    },
  ],
};
