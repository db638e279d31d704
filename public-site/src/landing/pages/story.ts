import { written } from '../../enhance/count-up';
import { compositions } from '../../drawings/compositions';
import GrowingOfficeNarrow from '../../drawings/growing-office-narrow.svg';
import GrowingOffice from '../../drawings/growing-office.svg';
import HourToday from '../../drawings/hour-today.svg';
import LastDoor from '../../drawings/last-door.svg';
import Neighbors from '../../drawings/neighbors.svg';
import OffTheDesk from '../../drawings/off-the-desk.svg';
import ReadLetters from '../../drawings/read-letters.svg';
import SideBySide from '../../drawings/side-by-side.svg';
import TalkingPump from '../../drawings/talking-pump.svg';
import TypedThreeTimes from '../../drawings/typed-three-times.svg';
import { figures } from '../../facts/figures';
import type { LandingPageData } from '../sections';

export const page: LandingPageData = {
  title: 'Our story: a rental form, typed three times',
  description:
    'How a rental form typed three times became a software company: the founding, the turns we took, what we learned, and the door at one million hours.',
  sections: [
    {
      type: 'hero',
      badge: 'our story',
      headline: 'It began with one form, typed three times.',
      marked: 'one form',
      paragraph:
        'A leasing office, a winter afternoon, the same tenant entered by hand into three systems. We wrote a small program so that nobody there had to do it again. The rest of this page is what came of that.',
      actions: [
        { to: 'schedule', label: 'Book Strategy Call' },
        { to: 'anchor', href: '#corridor', label: 'Walk the corridor' },
      ],
      drawing: compositions(GrowingOffice, GrowingOfficeNarrow),
      drawingLabel:
        'Plan of an office that grew: a first room with one desk and three copies of a form, a team room next door, a big table, a chest of drawings and one more room, so far only dashed.',
    },
    {
      type: 'steps',
      look: 'history',
      id: 'corridor',
      title: 'One corridor, one door after the other',
      intro: 'Every turn we took was a door that somebody else opened. We only walked through.',
      items: [
        {
          label: 'founding',
          title: 'A rental form and a free evening',
          text: 'A friend in leasing showed us her afternoon: one tenant, one form, three systems that would not speak to each other. A small program carried the entry across. She went home on time, and we had a company.',
          drawing: TypedThreeTimes,
        },
        {
          label: 'first turn',
          title: 'We stop guessing and start drawing',
          text: 'An early customer received exactly what the order said, and nobody used it. Since then we have sat beside the people who do the work and drawn it before writing a line.',
          drawing: SideBySide,
        },
        {
          label: 'second turn',
          title: 'The neighbors knock',
          text: 'Property managers sent us to the builders they hire, the builders to their suppliers, the suppliers to their shops. Schools and young companies followed. Other names on the doors, the same corridor.',
          drawing: Neighbors,
        },
        {
          label: 'third turn',
          title: 'Work leaves the desk, and so do we',
          text: 'Apartments are shown in stairwells and boilers read in basements. We began to build web and phone apps for the places where the work happens, with reception and without.',
          drawing: OffTheDesk,
        },
        {
          label: 'fourth turn',
          title: 'Software learns to read letters',
          text: 'Half of a company’s work arrives as sentences. Language models let us automate what never had a form, under a rule that still holds: the machine drafts, only a person signs.',
          drawing: ReadLetters,
        },
        {
          label: 'today',
          title: `Hour ${written(figures.hoursAutomated)}`,
          text: 'That is how much repetitive work our systems have taken over so far. By now we count hours instead of installations, because hours are what a customer gets back.',
          drawing: HourToday,
        },
        {
          label: 'next',
          title: 'Buildings that say where it hurts',
          text: 'A pump that reports its own bearing, a vendor booked before the tenant calls. Some of these rooms are furnished; most are still pencil.',
          drawing: TalkingPump,
          ahead: true,
        },
        {
          label: 'ahead',
          title: 'One million hours',
          text: 'The door at the far end. When we reach it we will say so on this page, and then draw the next corridor.',
          drawing: LastDoor,
          ahead: true,
        },
      ],
    },
    {
      type: 'list',
      title: 'What the walls have taught us',
      intro: 'Not everything was a turning point. Some of it was a bruise.',
      items: [
        {
          title: 'A faster form is still a form',
          text: 'Early on we made data entry quicker, and customers were polite about it. What they had meant was no data entry.',
        },
        {
          title: 'The exception is the job',
          text: 'We once automated the easy cases and left a team with nothing but hard ones, all day long. Now the exception is designed first, with time and context for whoever has to decide it.',
        },
        {
          title: 'Nobody reads a manual in a stairwell',
          text: 'We rewrote an inspection app after watching it used with gloves on. If a screen needs explaining on site, the screen is wrong.',
        },
        {
          title: 'A room without a name on the door decays',
          text: 'Whatever we hand over has two owners who know each other: one on your side, one on ours. It is the cheapest maintenance there is.',
        },
      ],
    },
    {
      type: 'features',
      look: 'doors',
      title: 'Doors off this corridor',
      intro: 'The story is still being added to. These are the rooms in use today.',
      items: [
        { title: 'About us', text: 'What we believe, what we build and who answers for it.', href: '/about' },
        { title: 'Our team', text: 'Names, faces and desks.', href: '/our-team' },
        {
          title: 'Customer success',
          text: 'The keys we have handed over, and what their owners say about the rooms.',
          href: '/customer-success',
        },
        { title: 'Careers', text: 'Which desks are free, and what it takes to sit at one.', href: '/careers' },
        { title: 'Contact', text: 'A person answers within 24 hours.', href: '/contact' },
      ],
    },
    {
      type: 'closing',
      title: 'Which form do you type three times?',
      intro: 'Bring it to a free 30-minute session. You may be the next door in the corridor.',
      action: { to: 'schedule', label: 'Book Strategy Call' },
    },
  ],
};
