import { brand } from '@thodu/api/contract/page-values'

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
