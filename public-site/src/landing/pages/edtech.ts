import { written } from '../../enhance/count-up';
import { compositions } from '../../drawings/compositions';
import HalfSettled from '../../drawings/half-settled.svg';
import LectureHallNarrow from '../../drawings/lecture-hall-narrow.svg';
import LectureHall from '../../drawings/lecture-hall.svg';
import LooseNotes from '../../drawings/loose-notes.svg';
import SchoolHouse from '../../drawings/school-house.svg';
import SchoolPlan from '../../drawings/school-plan.svg';
import ScreenSchool from '../../drawings/screen-school.svg';
import SeminarTable from '../../drawings/seminar-table.svg';
import { TermDoors } from '../../drawings/term-doors';
import TrainingCenter from '../../drawings/training-center.svg';
import WholeWeek from '../../drawings/whole-week.svg';
import { figures } from '../../facts/figures';
import { customers } from '../../facts/customers';
import type { LandingPageData } from '../sections';

/** For those who teach: schools, training providers, education technology companies. */
export const page: LandingPageData = {
  title: 'EdTech software: enrollment, schedules, progress, tuition',
  description: `Applications answered, schedules settled, progress reported and tuition collected, semester after semester. ${written(figures.edTechProjects)} EdTech projects for schools, trainers and startups.`,
  sections: [
    {
      type: 'hero',
      badge: 'schools, trainers, edtech companies',
      headline: 'Every learner finds the right seat.',
      marked: 'the right seat',
      paragraph:
        'Between a first question and a first lesson lie forms, tuition, schedules and a good deal of waiting. We build the software that walks every learner from one to the other, and tells the teacher who is coming.',
      actions: [
        { to: 'schedule', label: 'Book Strategy Call' },
        { to: 'anchor', href: '#solutions', label: 'Open the classrooms' },
      ],
      drawing: compositions(LectureHall, LectureHallNarrow),
      drawingLabel:
        'Plan of a lecture hall: rows of seats fan out from a stage, the middle block in lime. A dashed line comes in through the front door, crosses the foyer, goes down an aisle and ends at one seat. Admissions and records stand to either side.',
      stats: [
        { figure: figures.edTechProjects, label: 'EdTech projects' },
        { figure: figures.uptime, label: 'uptime, exam weeks included' },
        { figure: figures.retention, label: 'client retention' },
        { figure: figures.lessManualWork, label: 'less manual work' },
      ],
    },
    {
      type: 'list',
      title: 'What a school year is made of, besides teaching',
      intro: 'None of it is learning. All of it has to be right by Monday.',
      items: [
        {
          title: 'The same name, typed again',
          text: 'Inquiry, application, contract, class list, platform account, invoice: one learner, entered by many hands and spelled in as many ways.',
        },
        {
          title: 'The schedule that holds until Tuesday',
          text: 'A teacher is out, a room is flooded, a group has grown. Each change is simple; telling everyone affected is not.',
        },
        {
          title: 'The learner who went quiet',
          text: 'The signs were there, each in a system of its own, long before anybody compared them.',
        },
      ],
    },
    {
      type: 'picture',
      tone: 'paper',
      title: 'A year in five doors',
      intro:
        'Each door opens because the one before it has closed properly: seat accepted, tuition paid, grades recorded. Nobody stands in the corridor asking where to go next.',
      drawing: TermDoors,
      drawingLabel:
        'A school corridor with five doors that open one after the other: apply, fall, spring, finals and graduate. Behind them are a form on a desk, a lesson, a laboratory, an exam and, in lime, somebody with a certificate.',
    },
    {
      type: 'people',
      title: 'From the teachers’ lounge',
      items: [
        {
          quote:
            'In August my inbox used to be the admissions system. This year I answered the questions that were interesting and went swimming.',
          ...customers.hannahVogt,
          stars: 5,
        },
        {
          quote:
            'They knew what a learning record is before we explained it, and they asked what happens to it when a child changes schools. Few people ask that.',
          ...customers.samuelAdeyemi,
          stars: 5,
        },
      ],
    },
    {
      type: 'features',
      look: 'street',
      title: 'Whoever teaches',
      items: [
        {
          title: 'Schools and universities',
          text: 'Admissions, records and schedules that agree with each other, with the system you already have at the center and fewer spreadsheets around it.',
          drawing: SchoolHouse,
        },
        {
          title: 'Training providers',
          text: 'Courses that fill from the website, confirm themselves, say where to be, and issue the certificate on the last afternoon.',
          drawing: TrainingCenter,
        },
        {
          title: 'EdTech companies',
          text: 'Engineers who have built learning products before: accounts for whole districts, content that is versioned, progress that is worth reporting.',
          drawing: ScreenSchool,
        },
      ],
    },
    {
      type: 'features',
      look: 'plan',
      id: 'solutions',
      title: 'Six rooms that run themselves',
      intro: 'They share one corridor and one record of each learner. Open any of them first.',
      drawing: SchoolPlan,
      drawingLabel:
        'Plan of a school around a courtyard, its rooms lettered: a admissions, b a schedule on the wall, c a computer room, d an exam hall in lime, e an office with a safe, f a round table with two chairs.',
      items: [
        {
          title: 'Enrollment and admissions',
          text: 'Questions are answered the same evening. Documents are checked as they arrive, seats are offered by your rules, and the waitlist moves by itself.',
        },
        {
          title: 'Schedules and rooms',
          text: 'Teachers, rooms and groups are fitted together with the wishes that count. When one of them changes, those affected hear of it, and nobody else does.',
        },
        {
          title: 'Learning platforms',
          text: 'Accounts, groups and content are there on the first morning, in whatever platform you teach with. Whoever leaves loses access that day.',
        },
        {
          title: 'Exams and certificates',
          text: 'Seats, exams and extended time are planned in one place. Grades are entered once, reviewed on the record and printed on a certificate that can be checked.',
        },
        {
          title: 'Tuition and aid',
          text: 'Installments, grants and refunds follow the contract. Reminders are polite, stop when somebody has paid, and never reach the child.',
        },
        {
          title: 'Progress and support',
          text: 'Attendance, grades and silence are read together. An adviser gets a name, a reason and time to call, while a call still helps.',
        },
      ],
    },
    {
      type: 'steps',
      title: 'Ready before the bell',
      items: [
        {
          label: 'this semester',
          title: 'Sit in',
          text: 'We spend time with admissions, with two teachers and with somebody who applied last year. What each of them has to ask twice goes on the plan.',
          drawing: LooseNotes,
        },
        {
          label: 'the next semester',
          title: 'Run one group through',
          text: 'A single course or grade uses the new way from application to class list. The office keeps its old lists beside it and stops when it no longer looks at them.',
          drawing: HalfSettled,
        },
        {
          label: 'every semester after',
          title: 'Keep going',
          text: 'The rest of the school follows between semesters. We stay through the weeks that hurt: enrollment, exams and the first Monday.',
          drawing: WholeWeek,
        },
      ],
    },
    {
      type: 'closing',
      title: 'Which week of the year do you dread?',
      intro:
        'Tell us in a free 30-minute strategy session, before it comes around again. We have seen most of them from the inside, and we answer written questions within 24 hours.',
      action: { to: 'schedule', label: 'Book Strategy Call' },
      drawing: SeminarTable,
    },
  ],
};
