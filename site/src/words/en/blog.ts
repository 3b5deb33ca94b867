import { brand } from '@thodu/api/contract/page-values'
import { texts } from '@thodu/api/contract/texts'

export const blog = {
  title: 'Blog',
  pageTitle: `Blog about care at home in ${brand.city}`,
  description: `Care at home, explained plainly: falls, fevers, recovery, newborns and the people who look after others. From the editorial team of ${brand.name}.`,
  heading: 'Care at home, explained plainly',
  lead: 'What to do, what to avoid, and when to call a doctor. Written for the person who is doing the caring.',
  featured: 'Featured',
  inEnglish: 'In English',
  latest: 'Latest articles',
  minutes: 'min read',
  author: `${brand.name} editorial team`,
  writtenBy: 'By the',
  categories: 'By subject',
  published: 'published',
  of: 'of',
  articles: 'articles',
  allArticles: 'All articles',
  more: 'Read next',
  disclaimer:
    'This article gives general information. It does not replace the advice of a doctor who knows the patient. In an emergency, call 108.',
  categoryIntro: 'All articles about',
  newsletter: {
    heading: 'One newsletter a month',
    text: 'New articles and nothing else. We first email you a link to confirm your address, and each newsletter has an unsubscribe link.',
    label: 'Your email',
    submit: 'Subscribe',
    sending: 'Subscribing...',
    sent: texts.newsletter.subscribed,
    failed: 'That did not work. Please try again later.',
  },
  /** `planned` is the fixed number of articles; the tile says how many are published (decision 0064). */
  categoryList: [
    { slug: 'care-tips', name: 'Care Tips', planned: 15, text: 'Daily care, made lighter.' },
    { slug: 'baby-care', name: 'Baby Care', planned: 12, text: 'First weeks, feeds and sleep.' },
    { slug: 'elderly-care', name: 'Elderly Care', planned: 18, text: 'Parents and grandparents.' },
    { slug: 'safety', name: 'Safety', planned: 9, text: 'A house without traps.' },
    { slug: 'technology', name: 'Technology', planned: 7, text: 'Devices that help, and those that do not.' },
    { slug: 'recovery', name: 'Recovery', planned: 11, text: 'After operation and illness.' },
  ],
} as const
