import { checkEmail } from '../contract/accounts/account-rules.ts'
import { type CallbackWindow, callbackHours } from '../contract/care/catalogue.ts'
import { labelsIn } from '../contract/every-language.ts'
import type { Office } from '../contract/office.ts'
import type { Language } from '../contract/people/languages.ts'
import type { InquiryType } from '../contract/requests/inquiry-types.ts'
import { serviceLabel } from '../contract/words/label.ts'
import { pagePath } from '../contract/words/page-path.ts'
import type { MailWords } from './mail-words.ts'
import { type LocalizedMail, localizeMail } from './render-mail.ts'

export type CallbackInMail = {
  customerName: string
  customerPhone: string
  serviceType: string
  serviceName: string
  packageId: string
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
type Fact = [label: string, value: string]

function factsOf(
  callback: CallbackInMail,
  { facts, windows }: MailWords['request'],
  language: Language,
  office: Office,
): Fact[] {
  const { serviceType, packageId, preferredTime } = callback
  const labels = labelsIn(language)
  return [
    [facts.service, serviceLabel(labels, serviceType, callback.serviceName)],
    [facts.package, office.packageName(language, { serviceType, packageId }, callback.packageName)],
    [facts.time, `${windows[preferredTime]} (${callbackHours[preferredTime]})`],
  ]
}

export const requestMails = {
  callbackReceived: (callback: CallbackInMail, office: Office): LocalizedMail =>
    localizeMail(office, ({ request }, language) => ({
      subject: request.callbackReceived.subject,
      name: callback.customerName,
      paragraphs: [request.callbackReceived.text(office.hours[language].callback)],
      facts: factsOf(callback, request, language, office),
      action: { label: request.callbackReceived.action, url: office.publicUrl + pagePath(language, '/profile') },
    })),
  callbackForTeam: (callback: CallbackInMail, office: Office): LocalizedMail =>
    localizeMail(office, ({ request }, language) => ({
      subject: request.callbackForTeam.subject(callback.customerName),
      paragraphs: [request.callbackForTeam.text(callback.customerName)],
      facts: [
        [request.facts.phone, callback.customerPhone === '' ? request.notGiven : callback.customerPhone],
        ...factsOf(callback, request, language, office),
      ],
      action: { label: request.callbackForTeam.action, url: `${office.publicUrl}/admin` },
    })),
  messageForTeam: (message: MessageInMail, office: Office): LocalizedMail =>
    localizeMail(office, ({ request: { facts, notGiven, inquiries, messageForTeam } }) => ({
      subject: messageForTeam.subject(message.subject),
      // Without it a reply would go to the office itself.
      ...(checkEmail(message.email) === undefined ? { headers: { replyTo: message.email } } : {}),
      paragraphs: [messageForTeam.text],
      facts: [
        [facts.name, message.name],
        [facts.email, message.email],
        [facts.phone, message.phone === '' ? notGiven : message.phone],
        [facts.inquiry, inquiries[message.inquiryType]],
        [facts.subject, message.subject],
        [facts.message, message.message],
      ],
      action: { label: messageForTeam.action, url: `${office.publicUrl}/admin` },
    })),
}
