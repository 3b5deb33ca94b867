/** Read before a person agrees (rule PRIV-C2). A changed sentence requires a new version in privacy/notice.ts. */
export const noticeWords = {
  heading: 'What we know about you, and why',
  lead: 'To care for a person at home, we need to know a few things about you and about the patient. This notice lists all of them: what we use, why, for how long, and who sees it. We never sell your data.',
  parts: { used: 'What we use', why: 'Why', long: 'For how long', who: 'Who sees it' },
  purposes: {
    care: {
      title: 'Care',
      used: 'Your name, phone, email and address. The patient’s name, age, health, habits and emergency contact. Documents you upload, notes from each visit, and your payments.',
      why: 'To find the right caregiver, to arrive on time, to give safe care, and to keep accounts. Without these details we cannot provide care.',
      long: (care: string, books: string) =>
        `Until ${care} years after the last care. We store bills and payments for ${books} years because tax law requires it, with as few names as the law allows.`,
      who: 'Our office, and the caregiver for as long as they are assigned to you. Our mail service and the servers that we rent process the data for us and may not use it for anything else.',
    },
    messages: {
      title: 'Messages by WhatsApp and SMS',
      used: 'Your phone number, your language, and what the message is about: a booking, a name, a time.',
      why: 'So that you know who will come and when, without a call.',
      long: 'As long as you want the messages. We record that a message was sent for as long as we store the booking, but not its text.',
      who: 'Our office, and the messaging app that delivers it.',
    },
    news: {
      title: 'News and offers',
      used: 'Your name and email address.',
      why: 'To write to you now and then about care at home. This is optional.',
      long: 'Until you unsubscribe.',
      who: 'Our office, and the mail service.',
    },
    'day-link': {
      title: 'Day link for family far away',
      used: 'First names and the times of visits yesterday, today and tomorrow. No health details.',
      why: 'So that a relative in another city can see that a caregiver came. Only if you create a link yourself.',
      long: 'At most 30 days for each link. You can stop a link at any time.',
      who: 'Every person with the link that you sent.',
    },
  },
  rights: [
    'You can see your data, have it corrected or deleted, and download a copy.',
    'You can nominate a person who acts for you when you no longer can.',
    'If you agree for your mother, your child or another person, tell them what this notice says. For a newborn, the mother or the father agrees.',
  ],
  withdrawing:
    'You can withdraw your consent at any time, as easily as you gave it: untick a box in your profile under Settings, or call us. What we did before that remains lawful. If you withdraw the first consent, care ends after the last planned visit.',
} as const
