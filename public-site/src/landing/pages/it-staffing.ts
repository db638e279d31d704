import { written } from '../../enhance/count-up';
import AddedStory from '../../drawings/added-story.svg';
import { compositions } from '../../drawings/compositions';
import FirstMorning from '../../drawings/first-morning.svg';
import MatchedProfile from '../../drawings/matched-profile.svg';
import MergedBranches from '../../drawings/merged-branches.svg';
import NewWing from '../../drawings/new-wing.svg';
import StaffingFloor from '../../drawings/staffing-floor.svg';
import StudioHouse from '../../drawings/studio-house.svg';
import { TakenChair } from '../../drawings/taken-chair';
import TeamRoomNarrow from '../../drawings/team-room-narrow.svg';
import TeamRoom from '../../drawings/team-room.svg';
import { drawnAws } from '../drawn-marks';
import { figures } from '../../facts/figures';
import { voices } from '../../facts/voices';
import type { LandingPageData } from '../sections';
import { siDocker } from '../technology-marks/docker.gen';
import { siNodedotjs } from '../technology-marks/nodedotjs.gen';
import { siPython } from '../technology-marks/python.gen';
import { siReact } from '../technology-marks/react.gen';
import { siTypescript } from '../technology-marks/typescript.gen';

export const page: LandingPageData = {
  title: 'IT staff augmentation: engineers on your team',
  description: `Engineers who join your stand-up, your repository and your code review. ${written(figures.weeksToOnboard)} weeks average onboarding, ${written(figures.retention)} retention, and you direct the work.`,
  sections: [
    {
      type: 'hero',
      badge: 'it staff augmentation',
      headline: 'The empty chair on your team, taken.',
      marked: 'taken',
      paragraph:
        'Engineers who join your stand-up, your repository and your code review, for as long as there is something to build. You direct the work. We do the finding, the contracts and the worrying.',
      actions: [
        { to: 'schedule', label: 'Book Strategy Call' },
        { to: 'anchor', href: '#solutions', label: 'Explore Services' },
      ],
      drawing: compositions(TeamRoom, TeamRoomNarrow),
      drawingLabel:
        'A team room from above. Five people sit at their desks, a board hangs on the wall, and somebody new walks in to the sixth desk, which is lime.',
    },
    {
      type: 'stats',
      id: 'results',
      title: 'Proven results',
      items: [
        { figure: figures.weeksToOnboard, label: 'weeks average onboarding' },
        { figure: figures.retention, label: 'retention' },
        { figure: figures.teamMembers, label: 'team members' },
        { figure: figures.clients, label: 'clients' },
      ],
    },
    {
      type: 'picture',
      tone: 'paper',
      title: 'A table where one chair had been empty for months',
      intro:
        'The job ad was up all that time. The work went to the people beside it, and the release slipped. Then somebody walked in who could start.',
      drawing: TakenChair,
      drawingLabel: `A long table from above with people and their roles on both sides. A dashed path leads from the door to the one free chair, in lime, and somebody sits down. The way there measures ${written(figures.weeksToOnboard)} weeks, the average onboarding.`,
    },
    {
      type: 'list',
      title: 'Who decides what',
      intro: 'Augmentation goes wrong where this is vague, so we write it down first.',
      items: [
        {
          title: 'You: the backlog and the bar',
          text: 'What gets built, in which order, and what counts as done. Our engineers open pull requests; yours approve them.',
        },
        {
          title: 'We: the employment',
          text: 'Contracts, payroll, hardware, vacation and backup. You see one invoice with names and days on it.',
        },
        {
          title: 'You: the say over who stays',
          text: 'You interview whoever we propose. If the fit is wrong, tell us early and we look again, without a debate about whose fault it is.',
        },
        {
          title: 'Both: the code is yours',
          text: 'It is written in your repository, under your license, from the first commit. There is nothing to transfer at the end.',
        },
      ],
    },
    {
      type: 'features',
      look: 'plan',
      id: 'solutions',
      title: "What you'll get",
      intro: 'Six rooms of one floor. Most clients start in the first two and find the others when they need them.',
      drawing: StaffingFloor,
      drawingLabel:
        'A floor with six rooms along a corridor: an interview room, workbenches, a team’s table in lime where the last chair is being taken, a room with a sliding wall, a room with two clocks and an archive.',
      items: [
        {
          title: 'Engineers whose code we know',
          text: 'Before you meet anybody, one of our engineers has paired with them, read their code and asked why it looks like that.',
        },
        {
          title: 'The skills you name',
          text: 'Say “our payments move to another provider,” and you meet people who have moved some. The same goes for front end, mobile, data, testing and servers.',
        },
        {
          title: 'Dedicated teams',
          text: 'When one chair is not enough: a lead, the engineers and a tester who already know each other, and who take a part of the product off your board.',
        },
        {
          title: 'Room to grow and shrink',
          text: 'Add a pair for the release, give them back after it. The wall between your headcount and your workload slides.',
        },
        {
          title: 'Hours that overlap',
          text: 'Your stand-up is their stand-up. We agree on the shared hours before anybody starts, and keep reviews and questions inside them.',
        },
        {
          title: 'Knowledge that stays',
          text: 'Decisions, diagrams and runbooks go into your wiki as the work goes on. Whoever leaves has nothing left to hand over on the last day.',
        },
      ],
    },
    {
      type: 'steps',
      title: 'How it works',
      items: [
        {
          label: 'you describe the gap',
          title: 'Match',
          text: 'A call with an engineer, not a form. We ask about the codebase, the team and the last person who left, and bring you a few people who fit all three.',
          drawing: MatchedProfile,
        },
        {
          label: `${written(figures.weeksToOnboard)} weeks on average`,
          title: 'Integrate',
          text: 'Accounts, access, a small first ticket and a colleague of yours to ask. We sit in on the first retrospective and remove what is in the way.',
          drawing: FirstMorning,
        },
        {
          label: 'sprint by sprint',
          title: 'Deliver',
          text: 'Tickets come off your board and are merged after your review. We call your lead and our engineer, one at a time, and bring up what grates before the retrospective does.',
          drawing: MergedBranches,
        },
      ],
    },
    {
      type: 'features',
      look: 'street',
      title: 'Who sends for us',
      intro: 'Three kinds of house, and the same missing pair of hands.',
      items: [
        {
          title: 'Scale-ups',
          text: 'Customers arrive faster than candidates. We put engineers in for the quarter that decides the year, while your own hiring takes the time it needs.',
          drawing: AddedStory,
        },
        {
          title: 'Agencies and studios',
          text: 'A brief you can win but not staff. Our people work under your name and in your tools, and the client sees one team.',
          drawing: StudioHouse,
        },
        {
          title: 'Established companies',
          text: 'One program with a fixed date beside a system nobody may stop. We bring those who know both worlds, and leave the old one standing.',
          drawing: NewWing,
        },
      ],
    },
    {
      type: 'marks',
      title: 'Tools they arrive with',
      intro: `Name another on the call, and we tell you how many of our ${written(figures.teamMembers)} people work in it.`,
      items: [
        { name: 'React', mark: siReact },
        { name: 'Node.js', mark: siNodedotjs },
        { name: 'Python', mark: siPython },
        { name: 'AWS', mark: drawnAws },
        { name: 'Docker', mark: siDocker },
        { name: 'TypeScript', mark: siTypescript },
      ],
    },
    {
      type: 'people',
      title: 'Two CTOs on sharing a table',
      items: [
        {
          quote:
            'By the second sprint I had stopped thinking about who was on which payroll. The pull requests all looked like ours.',
          ...voices.danielOkafor,
          stars: 5,
        },
        {
          quote: 'I had interviewed for that role all spring. They sent two people, and I kept both.',
          ...voices.chenWei,
          stars: 5,
        },
      ],
    },
    {
      type: 'closing',
      title: 'Count the chairs with us',
      intro:
        'Tell us in 30 free minutes what has to ship and who is there to ship it. We say which chairs to fill, which to leave, and where training your own people costs less.',
      action: { to: 'schedule', label: 'Schedule a Team Assessment' },
    },
  ],
};
