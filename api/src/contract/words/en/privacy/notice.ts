/** Read before a person agrees (rule PRIV-C2). A changed sentence requires a new version in privacy/notice.ts. */
export const noticeWords = {
  heading: 'What we keep of you, and why',
  lead: 'To care for somebody at home we have to know a few things about you and about them. Here is all of it: what we use, why, for how long, and who sees it. We sell none of it.',
  parts: { used: 'What we use', why: 'Why', long: 'For how long', who: 'Who sees it' },
  purposes: {
    care: {
      title: 'Care',
      used: 'Your name, phone, email and address; of the patient name, age, health, habits and whom to call in an emergency; papers you upload; what is noted at each visit; what you pay.',
      why: 'To find the right person, to come on time, to give care that is safe, and to account for it. Without it nobody can come.',
      long: (care: string, books: string) =>
        `Until ${care} years after the last care. Bills and payments stay ${books} years, for the tax office asks for them, with as few names as it allows.`,
      who: 'Our office, and the caretaker who comes while she comes. The mail service and the computers we rent carry it for us and may use it for nothing else.',
    },
    messages: {
      title: 'Messages by WhatsApp and SMS',
      used: 'Your phone number, your language, and what the message is about: a booking, a name, a time.',
      why: 'So that you know who comes and when, without a call.',
      long: 'As long as you want them. That a message was sent stays as long as the booking does, not what it said.',
      who: 'Our office, and the messenger that brings it.',
    },
    news: {
      title: 'News and offers',
      used: 'Your name and email address.',
      why: 'To write to you now and then about care at home. Nobody needs this.',
      long: 'Until you say stop.',
      who: 'Our office, and the mail service.',
    },
    'day-link': {
      title: 'Showing the days to family far away',
      used: 'First names and the times of visits of yesterday, today and tomorrow. Nothing of health.',
      why: 'So that a daughter in another city can see that somebody came. Only if you make a link yourself.',
      long: '30 days at most for each link; you can end it any time.',
      who: 'Whoever has the link that you sent.',
    },
  },
  rights: [
    'You can see what we keep of you, have it corrected, take it along, or have it deleted.',
    'You can name somebody who speaks for you if you no longer can.',
    'If you agree for your mother, your child or somebody else, tell them what stands here. For a newborn the mother or the father agrees.',
  ],
  withdrawing:
    'You can change your mind at any time, as easily as you agreed: in your profile under Settings each box is one tap, or you call us. What was done before stays right. If you end the first one, care ends with the last visit that is planned.',
} as const
