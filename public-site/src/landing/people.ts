import adaezeNwosu from '../assets/portraits/adaeze-nwosu.svg';
import amiraHaddad from '../assets/portraits/amira-haddad.svg';
import camilleRousseau from '../assets/portraits/camille-rousseau.svg';
import chenWei from '../assets/portraits/chen-wei.svg';
import danielOkafor from '../assets/portraits/daniel-okafor.svg';
import dmitriVolkov from '../assets/portraits/dmitri-volkov.svg';
import georgeWhitcombe from '../assets/portraits/george-whitcombe.svg';
import harpreetGill from '../assets/portraits/harpreet-gill.svg';
import hassanElAmin from '../assets/portraits/hassan-el-amin.svg';
import helenaBrandt from '../assets/portraits/helena-brandt.svg';
import ingridSolheim from '../assets/portraits/ingrid-solheim.svg';
import kwameAsante from '../assets/portraits/kwame-asante.svg';
import luciaMoretti from '../assets/portraits/lucia-moretti.svg';
import lukasWeber from '../assets/portraits/lukas-weber.svg';
import marcusBell from '../assets/portraits/marcus-bell.svg';
import martaLindqvist from '../assets/portraits/marta-lindqvist.svg';
import meiTanaka from '../assets/portraits/mei-tanaka.svg';
import noahFeldman from '../assets/portraits/noah-feldman.svg';
import owenGallagher from '../assets/portraits/owen-gallagher.svg';
import priyaRaman from '../assets/portraits/priya-raman.svg';
import rafaelMonteiro from '../assets/portraits/rafael-monteiro.svg';
import sofiaLindgren from '../assets/portraits/sofia-lindgren.svg';
import tomasHerrera from '../assets/portraits/tomas-herrera.svg';
import yunaPark from '../assets/portraits/yuna-park.svg';
import zaneleDube from '../assets/portraits/zanele-dube.svg';
import type { Portrait, TeamMember, Testimonial } from './sections';

/** Somebody who speaks for us; the page that shows it adds the quote. */
export type Voice = Required<Pick<Testimonial, 'author' | 'position' | 'company' | 'portrait'>>;

export const team: readonly TeamMember[] = [
  { name: 'Helena Brandt', designation: 'Chief Executive Officer', portrait: portrait(helenaBrandt, 'Helena Brandt') },
  {
    name: 'Kwame Asante',
    designation: 'Technical Operations Manager',
    portrait: portrait(kwameAsante, 'Kwame Asante'),
  },
  { name: 'Mei Tanaka', designation: 'Frontend Engineering Manager', portrait: portrait(meiTanaka, 'Mei Tanaka') },
  {
    name: 'Rafael Monteiro',
    designation: 'Project & Client Relationships Manager',
    portrait: portrait(rafaelMonteiro, 'Rafael Monteiro'),
  },
  {
    name: 'Amira Haddad',
    designation: 'Real Estate Business Analyst',
    portrait: portrait(amiraHaddad, 'Amira Haddad'),
  },
  {
    name: 'Dmitri Volkov',
    designation: 'Backend Engineering Manager',
    portrait: portrait(dmitriVolkov, 'Dmitri Volkov'),
  },
  { name: 'Adaeze Nwosu', designation: 'Lead QA Engineer', portrait: portrait(adaezeNwosu, 'Adaeze Nwosu') },
  { name: 'Lukas Weber', designation: 'Senior Backend Engineer', portrait: portrait(lukasWeber, 'Lukas Weber') },
  { name: 'Harpreet Gill', designation: 'DevOps Engineer', portrait: portrait(harpreetGill, 'Harpreet Gill') },
  { name: 'Sofia Lindgren', designation: 'Product Designer', portrait: portrait(sofiaLindgren, 'Sofia Lindgren') },
  { name: 'Tomás Herrera', designation: 'Mobile Developer', portrait: portrait(tomasHerrera, 'Tomás Herrera') },
  { name: 'Zanele Dube', designation: 'Machine Learning Engineer', portrait: portrait(zaneleDube, 'Zanele Dube') },
  {
    name: 'Owen Gallagher',
    designation: 'Marketing Technology Lead',
    portrait: portrait(owenGallagher, 'Owen Gallagher'),
  },
  { name: 'Yuna Park', designation: 'People and Talent Partner', portrait: portrait(yunaPark, 'Yuna Park') },
];

export const voices = {
  martaLindqvist: {
    author: 'Marta Lindqvist',
    position: 'Head of Operations',
    company: 'Hartwell Lettings',
    portrait: portrait(martaLindqvist, 'Marta Lindqvist'),
  },
  danielOkafor: {
    author: 'Daniel Okafor',
    position: 'Chief Technology Officer',
    company: 'Brightpath Learning',
    portrait: portrait(danielOkafor, 'Daniel Okafor'),
  },
  priyaRaman: {
    author: 'Priya Raman',
    position: 'Director of Sales',
    company: 'Meridian Homes',
    portrait: portrait(priyaRaman, 'Priya Raman'),
  },
  georgeWhitcombe: {
    author: 'George Whitcombe',
    position: 'Managing Partner',
    company: 'Whitcombe & Lane',
    portrait: portrait(georgeWhitcombe, 'George Whitcombe'),
  },
  camilleRousseau: {
    author: 'Camille Rousseau',
    position: 'Head of Property Management',
    company: 'Atelier Residences',
    portrait: portrait(camilleRousseau, 'Camille Rousseau'),
  },
  hassanElAmin: {
    author: 'Hassan El-Amin',
    position: 'Founder',
    company: 'Doorstep',
    portrait: portrait(hassanElAmin, 'Hassan El-Amin'),
  },
  ingridSolheim: {
    author: 'Ingrid Solheim',
    position: 'Chief Operating Officer',
    company: 'Fjordline Construction',
    portrait: portrait(ingridSolheim, 'Ingrid Solheim'),
  },
  marcusBell: {
    author: 'Marcus Bell',
    position: 'Retail Operations Manager',
    company: 'Cornerstone Grocers',
    portrait: portrait(marcusBell, 'Marcus Bell'),
  },
  chenWei: {
    author: 'Chen Wei',
    position: 'Chief Technology Officer',
    company: 'Parcelwise',
    portrait: portrait(chenWei, 'Chen Wei'),
  },
  luciaMoretti: {
    author: 'Lucia Moretti',
    position: 'Marketing Director',
    company: 'Casa Moretti',
    portrait: portrait(luciaMoretti, 'Lucia Moretti'),
  },
  noahFeldman: {
    author: 'Noah Feldman',
    position: 'Senior Title Examiner',
    company: 'Clearwater Title',
    portrait: portrait(noahFeldman, 'Noah Feldman'),
  },
} satisfies Record<string, Voice>;

function portrait(src: string, name: string): Portrait {
  return { src, width: 240, height: 240, alt: `Portrait of ${name}` };
}
