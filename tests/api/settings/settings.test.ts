import type { AuditLogPage } from '@thodu/api/contract/audit/audit.schema'
import { computePageSettings } from '@thodu/api/contract/settings/page-settings'
import type { PublicSettings } from '@thodu/api/contract/settings/public-settings.calls'
import type { Settings, SettingsChange } from '@thodu/api/contract/settings/settings.schema'
import { texts } from '@thodu/api/contract/texts'
import { expect, test } from 'vitest'
import { openSettings } from '../../../api/src/settings/effective-settings.ts'
import { createTestApi } from '../../support/api.ts'
import { insertBooking } from '../../support/insert-booking.ts'
import { usePerson, useWorld } from '../../support/use-world.ts'
import { codeOf, createWorld, type Person } from '../../support/world.ts'

const world = useWorld(createWorld)
const admin = usePerson(world, 'admin', 'Meera Iyer')
const other = usePerson(world, 'admin', 'Suresh Rao')
const upi = { vpa: 'care@okbank', name: 'Thodu Care', verified: false, max: 100_000 }
const noMoney = { upi: null, bank: null, gstin: null, tax: {} }

const readSettings = async (by: Person = admin) =>
  (await world.call<Settings>(by, 'GET', '/admin/settings')).body.sections
const savePayments = async (values: object, { by = admin, revision }: { by?: Person; revision?: number } = {}) =>
  world.call<Settings['sections']['payments'] & { code: string; errors?: Record<string, string> }>(
    by,
    'PUT',
    '/admin/settings/payments',
    { revision: revision ?? (await readSettings()).payments.revision, values },
  )
const newestAudit = async () => (await world.call<AuditLogPage>(admin, 'GET', '/audit/logs?limit=1')).body.data.logs[0]

test('a saved UPI ID applies immediately, and the audit log has the old and new value (rules SET-1, SET-3)', async () => {
  expect((await readSettings()).payments).toMatchObject({ revision: 0, values: noMoney, updatedBy: null })
  const saved = await savePayments({ ...noMoney, upi })
  expect(saved.status).toBe(200)
  expect(saved.body).toMatchObject({ revision: 1, values: { upi }, defaults: noMoney, updatedBy: 'Meera Iyer' })
  expect(world.deps.config.payments.upi).toEqual(upi)
  expect(await newestAudit()).toMatchObject({
    action: 'SYSTEM_SETTINGS_CHANGED',
    userName: 'Meera Iyer',
    changes: expect.arrayContaining([{ field: 'upi.vpa', from: null, to: 'care@okbank' }]),
  })
})

test('saving unchanged settings creates neither revision nor audit row', async () => {
  const before = await newestAudit()
  const { payments } = await readSettings()
  expect((await savePayments(payments.values)).body.revision).toBe(payments.revision)
  expect(await newestAudit()).toEqual(before)
})

test('of two admins who save the same section one is refused with the current values (rule SET-2)', async () => {
  const { revision } = (await readSettings()).payments
  const answers = await Promise.all([
    savePayments({ ...noMoney, upi: { ...upi, name: 'First' } }, { revision }),
    savePayments({ ...noMoney, upi: { ...upi, name: 'Second' } }, { by: other, revision }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const refused = answers.find(({ status }) => status === 409)
  expect(refused?.body).toMatchObject({ code: 'settings.changed', message: texts.settings.changed })
  expect((await readSettings()).payments.revision).toBe(revision + 1)
})

test.each([
  ['upi.vpa', { ...noMoney, upi: { ...upi, vpa: 'care at okbank' } }, texts.settings.upiAddress],
  ['upi.name', { ...noMoney, upi: { ...upi, name: ' ' } }, texts.details.required],
  ['upi.max', { ...noMoney, upi: { ...upi, max: 0 } }, texts.money.wholeRupees],
  [
    'bank.ifsc',
    { ...noMoney, bank: { holder: 'A', account: '123456', ifsc: 'SBI', bank: 'SBI' } },
    texts.settings.ifsc,
  ],
  [
    'bank.account',
    { ...noMoney, bank: { holder: 'A', account: '12', ifsc: 'SBIN0001234', bank: 'SBI' } },
    texts.settings.account,
  ],
  ['gstin', { ...noMoney, gstin: '36ABC' }, texts.settings.gstin],
  ['gstin', { ...noMoney, tax: { 'elderly-care': '18' } }, texts.settings.gstinNeeded],
])('an invalid %s is refused at its field (rule MON-12)', async (field, values, text) => {
  const { status, body } = await savePayments(values)
  expect([status, body.errors?.[field]]).toEqual([400, text])
})

test('an IFSC and an account number may contain blanks and small letters', async () => {
  const bank = { holder: 'Thodu', account: '1234 5678 90', ifsc: 'sbin 0001234', bank: 'SBI' }
  const { body } = await savePayments({ ...noMoney, bank })
  expect(body.values.bank).toMatchObject({ account: '1234567890', ifsc: 'SBIN0001234' })
})

test('required checks follow the team settings without a restart (rule MATCH-8)', async () => {
  const { team } = await readSettings()
  const values = { ...team.values, checks: ['police'], checksMode: 'block' }
  await world.call(admin, 'PUT', '/admin/settings/team', { revision: team.revision, values })
  expect([world.deps.config.requiredChecks, world.deps.config.missingChecksBlock]).toEqual([['police'], true])
  const none = { ...values, checksMode: 'none' }
  await world.call(admin, 'PUT', '/admin/settings/team', { revision: team.revision + 1, values: none })
  expect([world.deps.config.requiredChecks, world.deps.config.missingChecksBlock]).toEqual([[], false])
})

test('the last ten changes are listed, and restoring an earlier state is a new change (rule SET-4)', async () => {
  for (let count = 1; count <= 12; count += 1)
    await savePayments({ ...noMoney, upi: { ...upi, name: `Care ${count}` } })
  const list = async () => (await world.call<SettingsChange[]>(admin, 'GET', '/admin/settings/payments/history')).body
  const history = await list()
  expect(history).toHaveLength(10)
  expect(history[0]).toMatchObject({
    by: 'Meera Iyer',
    changes: [{ field: 'upi.name', from: 'Care 11', to: 'Care 12' }],
  })
  const restore = (revision: number) =>
    world.call<Settings>(admin, 'POST', '/admin/settings/payments/restore', { revision })
  const earlier = history[2]
  const restored = (await restore(earlier?.revision ?? 0)).body.sections.payments
  expect(restored.values.upi?.name).toBe('Care 10')
  expect(restored.revision).toBe((history[0]?.revision ?? 0) + 1)
  expect((await restore(0)).body.sections.payments.values).toEqual(noMoney)
  expect((await restore(1)).status).toBe(404)
  const undo = { revision: 0, from: restored.revision }
  expect(await codeOf(world.call(admin, 'POST', '/admin/settings/payments/restore', undo))).toBe('409 settings.changed')
  expect(await list()).toHaveLength(10)
})

test('changing settings requires a recent proof (rule SET-5)', async () => {
  const old = await world.addPerson('admin', 'Latha Devi')
  await world.deps.database.write((tx) =>
    tx
      .updateTable('sessions')
      .set({ proven_at: '2026-01-01T00:00:00.000Z' })
      .where('account_id', '=', old.id)
      .execute(),
  )
  const { status, body } = await savePayments({ ...noMoney, upi }, { by: old })
  expect([status, body.code]).toEqual([403, 'auth.factor_stale'])
})

test('a change reaches other processes on the same database and survives a restart (rule SET-3)', async () => {
  const first = await createTestApi()
  const meera = await first.makeAdmin()
  const second = await createTestApi({}, { beside: first })
  try {
    const save = await first.call('PUT', '/admin/settings/payments', {
      token: meera.token,
      body: { revision: 0, values: { ...noMoney, upi } },
    })
    expect(save.status).toBe(200)
    await second.deps.settings.refresh()
    expect(second.deps.config.payments.upi).toEqual(first.config.databaseAddress === undefined ? null : upi)
  } finally {
    await second.close()
    await first.close()
  }
})

test('MAIL_FROM is the sender of mails until an admin sets another one (rule SET-8)', async () => {
  const own = await createTestApi({ MAIL_FROM: 'Care <care@operator.example>' })
  try {
    const { token } = await own.makeAdmin()
    const sentFrom = async (email: string) => {
      await own.call('POST', '/auth/send-otp', { body: { email } })
      return (await own.readMails(email)).at(-1)?.from
    }
    expect(await sentFrom('one@example.in')).toBe('Care <care@operator.example>')
    const { organisation } = (await own.call<Settings>('GET', '/admin/settings', { token })).body.sections
    const values = { ...organisation.values, email: 'care@saathi.example' }
    await own.call('PUT', '/admin/settings/organisation', { token, body: { revision: 0, values } })
    expect(await sentFrom('two@example.in')).toBe('Thodu <care@saathi.example>')
  } finally {
    await own.close()
  }
})

test('a save is confirmed when reading it back fails, and applies soon after (rule SET-3)', async () => {
  let isDown = false
  const { read } = world.deps.database
  const opened = await openSettings({
    database: {
      isShared: false,
      get read() {
        if (isDown) throw new Error('the disk does not answer')
        return read
      },
    },
    defaults: world.deps.config.settingsDefaults,
    logger: world.deps.logger,
  })
  await savePayments({ ...noMoney, upi: { ...upi, name: 'Read again' } })
  isDown = true
  await opened.refreshAfterSave()
  isDown = false
  await expect.poll(() => opened.values.payments.upi?.name, { timeout: 5_000 }).toBe('Read again')
})

const family = usePerson(world, 'user')

async function readAdvertised(): Promise<number | null> {
  const { database, config, logger } = world.deps
  const { values, logo, hasRatings } = await openSettings({ database, defaults: config.settingsDefaults, logger })
  return computePageSettings(values, logo, hasRatings).brand.advertisedRating
}

test('pages advertise no rating once a family has rated care (rule CAT-10)', async () => {
  await insertBooking(world, { owner: family, status: 'completed' })
  expect(await readAdvertised()).toBe(4.9)
  await insertBooking(world, { owner: family, status: 'completed', rating: 2, reviewed_at: new Date().toISOString() })
  expect(await readAdvertised()).toBeNull()
})

const member = { name: 'Asha Rao', role: 'Nurse', story: 'Twenty years on the wards.', image: '', link: '' }

async function save(section: 'organisation' | 'privacy', changes: object) {
  const { sections } = (await world.call<Settings>(admin, 'GET', '/admin/settings')).body
  const { revision, values } = sections[section]
  const body = { revision, values: { ...values, ...changes } }
  return world.call<{ errors?: Record<string, string> }>(admin, 'PUT', `/admin/settings/${section}`, body)
}

test('second phone, social links, team and privacy contact are saved and public (rules SET-8 to SET-10)', async () => {
  const social = [{ label: 'Facebook', icon: 'link', url: 'https://www.facebook.com/saathi' }]
  const contactName = { en: 'Latha Devi', te: 'లత', hi: 'लता' }
  const team = [{ ...member, link: 'https://example.org/asha', image: '/team/asha.jpg' }]
  expect((await save('organisation', { secondPhone: '+91 71200-34501', social, team })).status).toBe(200)
  expect((await save('privacy', { contactName })).status).toBe(200)
  const { organisation, privacy } = (await world.call<PublicSettings>(undefined, 'GET', '/settings')).body
  expect(organisation).toMatchObject({ secondPhone: '+917120034501', social, team })
  expect(privacy.contactName).toEqual(contactName)
  expect(world.deps.config.office.brand.secondPhoneDisplay).toBe('+91 71200 34501')
  expect(world.deps.config.office.privacy.contactName.te).toBe('లత')
})

test('the second phone is optional', async () => {
  expect((await save('organisation', { secondPhone: '' })).status).toBe(200)
  expect(world.deps.config.office.brand.secondPhoneDisplay).toBe('')
})

test.each([
  ['secondPhone', 'organisation', { secondPhone: '12' }, texts.settings.phone],
  [
    'social.0.url',
    'organisation',
    { social: [{ label: 'F', icon: 'link', url: 'http://example.org' }] },
    texts.settings.webAddress,
  ],
  [
    'social.0.label',
    'organisation',
    { social: [{ label: '', icon: 'link', url: 'https://example.org' }] },
    texts.details.required,
  ],
  ['team.0.name', 'organisation', { team: [{ ...member, name: ' ' }] }, texts.details.required],
  ['team.0.link', 'organisation', { team: [{ ...member, link: 'javascript:alert(1)' }] }, texts.settings.webAddress],
  [
    'team.0.image',
    'organisation',
    { team: [{ ...member, image: '//elsewhere.example/a.jpg' }] },
    texts.settings.sitePath,
  ],
  ['contactName.hi', 'privacy', { contactName: { en: 'A', te: 'A', hi: '' } }, texts.details.required],
] as const)('an invalid %s is refused at its field (rules SET-8, SET-9)', async (field, section, changes, text) => {
  const { status, body } = await save(section, changes)
  expect([status, body.errors?.[field]]).toEqual([400, text])
})
