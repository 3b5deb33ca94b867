import type { SignedIn } from '@thodu/api/contract/accounts/accounts.schema'
import { brand } from '@thodu/api/contract/defaults/brand.config'
import { languageHeader } from '@thodu/api/contract/people/languages'
import { describe, expect, test } from 'vitest'
import { createTestApi, password } from '../../support/api.ts'
import { useWorld } from '../../support/use-world.ts'

const api = useWorld(() => createTestApi({ OFFICE_LANGUAGE: 'hi' }))

const telugu = { [languageHeader]: 'te' }
const hindi = { [languageHeader]: 'hi' }
const wrong = { email: 'nobody@example.in', password: 'x' }

describe('messages of answers', () => {
  test('are in the requested language, with the same code', async () => {
    const { body } = await api.call('POST', '/auth/login', { body: wrong, headers: telugu })
    expect(body).toEqual({ code: 'auth.invalid_credentials', message: 'ఈమెయిల్ లేదా పాస్‌వర్డ్ తప్పు' })
    const lost = await api.call('GET', '/nothing', { headers: hindi })
    expect(lost.body).toEqual({ code: 'request.not_found', message: 'नहीं मिला' })
  })

  test('are translated under each field and for successful calls too', async () => {
    const { body } = await api.call('POST', '/auth/send-otp', { body: { email: 'no address' }, headers: hindi })
    expect(body).toEqual({
      code: 'request.invalid',
      message: 'कृपया सही ईमेल लिखें',
      errors: { email: 'कृपया सही ईमेल लिखें' },
    })
    const sent = await api.call('POST', '/auth/send-otp', { body: { email: 'someone@example.in' }, headers: telugu })
    expect(sent.body).toEqual({ message: 'మీ ఈమెయిల్‌కు OTP పంపించాం. దయచేసి దాన్ని కింద ఇవ్వండి.' })
  })

  test('of a plain form use the language of its address, which also leads back to the page', async () => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
    const refused = await api.call('POST', '/newsletter?language=te', { body: 'email=none', headers })
    expect(refused.text).toContain('<html lang="te">')
    expect(refused.text).toContain('దయచేసి సరైన ఈమెయిల్ ఇవ్వండి')
    expect(refused.text).toContain('href="/te/blog#newsletter"')
    const taken = await api.call('POST', '/newsletter?language=te', { body: 'email=reader@example.in', headers })
    expect(taken.headers.get('Location')).toBe('/te/blog?subscribed=1#newsletter')
    expect((await api.readMails('reader@example.in'))[0]?.text).toContain('/te/newsletter#confirm=')
  })

  test.each([
    ['no language', {}],
    ['one we do not speak', { [languageHeader]: 'fr' }],
    ['what a browser sends by itself', { 'Accept-Language': 'te, hi;q=0.9' }],
  ])('are the unchanged English texts for %s', async (_, headers) => {
    const login = await api.call('POST', '/auth/login', { body: wrong, headers })
    expect(login.text).toBe('{"code":"auth.invalid_credentials","message":"Invalid email or password"}')
    const lost = await api.call('GET', '/nothing', { headers })
    expect(lost.text).toBe('{"code":"request.not_found","message":"Not found"}')
    const form = await api.call('POST', '/auth/send-otp', { body: { email: '' }, headers })
    expect(form.text).toBe(
      '{"code":"request.invalid","message":"Email is required","errors":{"email":"Email is required"}}',
    )
    const signedIn = await api.signUp()
    const { createdAt } = signedIn.user
    const me = await api.call('GET', '/auth/me', { token: signedIn.token, headers })
    expect(me.text).toBe(
      `{"_id":"${signedIn.user._id}","name":"Asha Rao","email":"${signedIn.user.email}","phone":"","location":"","role":"user","notificationPreferences":{"emailUpdates":true,"smsAlerts":true,"marketing":false},"createdAt":"${createdAt}"}`,
    )
  })
})

describe('the language of an account', () => {
  test('is set at the sign-up and used for its mails', async () => {
    const email = api.nextEmail('telugu')
    const asked = await api.call('POST', '/auth/send-otp', { body: { email }, headers: telugu })
    expect(asked.status).toBe(200)
    const mail = (await api.readMails(email)).at(-1)
    expect(mail?.subject).toBe('మీ తోడు OTP')
    expect(mail?.from).toBe(`తోడు <${brand.email}>`)
    const otp = await api.lastCode(email)
    const { cookie } = await api.call('POST', '/auth/verify-otp', { body: { email, otp } })
    const body = { name: 'లక్ష్మి దేవి', email, password }
    const { body: session } = await api.call<SignedIn>('POST', '/auth/signup', {
      body,
      cookie: cookie ?? '',
      headers: telugu,
    })
    expect(session.user.language).toBe('te')
    await api.call('POST', '/auth/forgot-password', { body: { email } })
    expect((await api.readMails(email)).at(-1)?.text).toMatch(/^నమస్కారం లక్ష్మి దేవి గారూ,/)
  })

  test('is set by the first sign-in with a language, and not changed by another client', async () => {
    const { user, token } = await api.signUp()
    expect(user.language).toBeUndefined()
    const login = (headers: Record<string, string>) =>
      api.call<SignedIn>('POST', '/auth/login', { body: { email: user.email, password }, headers })
    expect((await login(hindi)).body.user.language).toBe('hi')
    expect((await login(telugu)).body.user.language).toBe('hi')
    expect((await api.call('GET', '/auth/me', { token })).body.language).toBe('hi')
  })

  test('is used for its mails, and mails to the team use the language of the office', async () => {
    const { token } = await api.signUp()
    await api.call('PUT', '/user/profile', { token, body: { language: 'te' } })
    const callbackData = { preferredTime: 'evening' }
    const body = { serviceType: 'elderly-care', selectedPackage: 'standard', callbackData }
    expect((await api.call('POST', '/callback', { token, body })).status).toBe(201)
    const mails = await api.readMails()
    const [toFamily, toTeam] = mails.slice(-2)
    expect(toFamily?.text).toContain('ప్యాకేజీ: రోజుకు 12 గంటలు')
    expect(toTeam?.text).toContain('पैकेज: रोज़ 12 घंटे')
  })
})
