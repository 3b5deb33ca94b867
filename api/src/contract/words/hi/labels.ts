import type { labels as english, descriptions as englishDescriptions } from '../en/labels.ts'
import type { Translated } from '../translated.ts'

/** A separate export, because the office does not need these. */
export const descriptions: Translated<typeof englishDescriptions> = {
  'elderly-care': 'घर पर ही माता-पिता और दादा-दादी के लिए रोज़ की मदद, साथ और पूरा ध्यान।',
  'post-operative': 'ऑपरेशन के बाद अपने ही घर में नर्सिंग: घाव की सफ़ाई, दवाइयाँ और सँभलकर पहले क़दम।',
  caretaking: 'लंबी बीमारी में भरोसे का साथ: दवा, खाना और चलना-फिरना।',
  'baby-care': 'नवजात शिशु और माँ के लिए कोमल मदद: दूध पिलाना, नींद और शुरू के हफ़्ते।',
  physiotherapy: 'घर पर कसरत और इलाज, ताकि दर्द कम हो, ताक़त बढ़े और चलना-फिरना आसान हो।',
}
export const labels: Translated<typeof english> = {
  services: {
    'elderly-care': {
      name: 'बुज़ुर्गों की देखभाल',
      packages: { basic: 'रोज़ 6 घंटे', standard: 'रोज़ 12 घंटे', premium: '24 घंटे देखभाल' },
    },
    'post-operative': {
      name: 'ऑपरेशन के बाद देखभाल',
      packages: {
        short: '1 हफ़्ते की देखभाल',
        extended: '2 हफ़्ते की देखभाल',
        intensive: '24 घंटे की ख़ास देखभाल',
      },
    },
    caretaking: {
      name: 'लंबी बीमारी में देखभाल',
      packages: { daytime: 'दिन में 8 घंटे देखभाल', nighttime: 'रात की देखभाल', full: 'पूरे दिन की देखभाल' },
    },
    'baby-care': {
      name: 'शिशु की देखभाल',
      packages: {
        newborn: 'नवजात शिशु 6 घंटे',
        infant: 'छोटा बच्चा 12 घंटे',
        'full-support': '24 घंटे पूरी मदद',
      },
    },
    physiotherapy: {
      name: 'फ़िज़ियोथेरेपी',
      packages: { single: 'एक बार 1 घंटा', weekly: 'हफ़्ते में 5 बार', monthly: 'महीने में 20 बार' },
    },
  },
  units: { 'per day': 'प्रति दिन', 'per week': 'प्रति सप्ताह', 'per night': 'प्रति रात' },
  caretakerServices: {
    'elderly-care': 'बुज़ुर्गों की देखभाल',
    'post-operative': 'ऑपरेशन के बाद देखभाल',
    'baby-care': 'शिशु की देखभाल',
    other: 'अन्य सेवाएँ',
  },
  windows: { morning: 'सुबह 9-12', afternoon: 'दोपहर 12-5', evening: 'शाम 5-8' },
  statuses: {
    pending: 'इंतज़ार में',
    confirmed: 'पक्की',
    active: 'चल रही है',
    completed: 'पूरी हुई',
    cancelled: 'रद्द',
  },
  categories: {
    medicalReports: 'मेडिकल रिपोर्ट',
    dischargeSummary: 'डिस्चार्ज समरी',
    aadharCard: 'आधार कार्ड',
    prescriptions: 'दवा का पर्चा',
  },
}
