import { brand } from '@thodu/api/contract/page-values'
import { promisedHoursInEnglish as hours } from '@thodu/api/contract/promises/promised-hours'

export const servicesPage = {
  title: `Home nurse, caregiver and physiotherapist in ${brand.city}`,
  description: `Physiotherapy, elderly care, caretaking and post-operative care at home in ${brand.city}, with every price in rupees before you book.`,
  heading: 'Care at your home',
  lead: 'Every kind of help, given by people trained for it. You see the price before you book, and nothing is added later.',
  packages: 'Packages',
  /** The lowest price of a service; the unit may be empty. */
  from: (price: string, unit: string) => `from ${price} ${unit}`.trim(),
  insteadOf: 'instead of',
  popular: 'Popular',
  choose: 'Choose',
  /** Read by screen readers after the label above. */
  chooseWhat: (name: string, service: string) => `${name}, ${service}`,
  promise: `You pay nothing when you book. We call within ${hours.call} hours to verify everything first.`,
  terms: 'Read the terms',
  details: {
    physiotherapy: {
      image: 'service-physiotherapy',
      alt: 'A physiotherapist steadies an older man who walks along a bar, a hand below his elbow.',
    },
    'elderly-care': {
      image: 'service-elderly-care',
      alt: 'A caregiver sits before an old lady in a saree and holds her hand; both smile.',
    },
    caretaking: {
      image: 'service-caretaking',
      alt: 'A caregiver kneels beside an old lady on her chair, a hand on her arm; a pill organiser stands on the shelf.',
    },
    'post-operative': {
      image: 'service-post-operative',
      alt: 'A nurse sits at the bed of a patient who sleeps after an operation.',
    },
  },
  benefits: {
    heading: 'What comes with every service',
    items: [
      {
        icon: 'badge-check',
        title: 'Verified Professionals',
        text: 'We see identity papers and ask for references and police verification.',
      },
      {
        icon: 'calendar-days',
        title: 'Flexible Scheduling',
        text: 'Hours, days or nights. Cancel up to 24 hours before care starts.',
      },
      {
        icon: 'shield-check',
        title: 'Quality Assurance',
        text: 'You rate the care when it is completed. If a caregiver is not right for you, we find another.',
      },
    ],
  },
  closing: {
    heading: 'Not sure which one?',
    text: 'Describe the situation at home. Our coordinator tells you what fits, in a free call of 15 minutes.',
  },
} as const
