import type { Translated } from '../../../contract/words/translated.ts'
import type { request as english } from '../en/request.ts'

export const request: Translated<typeof english> = {
  facts: {
    service: 'सेवा',
    package: 'पैकेज',
    time: 'किस समय',
    name: 'नाम',
    email: 'ईमेल',
    phone: 'फ़ोन',
    inquiry: 'किस बारे में',
    subject: 'विषय',
    message: 'संदेश',
  },
  notGiven: 'नहीं दिया',
  windows: { morning: 'सुबह', afternoon: 'दोपहर', evening: 'शाम' },
  inquiries: {
    general: 'सामान्य जानकारी',
    caregiver: 'केयरटेकर चाहिए',
    partnership: 'साझेदारी',
    support: 'तकनीकी मदद',
    billing: 'बिल के बारे में',
    feedback: 'राय और सुझाव',
  },
  callbackReceived: {
    subject: 'हम आपको फ़ोन करेंगे',
    text: (hours) => `कॉल बैक का आपका अनुरोध मिल गया है। हमारी टीम ${hours} घंटे के अंदर आपको फ़ोन करेगी।`,
    action: 'अपना अनुरोध देखें',
  },
  callbackForTeam: {
    subject: (customer) => `फ़ोन करना है: ${customer}`,
    text: (customer) => `${customer} ने कॉल बैक के लिए कहा है।`,
    action: 'सूची खोलें',
  },
  messageForTeam: {
    subject: (subject) => `संपर्क फ़ॉर्म: ${subject}`,
    text: 'संपर्क फ़ॉर्म से एक संदेश आया है।',
    action: 'संदेश खोलें',
  },
}
