import { type CallbackWindow, callbackHours } from '../contract/care/catalogue.ts'
import { type InquiryType, inquiryTypeLabels } from '../contract/schemas/requests.schema.ts'
import type { Mail } from './queue-mail.ts'
import { renderMail } from './render-mail.ts'

export type CallbackInMail = {
  customerName: string
  customerPhone: string
  serviceName: string
  packageName: string
  preferredTime: CallbackWindow
}
export type MessageInMail = {
  name: string
  email: string
  phone: string
  subject: string
  message: string
  inquiryType: InquiryType
}

const timeOf = ({ preferredTime }: CallbackInMail): string => `${preferredTime} (${callbackHours[preferredTime]})`

/** Mails about callback requests and contact messages. */
export const requestMails = {
  callbackReceived: (callback: CallbackInMail, publicUrl: string): Mail =>
    renderMail({
      subject: 'We will call you back',
      name: callback.customerName,
      paragraphs: ['We have received your request for a callback. Our team will call you within 2 hours.'],
      facts: [
        ['Service', callback.serviceName],
        ['Package', callback.packageName],
        ['Preferred time', timeOf(callback)],
      ],
      action: { label: 'Track your request', url: `${publicUrl}/profile` },
    }),
  callbackForTeam: (callback: CallbackInMail, publicUrl: string): Mail =>
    renderMail({
      subject: `Callback request: ${callback.customerName}`,
      paragraphs: [`${callback.customerName} asks to be called back.`],
      facts: [
        ['Phone', callback.customerPhone === '' ? 'not given' : callback.customerPhone],
        ['Service', callback.serviceName],
        ['Package', callback.packageName],
        ['Preferred time', timeOf(callback)],
      ],
      action: { label: 'Open the queue', url: `${publicUrl}/admin` },
    }),
  messageForTeam: (message: MessageInMail, publicUrl: string): Mail =>
    renderMail({
      subject: `Contact form: ${message.subject}`,
      paragraphs: ['A message has come in through the contact form.'],
      facts: [
        ['Name', message.name],
        ['Email', message.email],
        ['Phone', message.phone === '' ? 'not given' : message.phone],
        ['Inquiry', inquiryTypeLabels[message.inquiryType]],
        ['Subject', message.subject],
        ['Message', message.message],
      ],
      action: { label: 'Open the messages', url: `${publicUrl}/admin` },
    }),
}
