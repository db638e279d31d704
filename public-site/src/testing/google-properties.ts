/** What Google says of a type of structured data. A path such as `a.b` is of every `a` that there are several of. */
export interface GoogleProperties {
  /** Google's page. */
  documentation: string;
  required: readonly string[];
  /** Required of what lacks the other property. */
  requiredUnless?: Readonly<Record<string, string>>;
  recommended: readonly string[];
  /** Recommended, and only where the fact is one: why not always. */
  sometimes?: Readonly<Record<string, string>>;
  /** Recommended, and not told anywhere, with the reason: nothing is told that visitors can't read on the page. */
  never?: Readonly<Record<string, string>>;
}

const documentation = (name: string) => `https://developers.google.com/search/docs/appearance/${name}`;
const onStructuredData = (name: string) => documentation(`structured-data/${name}`);
const notOnTheSite = 'the site does not say it';
const noDegrees = 'no opening asks for a degree';
const noMonths = 'openings ask for what somebody has done, not for how long';

/** As of November 2026, by type. */
export const googleProperties: Readonly<Record<string, GoogleProperties>> = {
  BlogPosting: {
    documentation: onStructuredData('article'),
    required: [],
    recommended: ['author', 'author.name', 'author.url', 'dateModified', 'datePublished', 'headline', 'image'],
    sometimes: { 'author.url': 'of whoever is introduced on the page of the team' },
  },
  BreadcrumbList: {
    documentation: onStructuredData('breadcrumb'),
    required: ['itemListElement', 'itemListElement.item', 'itemListElement.name', 'itemListElement.position'],
    recommended: [],
  },
  // Google has shown no such results since May 2026 and took the page away; other engines read the type.
  FAQPage: {
    documentation: onStructuredData('faqpage'),
    required: ['mainEntity', 'mainEntity.name', 'mainEntity.acceptedAnswer', 'mainEntity.acceptedAnswer.text'],
    recommended: [],
  },
  JobPosting: {
    documentation: onStructuredData('job-posting'),
    required: ['datePosted', 'description', 'hiringOrganization', 'hiringOrganization.name', 'title'],
    // Of work that is done remotely alone Google wants no address.
    requiredUnless: { jobLocation: 'jobLocationType', 'jobLocation.address.addressCountry': 'jobLocationType' },
    recommended: [
      ...['applicantLocationRequirements', 'baseSalary', 'directApply', 'educationRequirements'],
      ...['educationRequirements.credentialCategory', 'employmentType', 'experienceInPlaceOfEducation'],
      ...['experienceRequirements', 'experienceRequirements.monthsOfExperience', 'hiringOrganization.logo'],
      ...['hiringOrganization.sameAs', 'identifier', 'jobLocation.address.addressLocality'],
      ...['jobLocation.address.addressRegion', 'jobLocation.address.postalCode', 'jobLocation.address.streetAddress'],
      ...['jobLocationType', 'validThrough'],
    ],
    sometimes: {
      applicantLocationRequirements: 'of work that may be done remotely',
      jobLocationType: 'of work that may be done remotely',
      'jobLocation.address.streetAddress': 'of work that may be done at the office',
      'jobLocation.address.addressLocality': 'of work that may be done at the office',
      'jobLocation.address.addressRegion': 'of work that may be done at the office',
      'jobLocation.address.postalCode': 'of work that may be done at the office',
    },
    never: {
      baseSalary: notOnTheSite,
      directApply: 'one applies by writing to us, not on the page',
      educationRequirements: noDegrees,
      'educationRequirements.credentialCategory': noDegrees,
      experienceInPlaceOfEducation: noDegrees,
      experienceRequirements: noMonths,
      'experienceRequirements.monthsOfExperience': noMonths,
    },
  },
  Organization: {
    documentation: onStructuredData('organization'),
    required: [],
    recommended: [
      ...['address', 'address.addressCountry', 'address.addressLocality', 'address.addressRegion'],
      ...['address.postalCode', 'address.streetAddress', 'alternateName', 'contactPoint', 'contactPoint.email'],
      ...['contactPoint.telephone', 'description', 'duns', 'email', 'foundingDate', 'globalLocationNumber'],
      ...['hasMerchantReturnPolicy', 'hasMemberProgram', 'hasShippingService', 'iso6523Code', 'legalName', 'leiCode'],
      ...['logo', 'naics', 'name', 'numberOfEmployees', 'sameAs', 'taxID', 'telephone', 'url', 'vatID'],
    ],
    never: {
      alternateName: notOnTheSite,
      duns: notOnTheSite,
      foundingDate: 'the story names no year',
      globalLocationNumber: notOnTheSite,
      hasMerchantReturnPolicy: 'nothing is sold online',
      hasMemberProgram: 'nothing is sold online',
      hasShippingService: 'nothing is sold online',
      iso6523Code: notOnTheSite,
      legalName: notOnTheSite,
      leiCode: notOnTheSite,
      naics: notOnTheSite,
      numberOfEmployees: 'other pages say more than fifty, and the front door does not',
      taxID: notOnTheSite,
      vatID: notOnTheSite,
    },
  },
  VideoObject: {
    documentation: onStructuredData('video'),
    required: ['name', 'thumbnailUrl', 'uploadDate'],
    recommended: [
      ...['contentUrl', 'description', 'duration', 'embedUrl', 'expires', 'hasPart', 'interactionStatistic'],
      ...['ineligibleRegion', 'publication'],
    ],
    sometimes: { contentUrl: 'of a file', embedUrl: 'of a player' },
    never: {
      duration: notOnTheSite,
      expires: 'none does',
      hasPart: notOnTheSite,
      interactionStatistic: notOnTheSite,
      ineligibleRegion: 'all may watch',
      publication: 'none is live',
    },
  },
  WebSite: {
    documentation: documentation('site-names'),
    required: ['name', 'url'],
    recommended: ['alternateName'],
    never: { alternateName: notOnTheSite },
  },
};
