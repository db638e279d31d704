import { compositions } from '../../drawings/compositions';
import LongTableNarrow from '../../drawings/long-table-narrow.svg';
import LongTable from '../../drawings/long-table.svg';
import MeetingRoom from '../../drawings/meeting-room.svg';
import TeamFloorNarrow from '../../drawings/team-floor-narrow.svg';
import TeamFloor from '../../drawings/team-floor.svg';
import { figures } from '../../facts/figures';
import { team } from '../../facts/team';
import type { LandingPageData } from '../sections';

export const page: LandingPageData = {
  title: 'Our team: fourteen people at one long table',
  description:
    'The fourteen people you meet first: leadership, engineering, design, quality, AI, marketing technology and people. Who they are and where they sit.',
  sections: [
    {
      type: 'hero',
      badge: 'our team',
      headline: 'Fourteen people, one long table, a chair for you.',
      marked: 'a chair for you',
      paragraph: `These are the people you meet first, out of more than ${figures.teamMembers.value}. They draw, build, test and answer the phone, and they eat together, because half of what a project needs is said over soup.`,
      actions: [
        { to: 'page', href: '/contact', label: 'Write to us' },
        { to: 'anchor', href: '#people', label: 'Meet all fourteen' },
      ],
      drawing: compositions(LongTable, LongTableNarrow),
      drawingLabel:
        'A kitchen from above with a long table. Fourteen people sit at it, seven on each side, and a path leads through the open door to a free chair at its end.',
    },
    {
      type: 'picture',
      tone: 'card',
      title: 'Who sits where, and how a request passes them',
      intro:
        'It comes in at the front door and goes out at the far end as a release. On the way it is everybody’s business once.',
      drawing: compositions(TeamFloor, TeamFloorNarrow, 'tablet'),
      drawingLabel:
        'Plan of the office: Yuna by the front door, Rafael and Amira with the clients, Sofia, Mei and Tomás with the screens, Dmitri, Lukas, Harpreet and Kwame in the engine room, Adaeze at the test bench, Zanele and Owen with the models, Helena in the kitchen. A path runs along the aisle past every door.',
    },
    {
      type: 'people',
      look: 'desks',
      id: 'people',
      title: 'Names, faces, trades',
      intro: 'The icon says what they do. The envelope reaches their own inbox.',
      items: team,
      freeDesk: {
        text: 'The fifteenth chair is always free. See whether a desk is, too.',
        action: { to: 'page', href: '/careers', label: 'See careers' },
      },
    },
    {
      type: 'list',
      id: 'habits',
      title: 'House rules that nobody wrote down until now',
      intro: 'A visitor asked how fourteen people with fourteen opinions get anything finished.',
      items: [
        {
          title: 'The person who draws it explains it',
          text: 'Sofia’s plans are read aloud to the people who will build them. Whatever cannot be said in a sentence is drawn again.',
        },
        {
          title: 'Nobody tests their own work',
          text: 'Adaeze’s bench stands between the engine room and the exit for a reason. She has never let a friend through on trust.',
        },
        {
          title: 'The analyst has a veto',
          text: 'When Amira says that no leasing agent would ever do it like that, the discussion is over and the drawing changes.',
        },
        {
          title: 'Releases go out before lunch',
          text: 'Kwame’s rule. Whatever goes wrong does so while everybody is awake, fed and in the building.',
        },
        {
          title: 'Models show their work',
          text: 'Zanele switches off whatever cannot say where an answer came from. Customers have thanked her for features that they never got.',
        },
        {
          title: 'The CEO makes the coffee',
          text: 'Helena sits in the kitchen because every piece of news passes there first. It also keeps meetings short.',
        },
      ],
    },
    {
      type: 'closing',
      title: 'Talk to the one you need',
      intro:
        'Write what it is about, and Rafael sends it to the right desk. A person answers within 24 hours, with a name under it.',
      action: { to: 'page', href: '/contact', label: 'Write to us' },
      drawing: MeetingRoom,
    },
  ],
};
