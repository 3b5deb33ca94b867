import { privacyRequestSchema } from '@thodu/api/contract/privacy/requests.schema'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { sample } from '../../../../tests/support/screens/sample.ts'
import { showOffice, wire } from '../../../harness/show.tsx'
import { EnterPrivacyRequest } from './EnterPrivacyRequest.tsx'

const enter = 'POST /admin/privacy-requests'

test('the office enters a privacy request that came by letter, with the missing fields named (rule PRIV-R8)', async () => {
  wire.answer(enter, sample(privacyRequestSchema))
  const screen = await showOffice(<EnterPrivacyRequest family={undefined} onClose={() => undefined} />, {
    at: '/inbox',
  })
  const save = screen.getByRole('button', { name: 'Save' })
  await expect.element(save).toBeDisabled()
  await expect.element(save).toHaveAccessibleDescription('Please fill in all fields.')
  await screen.getByRole('textbox', { name: 'Name' }).fill('Asha Rao')
  await screen.getByRole('textbox', { name: 'Email or mobile number' }).fill('asha@example.in')
  await screen.getByRole('textbox', { name: /^What is wanted/ }).fill('What do you know of me?')
  await screen.getByLabelText('Came on').fill('2026-11-20T10:30')
  await screen.getByRole('radio', { name: 'By letter' }).click()
  await expectAccessible()
  await save.click()
  await expect
    .poll(() => wire.asked(enter).map(({ body }) => body))
    .toMatchObject([
      {
        ...{
          name: 'Asha Rao',
          contact: 'asha@example.in',
          kind: 'access',
          text: 'What do you know of me?',
          way: 'letter',
        },
        cameAt: new Date('2026-11-20T10:30').toISOString(),
      },
    ])
})
