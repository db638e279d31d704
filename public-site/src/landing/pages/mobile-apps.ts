import { compositions } from '../../drawings/compositions';
import InspectionPhotos from '../../drawings/inspection-photos.svg';
import InspectionRoundNarrow from '../../drawings/inspection-round-narrow.svg';
import InspectionRound from '../../drawings/inspection-round.svg';
import Keys from '../../drawings/keys.svg';
import Laptop from '../../drawings/laptop.svg';
import LogPhoto from '../../drawings/log-photo.svg';
import Phone from '../../drawings/phone.svg';
import { PocketSitePlan } from '../../drawings/pocket-site-plan';
import ResidentMessage from '../../drawings/resident-message.svg';
import Toolbox from '../../drawings/toolbox.svg';
import VanRound from '../../drawings/van-round.svg';
import ViewingDoor from '../../drawings/viewing-door.svg';
import type { LandingPageData } from '../sections';

export const page: LandingPageData = {
  title: 'Mobile apps for field teams, residents and agents',
  description:
    'iOS and Android apps for inspections, daily logs, repairs, residents and showings. They work without signal and report to the systems in your office.',
  sections: [
    {
      type: 'hero',
      badge: 'mobile apps',
      headline: 'The work happens on site. So does the paperwork.',
      marked: 'So does the paperwork',
      paragraph:
        'Inspectors, superintendents, technicians and agents spend the day on their feet and the evening typing up what they saw. We build the phone app that writes it down where it happens, once.',
      actions: [
        { to: 'schedule', label: 'Contact Our Experts' },
        { to: 'page', href: '/maintenance-vendor-management', label: 'How repairs get booked' },
      ],
      drawing: compositions(InspectionRound, InspectionRoundNarrow),
      drawingLabel:
        'Plan of an apartment that somebody inspects room by room. The phone beside it lists the same rooms: living room and kitchen are checked, the bath is open.',
    },
    {
      type: 'list',
      title: 'Why our apps stay on the phone',
      intro: 'People delete what wastes their time. So we test on the scaffold, not in the meeting room.',
      items: [
        {
          title: 'They work in the basement',
          text: 'No signal is the normal case on site. Forms, plans and photos are kept on the device and sent when the van is back in range, with nothing typed twice.',
        },
        {
          title: 'They work with gloves on',
          text: 'One hand, bright sun, wet screen: large targets, few words, the camera one touch away. We ride along before we draw the first screen.',
        },
        {
          title: 'The same checklist on every phone',
          text: 'The technician’s Android and the owner’s iPhone show the same rooms in the same order. We take it through both stores’ reviews, and fix what an update of the phone breaks.',
        },
        {
          title: 'The office gets it as data',
          text: 'What is checked off on site arrives as a record in the system you already run, not as a PDF that somebody has to read and retype.',
        },
      ],
    },
    {
      type: 'picture',
      tone: 'paper',
      title: 'The day, laid out on the ground it happens on',
      intro:
        'A list of addresses does not say which stop is around the corner. The plan does. Jobs drop onto it as they come in, and the next one is already open when the engine starts.',
      drawing: PocketSitePlan,
      drawingLabel:
        'A phone that holds the plan of a neighborhood: pins drop on an inspection, a repair, a daily log and a move-out, joined by a path along the streets. The move-out is next.',
    },
    {
      type: 'features',
      look: 'table',
      title: 'Who keeps it in their pocket',
      intro: 'Three who are never at a desk when something happens, and one who always is.',
      items: [
        {
          title: 'Field technicians',
          text: 'See job, access and history before they ring the bell, and leave with the signature instead of a carbon copy.',
          drawing: Toolbox,
        },
        {
          title: 'Site supers',
          text: 'Close the log while the concrete sets. Weather, crew and deliveries are filled in before they open it.',
          drawing: Phone,
        },
        {
          title: 'Agents and leasing teams',
          text: 'Carry keys, calendar and client notes in one place, and send the follow-up from the sidewalk.',
          drawing: Keys,
        },
        {
          title: 'Back office',
          text: 'Stops deciphering handwriting. Photos come in named, dated and filed under the right unit.',
          drawing: Laptop,
        },
      ],
    },
    {
      type: 'list',
      look: 'chain',
      title: 'What comes back with the van',
      intro: 'The report used to be a second job. Here is what changes when it is part of the first.',
      dimension: 'from the doorbell to the file',
      items: [
        {
          title: 'Reports on the spot',
          text: 'The last check mark sends the report. Tenant and owner have it before the inspector has found the car.',
        },
        {
          title: 'Evidence that holds',
          text: 'Every photo knows its room, its time and who took it. Arguments about deposits get short.',
        },
        {
          title: 'Fewer return trips',
          text: 'Part numbers, plans and the last three visits are on the phone, so the right tool is in the van.',
        },
        {
          title: 'An even standard',
          text: 'The new colleague asks the same questions as the old hand, in the same order, in every apartment.',
        },
        {
          title: 'Evenings off',
          text: 'Nobody types up the day at the kitchen table. It is already in the system.',
        },
      ],
    },
    {
      type: 'features',
      id: 'use-cases',
      title: 'Five apps people use standing up',
      intro:
        'Start with the one whose paper pile is tallest. They share a sign-in, so a second one is an extension, not a new house.',
      items: [
        {
          title: 'Inspections and move-outs',
          text: 'A walk through the rooms with photos, meter readings and keys, signed on the screen by both sides.',
          drawing: InspectionPhotos,
        },
        {
          title: 'Daily logs and progress photos',
          text: 'The same view every day from the same corner, filed by itself under date and trade. Delays leave a trail.',
          drawing: LogPhoto,
          action: { to: 'page', href: '/construction', label: 'More for construction sites' },
        },
        {
          title: 'Repairs on the road',
          text: 'Jobs arrive in driving order with access notes and history. Done means photographed, signed and ready to invoice.',
          drawing: VanRound,
          action: { to: 'page', href: '/predictive-maintenance', label: 'Repair before it breaks' },
        },
        {
          title: 'Resident apps',
          text: 'Report a fault, book the laundry room, read the notice, pay the rent. The answer comes back in the same place.',
          drawing: ResidentMessage,
        },
        {
          title: 'Showings and self-guided tours',
          text: 'The client picks a slot, shows an ID, and the door opens for the length of the visit. The agent gets the feedback form, filled in.',
          drawing: ViewingDoor,
          action: { to: 'page', href: '/lead-management-automation', label: 'Where the visitors come from' },
        },
      ],
    },
    {
      type: 'closing',
      title: 'Put the site in your pocket',
      intro:
        'Show us one paper form. In a free 30-minute session we sketch what it looks like on a phone, and say honestly whether it needs to be an app at all.',
      action: { to: 'schedule', label: 'Contact Our Experts' },
    },
  ],
};
