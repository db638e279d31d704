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
import type { PersonWith, Portrait } from './sections';

/** Somebody who speaks for us; the page that shows it adds the quote. */
export type Voice = PersonWith<'name' | 'company' | 'portrait'>;

export const team: readonly PersonWith<'name' | 'portrait'>[] = [
  { name: 'Helena Brandt', role: 'Chief Executive Officer', portrait: portrait(helenaBrandt, 'Helena Brandt') },
  {
    name: 'Kwame Asante',
    role: 'Technical Operations Manager',
    portrait: portrait(kwameAsante, 'Kwame Asante'),
  },
  { name: 'Mei Tanaka', role: 'Frontend Engineering Manager', portrait: portrait(meiTanaka, 'Mei Tanaka') },
  {
    name: 'Rafael Monteiro',
    role: 'Project & Client Relationships Manager',
    portrait: portrait(rafaelMonteiro, 'Rafael Monteiro'),
  },
  {
    name: 'Amira Haddad',
    role: 'Real Estate Business Analyst',
    portrait: portrait(amiraHaddad, 'Amira Haddad'),
  },
  {
    name: 'Dmitri Volkov',
    role: 'Backend Engineering Manager',
    portrait: portrait(dmitriVolkov, 'Dmitri Volkov'),
  },
  { name: 'Adaeze Nwosu', role: 'Lead QA Engineer', portrait: portrait(adaezeNwosu, 'Adaeze Nwosu') },
  { name: 'Lukas Weber', role: 'Senior Backend Engineer', portrait: portrait(lukasWeber, 'Lukas Weber') },
  { name: 'Harpreet Gill', role: 'DevOps Engineer', portrait: portrait(harpreetGill, 'Harpreet Gill') },
  { name: 'Sofia Lindgren', role: 'Product Designer', portrait: portrait(sofiaLindgren, 'Sofia Lindgren') },
  { name: 'Tomás Herrera', role: 'Mobile Developer', portrait: portrait(tomasHerrera, 'Tomás Herrera') },
  { name: 'Zanele Dube', role: 'Machine Learning Engineer', portrait: portrait(zaneleDube, 'Zanele Dube') },
  {
    name: 'Owen Gallagher',
    role: 'Marketing Technology Lead',
    portrait: portrait(owenGallagher, 'Owen Gallagher'),
  },
  { name: 'Yuna Park', role: 'People and Talent Partner', portrait: portrait(yunaPark, 'Yuna Park') },
];

export const voices = {
  martaLindqvist: {
    name: 'Marta Lindqvist',
    role: 'Head of Operations',
    company: 'Hartwell Lettings',
    portrait: portrait(martaLindqvist, 'Marta Lindqvist'),
  },
  danielOkafor: {
    name: 'Daniel Okafor',
    role: 'Chief Technology Officer',
    company: 'Brightpath Learning',
    portrait: portrait(danielOkafor, 'Daniel Okafor'),
  },
  priyaRaman: {
    name: 'Priya Raman',
    role: 'Director of Sales',
    company: 'Meridian Homes',
    portrait: portrait(priyaRaman, 'Priya Raman'),
  },
  georgeWhitcombe: {
    name: 'George Whitcombe',
    role: 'Managing Partner',
    company: 'Whitcombe & Lane',
    portrait: portrait(georgeWhitcombe, 'George Whitcombe'),
  },
  camilleRousseau: {
    name: 'Camille Rousseau',
    role: 'Head of Property Management',
    company: 'Atelier Residences',
    portrait: portrait(camilleRousseau, 'Camille Rousseau'),
  },
  hassanElAmin: {
    name: 'Hassan El-Amin',
    role: 'Founder',
    company: 'Doorstep',
    portrait: portrait(hassanElAmin, 'Hassan El-Amin'),
  },
  ingridSolheim: {
    name: 'Ingrid Solheim',
    role: 'Chief Operating Officer',
    company: 'Fjordline Construction',
    portrait: portrait(ingridSolheim, 'Ingrid Solheim'),
  },
  marcusBell: {
    name: 'Marcus Bell',
    role: 'Retail Operations Manager',
    company: 'Cornerstone Grocers',
    portrait: portrait(marcusBell, 'Marcus Bell'),
  },
  chenWei: {
    name: 'Chen Wei',
    role: 'Chief Technology Officer',
    company: 'Parcelwise',
    portrait: portrait(chenWei, 'Chen Wei'),
  },
  luciaMoretti: {
    name: 'Lucia Moretti',
    role: 'Marketing Director',
    company: 'Casa Moretti',
    portrait: portrait(luciaMoretti, 'Lucia Moretti'),
  },
  noahFeldman: {
    name: 'Noah Feldman',
    role: 'Senior Title Examiner',
    company: 'Clearwater Title',
    portrait: portrait(noahFeldman, 'Noah Feldman'),
  },
} satisfies Record<string, Voice>;

function portrait(src: string, name: string): Portrait {
  return { src, width: 240, height: 240, alt: `Portrait of ${name}` };
}
