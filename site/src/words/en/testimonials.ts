import { brand } from '@thodu/api/contract/page-values'

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
