/** Facts about the company that a deployment sets without a rebuild. */
export interface SiteConfig {
  name: string;
  phone: string;
  /** One that ends as in the United States, ', Springfield, IL 62701', tells searches its parts if that is its country. */
  address: string;
  /** Since 1.10.0. Where the office is, and where those live who work remotely; absent: not known, and nothing says it. */
  country?: Country;
  email: string;
  /** Opened in a new tab by every booking button. */
  schedulingUrl: string;
  social: { facebook: string; linkedin: string; youtube: string };
  /** Source of the contact page's map frame; empty: the drawn plan that ships with the site, of the default company's block. */
  mapUrl: string;
  /** Since 1.10.0. The plan that ships with the site shows another block. */
  map?: 'none';
  /** Since 1.7.0. What helps to find the door, above the map; empty: nothing. */
  mapNote?: string;
  contact: {
    /** `simulate` shows the form's states without sending, for a preview that has no API. */
    delivery: 'send' | 'simulate';
  };
}

export interface Country {
  /** ISO 3166-1, two letters. */
  code: string;
  name: string;
}

export const defaultSiteConfig: SiteConfig = {
  name: 'Keystride',
  phone: '+1 (217) 555-0142',
  address: '48 Draftsman Row, Suite 300, Springfield, IL 62701',
  country: { code: 'US', name: 'United States' },
  email: 'hello@keystride.example.com',
  schedulingUrl: 'https://calendar.example.com/keystride/strategy-call',
  social: {
    facebook: 'https://facebook.example.com/keystride',
    linkedin: 'https://linkedin.example.com/company/keystride',
    youtube: 'https://youtube.example.com/@keystride',
  },
  mapUrl: '',
  mapNote: 'the door is on the south side',
  contact: { delivery: 'send' },
};
