/** Preferences of the booking form, and names of languages (rule JRN-28). */
export const wishes = {
  legend: 'Preferences for the caregiver',
  lead: 'We do our best and tell you in the call what is possible. If you choose “only”, we send nobody else.',
  none: 'No preference',
  labels: { wishGender: 'A woman or a man', wishLanguage: 'Speaks', wishFood: 'Food' },
  choices: {
    wishGender: {
      female: 'A woman, if possible',
      male: 'A man, if possible',
      'only-female': 'Only a woman',
      'only-male': 'Only a man',
    },
    wishLanguage: { te: 'Telugu', hi: 'Hindi', ur: 'Urdu', en: 'English', lmn: 'Lambadi' },
    wishFood: { vegetarian: 'Vegetarian', halal: 'Halal' },
  },
} as const
