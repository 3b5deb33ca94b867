import { brand } from '@thodu/api/contract/page-values'
import { promisedHoursInEnglish as hours } from '@thodu/api/contract/promises/promised-hours'

export const about = {
  title: `About us: home care in ${brand.city}`,
  eyebrow: 'About us',
  description: `${brand.name} brings verified nurses, caregivers and physiotherapists to families in ${brand.city}. Why we started, and what we promise.`,
  heading: `${brand.name} means somebody beside you`,
  lead: `${brand.nameMeaning} It is what people here say when they will not let you go through something alone.`,
  story: {
    heading: 'Why we started',
    paragraphs: [
      `In ${brand.city}, as everywhere, children move to where the work is and parents stay where the house is. An operation goes well, and then the patient comes home to a flat on the second floor, a bag of medicines and a sheet of paper.`,
      'Until now a family in that position asked around: a neighbour, a cousin, the watchman at the hospital. Sometimes they found somebody wonderful. Often they did not, and there was nobody to call.',
      'We are building the call you can make. Caregivers whose papers we have seen ourselves, prices that are written down, and a person who answers at night.',
    ],
  },
  teamAlt:
    'A senior nurse in a saree, a caregiver and a physiotherapist greet with joined palms, below a garland of mango leaves.',
  promises: {
    heading: 'What we promise',
    items: [
      {
        title: `We call within ${hours.call} hours`,
        text: 'After every booking, every callback request and every message.',
      },
      { title: 'We show the price first', text: 'In rupees, with its unit. Nothing is added later.' },
      {
        title: 'We see the papers ourselves',
        text: 'Identity papers in the original. We also ask for references and police verification.',
      },
      { title: 'We stay reachable', text: 'Day and night, by phone, with a person at the other end.' },
      {
        title: 'We make it right',
        text: 'If a caregiver does not suit you, we find another. Satisfaction is guaranteed.',
      },
      {
        title: 'We say what we cannot do',
        text: 'We are not a hospital and not an ambulance. In an emergency, call 108.',
      },
    ],
  },
  stage: {
    heading: 'Where we stand today',
    text: `We are launching in ${brand.city}. That is why you find no customer stories on these pages yet: we will show them when there are some.`,
  },
  people: { heading: 'Who we are', more: (name: string) => `More about ${name}` },
  closing: {
    heading: 'Come and ask us',
    text: `Our office is open ${brand.officeHours.text}.`,
  },
} as const
