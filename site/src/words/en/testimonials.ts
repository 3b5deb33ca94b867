import { brand } from '@thodu/api/contract/page-values'

export const testimonials = {
  title: 'Testimonials',
  description: `What families say about ${brand.name}. We are launching soon in ${brand.city}, and publish only genuine reviews.`,
  heading: 'What families say',
  lead: 'No reviews yet, and we will not invent any. We are launching soon. The first families who book with us will write this page.',
  noFigure: 'no figure yet',
  dash: '–',
  stats: ['Families cared for', 'Average rating', 'Hours of care', 'Caregivers verified'],
  how: {
    heading: 'How a story gets onto this page',
    items: [
      {
        icon: 'check-check',
        title: 'Only after completed care',
        text: 'Only families who have booked and received care can rate it.',
      },
      {
        icon: 'message-square-quote',
        title: 'In their own words',
        text: 'We may shorten a review, but we change nothing.',
      },
      { icon: 'scale', title: 'Low ratings too', text: 'A rating of two stars is shown like a rating of five.' },
    ],
  },
  closing: {
    heading: 'Be among the first',
    text: 'Book care, tell us afterwards how it was, and help the next family decide.',
  },
} as const
