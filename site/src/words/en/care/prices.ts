import { brand } from '@thodu/api/contract/page-values'

/** Texts of /prices: cost of each package, ways to pay, refunds (rule PAGE-15). */
export const prices = {
  title: 'Prices and paying',
  description: `Every package of ${brand.name} with its hours and its price, how one pays, and what half of a package costs.`,
  heading: 'Prices and paying',
  lead: 'Every price in rupees, with its hours. You pay nothing when you book, and nothing is added later.',
  ways: { upi: 'UPI', bank: 'bank transfer', office: 'cash at our office' },
  columns: { name: 'Package', hours: 'Hours', price: 'Price', half: 'If you stop half-way' },
  half: (used: number, cost: string) => `After ${used} days you have used ${cost}; the rest is yours.`,
  eachDay: 'Day by day: you pay for the days that were.',
  sessions: (single: string) => `A session you had costs ${single} at most; the rest is yours.`,
  once: 'One visit, one price.',
  book: 'See what each service includes',
  how: {
    heading: 'How paying works',
    pay: {
      title: 'How',
      text: (ways: string) => `By ${ways}, once our office has asked you. Never in cash to the caregiver.`,
      or: 'or',
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
        text: 'A package of several days is divided into equal days, to the rupee. What you used costs its share, and all of it together exactly the price.',
      },
      {
        icon: 'scale',
        title: 'What you get back',
        text: 'The rest of what you paid. Of sessions, those you had cost at most the price of a single one, and never more than the package.',
      },
      {
        icon: 'calendar-clock',
        title: 'Cancelling and leaving out',
        text: 'A booking can be cancelled up to 24 hours before care starts. A visit you leave out 24 hours ahead is not charged; later it is, unless our office says otherwise.',
      },
      {
        icon: 'heart-handshake',
        title: 'If nobody came',
        text: 'A visit to which nobody came is not charged.',
      },
    ],
  },
  closing: {
    heading: 'Not sure what you need?',
    text: 'Call us, or let us call you. We say what fits, and what it costs, in 15 free minutes.',
  },
} as const
