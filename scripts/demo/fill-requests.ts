import type { DemoCast } from './demo-cast.ts'
import type { DemoClient } from './demo-client.ts'
import { createDemoDocument } from './demo-document.ts'

/** Adds callback requests, a document and contact messages to the office's queues. */
export async function fillRequests(call: DemoClient, { ask, customers }: DemoCast): Promise<void> {
  const callbackData = { preferredTime: 'evening', additionalNotes: 'Please speak Telugu. (demo)' }
  const callback = { serviceType: 'physiotherapy', selectedPackage: 'weekly', callbackData }
  await ask(customers[9], 'POST', '/callback', callback)
  const upload = new FormData()
  upload.set('category', 'dischargeSummary')
  upload.set('file', createDemoDocument())
  await ask(customers[0], 'POST', '/document/upload', upload)
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
