import type { PublicSettings } from '@thodu/api/contract/settings/public-settings.calls'
import type { Settings } from '@thodu/api/contract/settings/settings.schema'
import { texts } from '@thodu/api/contract/texts'
import { expect, test } from 'vitest'
import { usePerson, useWorld } from '../../support/use-world.ts'
import { createWorld } from '../../support/world.ts'

const world = useWorld(createWorld)
const admin = usePerson(world, 'admin', 'Meera Iyer')
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
