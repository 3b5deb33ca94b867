/** Texts of /choose-service (rule JRN-1). */
export const choose = {
  title: 'Choose a service',
  description: 'Choose the care your family needs.',
  greeting: (name: string) => `Hello, ${name}`,
  lead: 'Who needs care, and for what? Choose the service that fits best; nothing is booked yet.',
  card: {
    choose: 'Choose',
    from: (price: string) => `from ${price}`,
    saving: 'One moment …',
    asked: 'You looked at this service.',
    draft: 'You have started this form. Your answers are saved on this device.',
  },
  baby: {
    question: 'Caring for a newborn or an infant?',
    link: 'Choose Baby Care',
  },
  unsure: {
    heading: 'Not sure which one?',
    text: 'A coordinator listens first and suggests what fits. It costs nothing.',
    link: 'Speak with a Coordinator',
  },
} as const
