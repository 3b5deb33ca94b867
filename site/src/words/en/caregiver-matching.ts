import { brand } from '@thodu/api/contract/page-values'
import { promisedHoursInEnglish as hours } from '@thodu/api/contract/promises/promised-hours'

export const matching = {
  title: `How we choose a caregiver in ${brand.city}`,
  eyebrow: 'Caregiver matching',
  description: `How ${brand.name} chooses a caregiver for your family: six factors, four steps, and the checks before the first visit.`,
  heading: 'How we choose a caregiver',
  lead: 'A good caregiver for one family may be wrong for another.',
  factorsLead: (factors: number) => `Matching covers more than ${factors} factors; most of them belong to these six.`,
  factorsHeading: 'Six factors a coordinator looks at',
  factors: [
    {
      icon: 'health:stethoscope',
      title: 'Medical needs',
      text: 'Diagnosis, wound care, medicines, mobility: your answers beside the training of each caregiver.',
    },
    {
      icon: 'languages',
      title: 'Language and customs',
      text: 'The language of the patient, the food in your kitchen, and what you write about prayers and festivals.',
    },
    {
      icon: 'map-pin',
      title: 'Nearness',
      text: 'Time on the road is time missing at the bedside. The list shows how near each caregiver lives.',
    },
    {
      icon: 'calendar-clock',
      title: 'Hours and days',
      text: 'Free on your days and at your hours. When a caregiver is away, the office looks for a substitute.',
    },
    {
      icon: 'heart-handshake',
      title: 'A woman or a man',
      text: 'Choose in the form. With “only a woman” or “only a man”, nobody else is sent.',
    },
    {
      icon: 'award',
      title: 'Experience',
      text: 'Years in this work, and who has cared for your family before.',
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
        title: 'Before a caregiver comes',
        items: [
          'Government identity papers, seen in the original',
          'Police verification',
          'Two references from earlier families or employers',
        ],
      },
      {
        title: 'What you can read',
        items: [
          'Which of these checks our office has seen, and when',
          'Training, languages and years in this work',
          'Name and photo, if the caregiver agrees',
        ],
      },
      {
        title: 'During care',
        items: [
          'Start and end of every visit',
          'A number to call when nobody comes or something is wrong',
          'Your rating after completed care',
        ],
      },
    ],
  },
  closing: {
    heading: 'Tell us who the care is for',
    text: `Matching takes ${hours.fromCall} to ${hours.match} hours, and a caregiver is usually found within ${hours.caregiver}.`,
  },
} as const
