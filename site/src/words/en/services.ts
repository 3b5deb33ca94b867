import type { ServiceType } from '@thodu/api/contract/care/service-types'
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

/** Facts of the packages: caregiver, hours, tasks, cost of a stay (rule CAT-13). */
export const packages = {
  legendIncludes: 'Every package includes',
  hours: {
    eachDay: (hours: number) => `${hours} hours each day`,
    dayAndNight: 'Day and night, 7 days a week',
    days: (hours: number, units: number) => `${units} days of ${hours} hours, or as we agree in the call`,
    weekRound: 'Day and night for 1 week',
    byDay: (hours: number) => `${hours} hours by day`,
    night: (hours: number) => `${hours} hours, usually from 8 PM to 6 AM`,
    fullDay: '24 hours, day and night',
    plain: (hours: number) => `${hours} hours`,
    oneSession: '1 session of 1 hour',
    inWeek: (units: number) => `${units} sessions within a week`,
    inMonth: (units: number) => `${units} sessions within a month`,
  },
  stay: {
    sevenDays: (cost: string) => `7 days: ${cost}`,
    sevenNights: (cost: string) => `7 nights: ${cost}`,
    wholeWeek: (cost: string) => `The whole week: ${cost}`,
    eachWeek: (cost: string) => `${cost} for each week`,
    eachSession: (cost: string) => `${cost} for each session`,
  },
  saves: (amount: string, unit: string) => `You save ${amount} ${unit}`.trim(),
  comes: {
    'elderly-care': 'A verified caregiver comes',
    'post-operative': 'A verified nurse comes',
    caretaking: 'A verified caregiver comes',
    'baby-care': 'A verified caregiver comes',
    physiotherapy: 'A verified physiotherapist comes',
  } satisfies Record<ServiceType, string>,
  features: {
    physiotherapy: [
      'Exercises chosen for the pain you have, not for pain in general',
      'Help to walk, climb stairs and use the hands again',
      'A plan on paper that the family can follow between visits',
    ],
    'elderly-care': [
      'Bathing, dressing and meals, with patience and dignity',
      'Medicines on time',
      'A watchful eye where falls are likely',
      'Company: talk, the paper, a walk at the right hour',
    ],
    caretaking: [
      'Support through long illness, by day or by night',
      'Reminders for medicine, help with eating and walking',
      'Updates for the family when something changes',
      'Relief for the family member who has carried everything alone',
    ],
    'post-operative': [
      'Wounds dressed and watched for signs of infection',
      'Medicines and injections as your surgeon wrote them',
      'First steps out of bed, safely',
      'Contact with your hospital when something looks wrong',
    ],
    'baby-care': [
      'Help with feeds, by your schedule',
      'A watchful eye on the baby’s sleep',
      'Gentle help for the mother in the first weeks',
    ],
  } satisfies Record<ServiceType, readonly string[]>,
} as const

/** Texts of /prices: cost of each package, ways to pay, refunds (rule PAGE-15). */
export const prices = {
  title: `Prices of home nursing and elderly care in ${brand.city}`,
  description: `Every package of ${brand.name} with its hours and its price, how to pay, and what half a package costs.`,
  heading: 'Prices and payment',
  lead: 'Every price in rupees, with its hours. You pay nothing when you book, and nothing is added later.',
  ways: { upi: 'UPI', bank: 'bank transfer', office: 'cash at our office' },
  columns: { name: 'Package', hours: 'Hours', price: 'Price', half: 'If you stop half-way' },
  half: (used: number, cost: string) => `After ${used} days you have used ${cost}; we refund the rest.`,
  eachDay: 'You pay only for the days used.',
  sessions: (single: string) => `Sessions used cost at most ${single} each; we refund the rest.`,
  once: 'One visit, one price.',
  book: 'See what each service includes',
  how: {
    heading: 'How payment works',
    pay: {
      title: 'How',
      text: (ways: string) => `By ${ways}, when our office asks you to pay. Never in cash to the caregiver.`,
      or: 'or',
      /** Until the office has set up a way to pay. */
      agreed: 'In our call we agree how you pay, before you pay anything. Never in cash to the caregiver.',
    },
    items: [
      {
        icon: 'phone-call',
        title: 'When',
        text: 'Nothing when you book. In our call we agree on days and hours, and you hear the amount before you pay anything.',
      },
      {
        icon: 'calendar-days',
        title: 'What half a package costs',
        text: 'A package of several days is divided into equal days, to the rupee. You pay for the days used, and all days together cost exactly the price.',
      },
      {
        icon: 'scale',
        title: 'What you get back',
        text: 'We refund the rest of what you paid. Each session used costs at most the price of a single session, and all together never more than the package.',
      },
      {
        icon: 'calendar-clock',
        title: 'Cancelling and skipping',
        text: 'A booking can be cancelled up to 24 hours before care starts. A visit that you skip 24 hours ahead is not charged; a visit skipped later is charged, unless our office decides otherwise.',
      },
      {
        icon: 'heart-handshake',
        title: 'If nobody came',
        text: 'A visit is not charged if nobody came.',
      },
    ],
  },
  closing: {
    heading: 'Not sure what you need?',
    text: 'Call us, or ask us to call you. We tell you what fits and what it costs, in 15 free minutes.',
  },
} as const
