import { expect, test } from 'vitest'
import { findService } from '#words/language/catalogue.ts'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { showIsland } from '../../../harness/show.tsx'
import { LastLook } from './LastLook.tsx'

test('the answers before Book begin with the patient’s name and a link to change it', async () => {
  const service = findService('elderly-care')
  if (!service) throw new Error('elderly care is missing')
  const draft = { details: { patientName: 'Savitri Devi', patientAge: '74' }, files: {}, agreedToTerms: true }
  const screen = await showIsland(<LastLook service={service} draft={draft} sameCare={undefined} now={0} />)
  await expect.element(screen.getByRole('term').first()).toHaveTextContent('Patient name')
  await expect.element(screen.getByRole('definition').first()).toHaveTextContent('Savitri DeviChange Patient name')
  await expect
    .element(screen.getByRole('link', { name: 'Change Patient name' }))
    .toHaveAttribute('href', '/service-details?service=elderly-care#patientName')
  await expectAccessible()
})
