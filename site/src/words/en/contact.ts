import { callbackWindowLabels, services } from '@thodu/api/contract/care/catalogue'
import { brand } from '@thodu/api/contract/page-values'
import { promisedHoursInEnglish as hours } from '@thodu/api/contract/promises/promised-hours'
import { inquiryTypeLabels } from '@thodu/api/contract/requests/inquiry-types'
import { texts } from '@thodu/api/contract/texts'
import { formatRupees } from '@thodu/api/contract/words/formats'

const lowestPrice = Math.min(...services.flatMap((service) => service.packages.map((item) => item.price)))

export const contact = {
  title: `Contact: home nurses and caregivers in ${brand.city}`,
  eyebrow: 'Contact',
  description: `Write to ${brand.name}, call us, or visit our office in ${brand.city}. We answer within ${hours.reply} hours.`,
  heading: 'Tell us what is happening at home',
  lead: `Write, call or come by. We answer within ${hours.reply} hours, and the first 15 minutes of advice are free.`,
  form: {
    heading: 'Send a message',
    fields: {
      name: 'Your name',
      email: 'Email',
      phone: 'Phone',
      inquiryType: 'What is it about?',
      subject: 'Subject',
      message: 'Your message',
    },
    inquiryTypes: inquiryTypeLabels,
    optional: 'optional',
    phoneHint: 'If you would rather be called back.',
    submit: 'Send message',
    sending: texts.contact.sending,
    sent: texts.contact.sent,
    failed: texts.contact.failed,
  },
  callMe: {
    heading: 'Shall we call you?',
    lead: `Name and number are enough, and it costs nothing. We call within ${hours.reply} hours, or in the window you choose. Or call us now:`,
    when: 'When may we call?',
    times: { soon: 'As soon as possible', ...callbackWindowLabels },
    submit: 'Please call me',
    sent: texts.callWish.sent,
  },
  cards: {
    heading: 'Other ways to reach us',
    call: { title: 'Call', text: 'Day and night. A person answers.' },
    chat: { title: 'Chat', text: 'Good for photos of a prescription.', action: 'Open chat' },
    mail: { title: 'Email', text: `We answer within ${hours.reply} hours.` },
    office: { title: 'Office', hours: 'Open' },
  },
  emergency: {
    heading: 'Is it an emergency?',
    text: 'Chest pain, trouble breathing, a bad fall, sudden weakness on one side: call the ambulance first, then us.',
    call: `Call ${brand.emergencyNumbers.ambulance}`,
    callOther: `Call ${brand.emergencyNumbers.medicalHelp}`,
    otherNote: `${brand.emergencyNumbers.medicalHelp} is the line for mothers and infants.`,
  },
  faq: {
    heading: 'Questions families ask',
    items: [
      {
        question: 'How soon can a caregiver be here?',
        answer: `We call you within ${hours.call} hours of your booking. Matching takes ${hours.fromCall} to ${hours.match} hours and the background verification ${hours.fromMatch} to ${hours.verification}, so in most cases a caregiver is found within ${hours.caregiver} hours.`,
      },
      {
        question: 'How do you check your caregivers?',
        answer:
          'We see identity papers in the original, and ask for two references and police verification. Your profile shows the checks we have seen, each with its day.',
      },
      {
        question: 'What if we do not get along with the caregiver?',
        answer: 'Tell us, without having to explain. We find another caregiver for you; satisfaction is guaranteed.',
      },
      {
        question: 'What does it cost?',
        answer: `Every package with its price is on the services page, from ${formatRupees(lowestPrice)} for a single physiotherapy session. Nothing is added later.`,
      },
      {
        question: 'Can I cancel?',
        answer: 'Yes, up to 24 hours before care starts, by yourself in your profile. If it starts sooner, call us.',
      },
      {
        question: 'Do I have to upload medical reports or an Aadhar card?',
        answer:
          'No. Reports help us to choose the right caregiver, but you can book without them. You may add an Aadhar card later, and caregivers can never see it.',
      },
      {
        question: 'Which areas do you cover?',
        answer: `${brand.serviceArea}. Ask us if you live a little outside.`,
      },
      {
        question: 'Are you a hospital or an ambulance service?',
        answer: `No. In an emergency call ${brand.emergencyNumbers.ambulance} first. Our caregivers do the same.`,
      },
    ],
  },
} as const

/** Texts of /newsletter, the page that newsletter mails link to. */
export const newsletter = {
  title: 'Our newsletter',
  heading: 'Our newsletter',
  description: 'Confirm your address for our monthly newsletter about care at home, or unsubscribe.',
  confirm: {
    heading: 'Do you want our newsletter?',
    lead: 'Press the button to receive the next issue. It comes once a month at most.',
    submit: 'Yes, confirm my address',
    sending: 'Confirming …',
    sent: texts.newsletter.confirmed,
  },
  leave: {
    heading: 'Unsubscribe from our newsletter',
    lead: 'Press the button, and we delete your address.',
    submit: 'Unsubscribe',
    sending: 'One moment …',
    sent: texts.newsletter.left,
  },
  failed: 'That did not work. Please try again later.',
  noLink: {
    lead: 'Open this page with the link in our email. If the link was cut in two, please open it again.',
    toBlog: 'Read the blog',
  },
  noScript: 'This page needs JavaScript to read the link in your email.',
} as const
