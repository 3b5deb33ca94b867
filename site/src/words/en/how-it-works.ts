import { brand } from '@thodu/api/contract/page-values'
import { promisedHoursInEnglish as hours } from '@thodu/api/contract/promises/promised-hours'

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
