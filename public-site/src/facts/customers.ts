import type { PersonWith } from './person';

/** Customers without a face. Apart from those who have one, whose portraits a page would load with them. */
export const customers = {
  karinHolt: { name: 'Karin Holt', role: 'Controller', company: 'Elmgate Building Supply' },
  tomaszWilk: { name: 'Tomasz Wilk', role: 'President', company: 'Wilk & Daughters Logistics' },
  declanByrne: { name: 'Declan Byrne', role: 'Superintendent', company: 'Harrow Lane Construction' },
  amaraBello: { name: 'Amara Bello', role: 'Director of Contracts', company: 'Stonebridge Contractors' },
  hannahVogt: { name: 'Hannah Vogt', role: 'Head of Admissions', company: 'Lindenhof International School' },
  samuelAdeyemi: { name: 'Samuel Adeyemi', role: 'Product Lead', company: 'Tallywood Learning' },
  elenaFerrer: { name: 'Elena Ferrer', role: 'Owner', company: 'Ferrer Delicatessen' },
  henrikDahl: { name: 'Henrik Dahl', role: 'Supply Chain Director', company: 'Nordvik Outdoor' },
} satisfies Record<string, PersonWith<'name' | 'company'>>;
