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

export const howItWorks = {
  title: `How home care in ${brand.city} begins`,
  eyebrow: 'How it works',
  description: `How at-home care with ${brand.name} begins: your profile, matching, schedule and confirmation, and the first visit.`,
  heading: 'What happens, and when',
  lead: 'When somebody at home is ill, waiting without knowing is the worst part. Here is each step, with its time.',
  steps: [
    {
      title: 'Create Your Profile',
      time: 'About 10 minutes',
      text: 'Create an account, choose a service and describe the patient: age, illness, medicines, what is hard each day. Add a discharge summary or prescription if you have one.',
    },
    {
      title: 'Matching',
      time: `${hours.fromCall} to ${hours.match} hours`,
      text: `We call you within ${hours.call} hours to check the details. Then we compare them with the training, language, hours and part of the city of our caregivers.`,
    },
    {
      title: 'Schedule & Confirm',
      time: `${hours.fromMatch} to ${hours.verification} hours`,
      text: 'The background of the chosen caregiver is verified. You receive the name, the hours and the start date.',
    },
    {
      title: 'Receive Quality Care',
      time: 'From the hour you chose',
      text: 'Your caregiver arrives and follows the package you booked. You can reach us day and night, and rate the care when it is completed.',
    },
  ],
  within: `In most cases we find a caregiver within ${hours.caregiver} hours.`,
  safety: {
    heading: 'Who comes into your home',
    lead: 'You are about to open your door to a stranger. This is why you can.',
    items: [
      {
        icon: 'id-card',
        title: 'Identity checked',
        text: 'Our office sees government papers in the original.',
      },
      { icon: 'file-check', title: 'Police verification', text: 'We ask for it, and note the day on which we saw it.' },
      {
        icon: 'graduation-cap',
        title: 'Training you can read',
        text: 'Your profile shows the training and the languages of your caregiver.',
      },
      { icon: 'phone-call', title: 'Support day and night', text: 'A person answers, at 3 in the morning too.' },
      {
        icon: 'clipboard-list',
        title: 'Visits you can follow',
        text: 'Your profile shows who came, and when each visit started and ended.',
      },
      { icon: 'siren', title: 'Emergencies first', text: 'Caregivers call 108 before they call us.' },
    ],
  },
  closing: {
    heading: 'Ready when you are',
    text: `Choose a service now and we call you within ${hours.call} hours, or ask your questions first.`,
  },
} as const

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

export const partners = {
  title: `Partners for home care in ${brand.city}`,
  eyebrow: 'Partners',
  description: `Hospitals, clinics, training institutes and caregivers: work with ${brand.name} on care at home in ${brand.city}.`,
  heading: 'Good care at home needs good neighbours',
  lead: 'Hospitals that discharge patients with peace of mind. Institutes whose students find work. Physiotherapists with more patients than hours. Let us talk.',
  chat: 'Talk about a partnership',
  guide: 'Download partnership guide',
  guideSoon: 'Partnership guide download coming soon!',
  opensNewTab: 'opens in a new tab',
  noFigure: 'no figure yet',
  dash: '–',
  stats: ['Partner hospitals', 'Training institutes', 'Caregivers placed'],
  kinds: {
    heading: 'Who we look for',
    items: [
      {
        icon: 'hospital',
        title: 'Hospitals and clinics',
        text: 'Your patients go home with a nurse who has read the discharge summary, and you hear how they are.',
      },
      {
        icon: 'graduation-cap',
        title: 'Training institutes',
        text: 'Fair, regular work for your graduates, and their training shown to each family.',
      },
      {
        icon: 'stethoscope',
        title: 'Doctors and therapists',
        text: 'Refer a family with one message. You still decide on the treatment.',
      },
      {
        icon: 'pill',
        title: 'Pharmacies and laboratories',
        text: 'Medicines and tests at the door, at the hour the caregiver is there.',
      },
      {
        icon: 'building',
        title: 'Employers',
        text: 'Care for the parents of your staff, so that they can work with peace of mind.',
      },
      { icon: 'users', title: 'Resident associations', text: 'One number on the notice board for the whole building.' },
    ],
  },
  steps: {
    heading: 'How it begins',
    items: [
      { title: 'Write to us', text: 'One message is enough: who you are, and what you have in mind.' },
      { title: 'We visit you', text: 'At your place, with the questions that matter: standards, hours, money.' },
      { title: 'We start small', text: 'A month with a few families, then we both decide.' },
    ],
  },
} as const

export const testimonials = {
  title: `Testimonials: home care in ${brand.city}`,
  eyebrow: 'Testimonials',
  description: `What families say about ${brand.name}. We are launching soon in ${brand.city}; only families who received care can rate it.`,
  heading: 'What families say',
  lead: 'We are launching soon, so there are no reviews yet. They come from families who received care.',
  noFigure: 'no figure yet',
  dash: '–',
  stats: ['Families cared for', 'Average rating', 'Hours of care', 'Caregivers verified'],
  how: {
    heading: 'How families rate us',
    items: [
      {
        icon: 'check-check',
        title: 'Only after completed care',
        text: 'Only families who have booked and received care can rate it.',
      },
      {
        icon: 'message-square-quote',
        title: 'In your own words',
        text: 'One to five stars, and a few words if you like.',
      },
      {
        icon: 'scale',
        title: 'Low ratings too',
        text: 'The office sees every rating, and ratings count when it chooses a caregiver.',
      },
    ],
  },
  closing: {
    heading: 'Be among the first',
    text: 'Book care, and tell us afterwards how it was.',
  },
} as const
