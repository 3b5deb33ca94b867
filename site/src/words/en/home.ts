import { brand } from '@thodu/api/contract/page-values'
import { promisedHoursInEnglish as hours } from '@thodu/api/contract/promises/promised-hours'

export const home = {
  title: `Home nursing and elderly care in ${brand.city}`,
  description: `Nurses, caregivers and physiotherapists who come to your home in ${brand.city}. Verified caregivers, a call within ${hours.call} hours, a person to reach day and night.`,
  /** In the pictures of shared links: `offer` in all of them, above the city. */
  share: { title: 'A nurse or caregiver at your home', offer: 'Nursing, elderly care, physiotherapy' },
  eyebrow: `At-home healthcare in ${brand.city}`,
  heading: 'Someone beside them, when you cannot be',
  lead: `A nurse after the operation. A steady arm for your father. Calm hands for a newborn. ${brand.name} brings verified caregivers to your home, and stays one call away.`,
  rating: `${brand.advertisedRating} average rating`,
  ratingLabel: `Average rating ${brand.advertisedRating} of 5`,
  /** How often promises were kept, {1} of {2} in the last 90 days; a dash until 20 were counted. */
  kept: {
    dash: '–',
    waiting: {
      call: `We call within ${hours.call} hours: no figure yet`,
      match: `A caregiver chosen within ${hours.match} hours: no figure yet`,
      verification: `Background verified within ${hours.verification} hours: no figure yet`,
      caregiver: `A caregiver confirmed within ${hours.caregiver} hours: no figure yet`,
    },
    said: {
      call: `We called within ${hours.call} hours: {1} of {2} times in the last 90 days`,
      match: `A caregiver chosen within ${hours.match} hours: {1} of {2} times in the last 90 days`,
      verification: `Background verified within ${hours.verification} hours: {1} of {2} times in the last 90 days`,
      caregiver: `A caregiver confirmed within ${hours.caregiver} hours: {1} of {2} times in the last 90 days`,
    },
  },
  promises: [`We call within ${hours.call} hours`, 'Verified caregivers', 'Support day and night'],
  scenes: {
    label: 'Care at home, in three pictures',
    pause: 'Pause the pictures',
    play: 'Play the pictures',
    show: 'Show picture',
    items: [
      {
        image: 'hero-nurse-and-grandmother',
        alt: 'A nurse sits before a grandmother in a saree and holds her hand in both of her own, by the window of the living room.',
        caption: 'The nurse comes to her, not the other way round.',
      },
      {
        image: 'hero-physiotherapist-and-stairs',
        alt: 'A physiotherapist steadies an older man in kurta and pancha, a hand below his elbow; the man takes the rail of the stairs.',
        caption: 'The stairs again, step by step.',
      },
      {
        image: 'hero-mother-and-newborn',
        alt: 'A mother in a saree sits on the floor with her sleeping newborn in her arms; a caregiver kneels beside her, a hand on her shoulder.',
        caption: 'Rest for the mother, company for both.',
      },
    ],
  },
  services: {
    heading: 'What we do, and what it costs',
    more: 'All services and packages',
    prices: 'All prices and how to pay',
  },
  steps: {
    eyebrow: 'How it works',
    heading: 'From your first call to the first visit',
    lead: 'Four steps, and you always know which one you are in.',
    items: [
      {
        title: 'Tell us who needs care',
        text: 'Create an account, choose a service and describe the patient. It takes about ten minutes.',
      },
      { title: 'We call you', text: `Within ${hours.call} hours of your booking, to check every detail with you.` },
      {
        title: 'We find the right person',
        text: `Matching takes ${hours.fromCall} to ${hours.match} hours, the background verification ${hours.fromMatch} to ${hours.verification}.`,
      },
      { title: 'Care begins', text: 'At your door, at the hour you chose, following your package.' },
    ],
    more: 'See each step in full',
  },
  factors: {
    eyebrow: 'Caregiver matching',
    heading: 'The right person, not the next one free',
    lead: (factors: number) =>
      `Matching covers more than ${factors} factors. A coordinator looks at these six before we suggest a caregiver for your home.`,
    leadWithoutCount: 'A coordinator looks at these six factors before we suggest a caregiver for your home.',
    more: 'How matching works',
    items: [
      {
        icon: 'health:stethoscope',
        title: 'Medical needs',
        text: 'Illness, wound and medicines from your form, beside the training of the caregiver.',
      },
      {
        icon: 'languages',
        title: 'Language',
        text: 'Telugu, Hindi, Urdu or English: whichever the patient speaks at home.',
      },
      { icon: 'map-pin', title: 'Nearness', text: 'Someone from your part of the city, or the next one.' },
      { icon: 'calendar-clock', title: 'Hours', text: 'Free on your days, at your hours, by day or by night.' },
      {
        icon: 'heart-handshake',
        title: 'A woman or a man',
        text: 'If you choose “only a woman” or “only a man”, nobody else is sent.',
      },
      { icon: 'award', title: 'Experience', text: 'Years in this work, and whether your family already knows them.' },
    ],
  },
  example: {
    heading: 'Who is with your mother now',
    points: [
      {
        title: 'Who comes',
        text: 'Before the first visit you read the name, the languages, the training, and which checks our office has seen.',
      },
      {
        title: 'What you see',
        text: 'During care, your profile shows who is in the house, since when, and who comes next, wherever you are.',
      },
    ],
    label: 'An example',
    name: 'Sridevi',
    facts: ['Speaks Telugu and Hindi', 'Police check and identity seen'],
    since: 'With your mother since 8:02 AM',
    next: 'Next: tomorrow, 8:00 AM',
  },
  closing: {
    heading: 'Start with a free call of fifteen minutes.',
    text: 'Tell us what is happening at home. We listen, ask, and say honestly which care fits, and which does not.',
    call: `Call ${brand.phoneDisplay}`,
    callMe: 'Ask us to call you',
  },
  launch: {
    heading: `${brand.name} is about to open its doors in ${brand.city}`,
    text: `We are launching soon. You can create your account, look at every service with its price, and book ahead: we call you within ${hours.call} hours.`,
    action: 'Find a Caregiver',
    close: 'Close',
  },
} as const
