import { familyConsentsSchema } from '@thodu/api/contract/privacy/consents.schema'
import { noticeVersion, purposes } from '@thodu/api/contract/privacy/notice'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { sample } from '../../../../tests/support/screens/sample.ts'
import { showOffice, wire } from '../../../harness/show.tsx'
import { FamilyConsents } from './FamilyConsents.tsx'

const [read, write] = ['GET /admin/families/{id}/consents', 'PUT /admin/families/{id}/consents'] as const
const open = { isGiven: false, version: null, givenAt: null, withdrawnAt: null }
const answer = (more: object = {}) =>
  sample(familyConsentsSchema, {
    version: noticeVersion,
    boxes: purposes.map((purpose) => ({ purpose, ...open, isGiven: purpose === 'messages' })),
    history: [],
    toldAt: null,
    ...more,
  })

test('the notice is read aloud in the family’s language, and the answer is recorded (rule PRIV-C6)', async () => {
  wire.answer(read, answer())
  const screen = await showOffice(<FamilyConsents familyId="f1" />)
  await expect.element(screen.getByText('Not asked yet').first()).toBeVisible()
  await expect.element(screen.getByText('On in the customer’s settings')).toBeVisible()
  await expect.element(screen.getByText(/To care for a person at home/)).toBeVisible()
  await expectAccessible()
  await screen.getByRole('combobox', { name: 'Language of the notice' }).click()
  await screen.getByRole('option', { name: 'తెలుగు' }).click()
  await expect.element(screen.getByText(/ఇంట్లో ఒకరిని చూసుకోవాలంటే/)).toBeVisible()
  wire.answer(write, answer())
  await screen.getByRole('button', { name: 'Read aloud, customer agrees' }).click()
  await expect
    .poll(() => wire.asked(write).map(({ body }) => body))
    .toEqual([{ purpose: 'care', given: true, way: 'office', version: noticeVersion, language: 'te' }])
})

test('consent shows how it was given, and is withdrawn with one press', async () => {
  const at = '2026-06-10T06:30:00.000Z'
  const row = { purpose: 'care', language: 'te', onBehalf: 'parent', way: 'paper', givenAt: at, withdrawnAt: null }
  wire.answer(read, answer({ toldAt: at }))
  const told = await showOffice(<FamilyConsents familyId="f1" />)
  await expect.element(told.getByText(/Sent by message .*not agreed yet/)).toBeVisible()
  await told.unmount()
  const boxes = purposes.map((purpose) => ({ purpose, ...open, isGiven: purpose === 'care', givenAt: at }))
  wire.answer(read, answer({ boxes, history: [{ _id: 'c1', version: noticeVersion, ...row }] }))
  const screen = await showOffice(<FamilyConsents familyId="f2" />)
  await expect.element(screen.getByText(/Agreed .*on paper, తెలుగు/)).toBeVisible()
  wire.answer(write, answer())
  await screen.getByRole('button', { name: 'Withdraw' }).click()
  await expect
    .poll(() => wire.asked(write).map(({ body }) => body))
    .toMatchObject([{ purpose: 'care', given: false, way: 'office' }])
})
