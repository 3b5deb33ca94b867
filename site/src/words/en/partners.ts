import { brand } from '@thodu/api/contract/page-values'

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
