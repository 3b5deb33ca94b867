import { brand } from '@thodu/api/contract/page-values'
import { hoursInEnglish as hours } from '@thodu/api/contract/promises/promised-hours'

export const matching = {
  title: 'Caregiver matching',
  description: `How ${brand.name} chooses a caregiver for your family: six factors, four steps, and the checks that come before.`,
  heading: 'How we choose a caregiver',
  lead: 'A good caregiver for one family may be wrong for another.',
  factorsLead: (factors: number) => `We look at more than ${factors} factors; most of them belong to these six.`,
  factorsHeading: 'Six factors weigh most',
  factors: [
    {
      icon: 'health:stethoscope',
      title: 'Medical needs',
      text: 'Diagnosis, wound care, medicines, mobility: who has the training, and who has done it before.',
    },
    {
      icon: 'languages',
      title: 'Language and customs',
      text: 'The language of the patient, and what you tell us of food, prayers and festivals.',
    },
    {
      icon: 'map-pin',
      title: 'Nearness',
      text: 'Time on the road is time missing at the bedside. We look in your neighbourhood first.',
    },
    {
      icon: 'calendar-clock',
      title: 'Hours and days',
      text: 'Free at the hours you need, for as long as you need, with a substitute when they are away.',
    },
    {
      icon: 'heart-handshake',
      title: 'A woman or a man',
      text: 'Tell us when you book. If you require it, nobody else is sent.',
    },
    {
      icon: 'award',
      title: 'Experience',
      text: 'Years with this illness or this age group count more than years in general.',
    },
  ],
  algorithm: {
    heading: 'Four steps to a suggestion',
    steps: [
      {
        title: 'Understand',
        text: 'From your answers and our call we list what is required, what is preferred and what is ruled out.',
      },
      {
        title: 'Compare',
        text: 'Whoever misses a requirement is ruled out. The others are compared factor by factor.',
      },
      {
        title: 'Check',
        text: 'A coordinator reads the shortlist and talks to the caregivers. No computer decides alone.',
      },
      { title: 'Suggest', text: 'You get one name. If it does not feel right, call us and you get another.' },
    ],
  },
  verification: {
    heading: 'What we verify',
    lists: [
      {
        title: 'The person',
        items: [
          'Government identity papers, seen in the original',
          'Home address',
          'Police verification',
          'Two references from earlier families or employers',
        ],
      },
      {
        title: 'The skill',
        items: [
          'Certificates confirmed with the issuer',
          'Registration of nurses and physiotherapists',
          'Practical test: lifting, hygiene, first aid',
          'Interview with a senior nurse',
        ],
      },
      {
        title: 'The work',
        items: [
          'A supervised first visit',
          'Notes read by a coordinator',
          'Your rating after completed care',
          'Checks repeated every year',
        ],
      },
    ],
  },
  closing: {
    heading: 'Tell us who the care is for',
    text: `Matching takes ${hours.fromCall} to ${hours.match} hours, and a caregiver is usually found within ${hours.caregiver}.`,
  },
} as const
