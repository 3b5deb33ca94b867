import type { DemoClient, DemoSession } from './demo-client.ts'
import { createDemoDocument } from './demo-document.ts'

/** Adds a callback request, a document and a contact message to the office's queues. */
export async function fillRequests(call: DemoClient, customer: DemoSession): Promise<void> {
  const callbackData = { preferredTime: 'evening', additionalNotes: 'Please speak Telugu. (demo)' }
  const callback = { serviceType: 'physiotherapy', selectedPackage: 'weekly', callbackData }
  await call('POST', '/callback', { token: customer.token, body: callback })
  const upload = new FormData()
  upload.set('category', 'dischargeSummary')
  upload.set('file', createDemoDocument())
  await call('POST', '/document/upload', { token: customer.token, body: upload })
  await call('POST', '/contact', {
    body: {
      name: 'Padma (demo)',
      email: 'padma@demo.example',
      subject: 'Night care in Kazipet (demo)',
      message: 'Do you also come to Kazipet at night? (demo)',
      inquiryType: 'caregiver',
    },
  })
}
