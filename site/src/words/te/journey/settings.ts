import type { settings as english } from '../../en/journey/settings.ts'
import type { Translated } from '../../translated.ts'

export const settings: Translated<typeof english> = {
  heading: 'సెట్టింగ్‌లు',
  profile: {
    heading: 'ప్రొఫైల్',
    name: 'పూర్తి పేరు',
    phone: 'ఫోన్',
    location: 'ప్రాంతం',
    locationHint: 'నగరంలో మీ ప్రాంతం లేదా మీ ఊరు',
    email: 'ఈమెయిల్',
    emailHint: 'మీ ఖాతా ఈమెయిల్‌ను ఇక్కడ మార్చలేరు.',
    language: 'మెయిల్‌ల భాష',
    languageHint: 'మా మెయిల్‌లు ఈ భాషలో వస్తాయి.',
    save: 'ప్రొఫైల్ భద్రపరచండి',
    saving: 'భద్రపరుస్తున్నాం …',
  },
  notifications: {
    heading: 'నోటిఫికేషన్లు',
    emailUpdates: 'నా బుకింగ్‌ల గురించి ఈమెయిల్‌లు',
    smsAlerts: 'SMS సందేశాలు (ఇంకా పంపడం లేదు)',
    marketing: 'వార్తలు, ఆఫర్లు',
  },
  password: {
    heading: 'పాస్‌వర్డ్ మార్చండి',
    current: 'ఇప్పటి పాస్‌వర్డ్',
    next: 'కొత్త పాస్‌వర్డ్',
    confirm: 'కొత్త పాస్‌వర్డ్ మళ్లీ రాయండి',
    save: 'పాస్‌వర్డ్ మార్చండి',
    saving: 'మారుస్తున్నాం …',
    others: 'మార్చగానే మిగతా ఫోన్లు, కంప్యూటర్లలో సైన్ అవుట్ అవుతారు.',
  },
  everywhere: {
    heading: 'అన్ని చోట్లా సైన్ అవుట్',
    text: 'ఈ ఖాతా తెరిచి ఉన్న ప్రతి చోటా, ఇక్కడ కూడా, సైన్ అవుట్ చేస్తుంది. ఈ ఫోన్‌లోని పూర్తికాని వివరాలు తొలగిపోతాయి.',
    button: 'అన్ని చోట్లా సైన్ అవుట్ చేయండి',
    working: 'సైన్ అవుట్ చేస్తున్నాం …',
    failed: 'అన్ని చోట్లా సైన్ అవుట్ చేయడం కుదరలేదు. దయచేసి మళ్లీ ప్రయత్నించండి.',
  },
}
