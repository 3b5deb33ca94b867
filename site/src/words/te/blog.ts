import { texts } from '@thodu/api/contract/texts'
import type { Translated } from '@thodu/api/contract/words/translated'
import type { blog as english } from '../en/blog.ts'
import { brand } from './language/brand.ts'

export const blog: Translated<typeof english> = {
  title: 'బ్లాగ్',
  pageTitle: `${brand.words.city}లో ఇంటి వద్ద సంరక్షణ: బ్లాగ్`,
  description: `ఇంటి వద్ద సంరక్షణ, సులభమైన మాటల్లో: పడిపోవడం, జ్వరం, కోలుకోవడం, పసిబిడ్డలు, ఇతరులను చూసుకునేవారు. ${brand.words.name} సంపాదకుల నుంచి.`,
  heading: 'ఇంటి వద్ద సంరక్షణ, సులభమైన మాటల్లో',
  lead: 'ఏం చేయాలి, ఏం చేయకూడదు, డాక్టర్‌కు ఎప్పుడు చూపించాలి. చూసుకుంటున్న మనిషి కోసం రాసినవి.',
  featured: 'ముఖ్యమైనది',
  inEnglish: 'ఇంగ్లీష్‌లో',
  latest: 'కొత్త వ్యాసాలు',
  minutes: 'నిమిషాల్లో చదవవచ్చు',
  author: `${brand.words.name} సంపాదకులు`,
  writtenBy: 'రచన:',
  categories: 'అంశాల వారీగా',
  published: 'వచ్చాయి',
  of: '/',
  articles: 'వ్యాసాలు',
  allArticles: 'అన్ని వ్యాసాలు',
  more: 'తర్వాత చదవండి',
  disclaimer: 'ఈ వ్యాసం సాధారణ సమాచారం మాత్రమే. పేషెంట్ గురించి తెలిసిన డాక్టర్ సలహాకు ఇది ప్రత్యామ్నాయం కాదు. అత్యవసరమైతే 108కి కాల్ చేయండి.',
  categoryIntro: 'ఈ అంశంపై అన్ని వ్యాసాలు:',
  newsletter: {
    heading: 'నెలకు ఒక లేఖ',
    text: 'కొత్త వ్యాసాలు మాత్రమే, ఇంకేమీ కాదు. ముందు నిర్ధారించడానికి ఒక లింక్ పంపుతాం; ప్రతి లేఖలో ఆపడానికి లింక్ ఉంటుంది.',
    label: 'మీ ఈమెయిల్',
    submit: 'చేరండి',
    sending: 'చేరుస్తున్నాం...',
    sent: texts.newsletter.subscribed,
    failed: 'అది జరగలేదు. కాసేపాగి మళ్లీ ప్రయత్నించండి.',
  },
  categoryList: [
    { slug: 'care-tips', name: 'సంరక్షణ చిట్కాలు', planned: 15, text: 'రోజువారీ సంరక్షణ, కాస్త తేలికగా.' },
    { slug: 'baby-care', name: 'శిశు సంరక్షణ', planned: 12, text: 'మొదటి వారాలు, పాలు, నిద్ర.' },
    { slug: 'elderly-care', name: 'వృద్ధుల సంరక్షణ', planned: 18, text: 'తల్లిదండ్రులు, తాతయ్యలు, నానమ్మలు.' },
    { slug: 'safety', name: 'భద్రత', planned: 9, text: 'ప్రమాదాలు లేని ఇల్లు.' },
    { slug: 'technology', name: 'పరికరాలు', planned: 7, text: 'ఉపయోగపడే పరికరాలు, ఉపయోగపడనివి.' },
    { slug: 'recovery', name: 'కోలుకోవడం', planned: 11, text: 'ఆపరేషన్, జబ్బు తర్వాత.' },
  ],
}
