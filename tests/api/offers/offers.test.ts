import type { AttentionList } from '@thodu/api/contract/dashboard/attention.schema'
import { newId } from '@thodu/db'
import { beforeEach, describe, expect, test } from 'vitest'
import { sweepOffers } from '../../../api/src/offers/sweep-offers.ts'
import { insertRows, selectRows, updateRows } from '../../support/rows.ts'
import { useWorld } from '../../support/use-world.ts'
import { codeOf, type Person, type Refusal } from '../../support/world.ts'
import { today } from '../visits/visit-world.ts'
import { createOffersWorld } from './offers-world.ts'

const world = useWorld(createOffersWorld)
beforeEach(() => world.setClock(today))

/** One open visit, and caretakers with their links. */
async function askFor(count: number, decides: 'first-yes' | 'office' = 'first-yes') {
  const opened = await world.planOpen()
  const people = await world.addCaretakers(count)
  const { body } = await world.ask(opened.visit, people, decides)
  const links = people.map((person) => world.linkOf(body.offers, person))
  return { ...opened, people, links, link: links[0] ?? '', offers: body.offers }
}
const caretakerOf = async (visit: { id: string }) => (await world.readVisit(visit)).caretaker_id

describe('asking (rules OFFER-1, OFFER-2)', () => {
  test('each caretaker gets a draft in their language, with day, hours, part of the city and link, without names or health', async () => {
    const { visit } = await world.planOpen(0, { address: '4-2-11, Kakatiya Road, Subedari', city: 'Hanamkonda' })
    const [telugu, english] = (await world.addCaretakers(2)) as [Person, Person]
    await updateRows(world, 'accounts', { id: telugu.id }, { language: 'te', phone: '9876543210' })
    const { status, body } = await world.ask(visit, [telugu, english])
    expect(status).toBe(201)
    const messageOf = ({ id }: Person) => body.offers.find(({ caretaker }) => caretaker._id === id)?.message
    const link = world.linkOf(body.offers, english)
    expect(link).toMatch(/^[\w-]+\.[\w-]{43}$/)
    expect(messageOf(english)?.text).toBe(
      `Hello. Can you take a visit on Jun 11, 2026, 8:00 AM – 8:00 PM, Subedari? Please answer here: ${world.deps.config.publicUrl}/take#${link}`,
    )
    expect(messageOf(telugu)?.link).toContain('/te/take#')
    expect(messageOf(telugu)?.url).toMatch(/^https:\/\/wa\.me\/919876543210\?text=/)
    expect(decodeURIComponent(messageOf(telugu)?.url ?? '')).toContain(messageOf(telugu)?.text)
  })

  test('the page shows day, hours, part of the city and kind of care, and nothing that names the family', async () => {
    const { link, visit, booking } = await askFor(1)
    const { body, text } = await world.page(link, { 'X-Thodu-Language': 'te' })
    expect(body).toEqual({
      caretaker: 'Laxmi',
      decides: 'first-yes',
      visits: [
        {
          _id: visit.id,
          startsAt: '2026-06-11T02:30:00.000Z',
          endsAt: '2026-06-11T14:30:00.000Z',
          area: expect.any(String),
          care: 'వృద్ధుల సంరక్షణ',
          pay: null,
          state: 'open',
        },
      ],
    })
    const row = await world.readRow(booking._id)
    for (const secret of [row.patient_name, row.customer_name, row.code, row.id, row.user_id]) {
      expect(secret).not.toBe('')
      expect(text).not.toContain(secret)
    }
  })

  test('the page shows the pay where the office has set a rate for this kind of visit (rule PAY-2)', async () => {
    const { people, links, visit } = await askFor(2)
    await insertRows(world, 'pay_rates', {
      id: newId(),
      caretaker_id: people[0]?.id ?? '',
      from_day: visit.service_day,
      ...{ day: 650, night: null, live_in: null, session: null },
      by_id: world.admin.id,
      created_at: today,
    })
    const payOf = async (link: string | undefined) => (await world.page(link ?? '')).body.visits[0]?.pay
    expect([await payOf(links[0]), await payOf(links[1])]).toEqual([650, null])
  })

  test('a link that is wrong, or of an inactive caretaker, is not found', async () => {
    const { link, people, visit } = await askFor(1)
    for (const wrong of ['', 'x', `${link}x`, link.replace(/^\w/, 'z'), link.toUpperCase()])
      expect(await codeOf(world.page(wrong))).toBe('404 request.not_found')
    await updateRows(world, 'accounts', { id: people[0]?.id ?? '' }, { inactive_at: '2026-06-10T00:00:00.000Z' })
    expect(await codeOf(world.page(link))).toBe('404 request.not_found')
    expect(await codeOf(world.answer(link, visit, 'yes'))).toBe('404 request.not_found')
  })

  test('one question covers all visits of a sick caretaker, and each is answered on its own', async () => {
    const first = await world.planOpen(0)
    const second = await world.planOpen(1)
    const [person] = (await world.addCaretakers(1)) as [Person]
    const { body } = await world.ask([first.visit, second.visit], [person])
    expect(new Set(body.offers.map(({ _id }) => _id)).size).toBe(1)
    expect(body.offers[0]?.message?.text).toContain('any of 2 visits from Jun 11, 2026 on')
    const link = world.linkOf(body.offers, person)
    await world.answer(link, second.visit, 'yes')
    const messages = [...(await world.list(first.visit)), ...(await world.list(second.visit))].map((one) => one.message)
    expect(messages).toEqual([expect.anything(), null])
    await world.answer(link, first.visit, 'no')
    expect((await world.page(link)).body.visits.map(({ state }) => state)).toEqual(['declined', 'given'])
    expect([await caretakerOf(first.visit), await caretakerOf(second.visit)]).toEqual([null, person.id])
  })

  test('only an unassigned visit ahead is offered, to caretakers who suit the family', async () => {
    const { visit, before } = await world.planOpen()
    const [person] = (await world.addCaretakers(1)) as [Person]
    await insertRows(world, 'caretaker_blocks', {
      user_id: world.family.id,
      account_id: person.id,
      reason: 'Asked for',
      by_account: world.admin.id,
      created_at: today,
    })
    expect(await codeOf(world.ask<Refusal>(visit, [person]))).toMatch(/^409 booking\./)
    expect(await codeOf(world.ask<Refusal>(visit, [world.family]))).toBe('400 booking.unknown_caretaker')
    const six = await world.addCaretakers(6)
    expect((await world.ask(visit, six)).status).toBe(400)
    expect((await world.ask(visit, [])).status).toBe(400)
    await world.call(world.admin, 'PUT', `/admin/visits/${visit.id}`, {
      caretaker: before.id,
      revision: visit.revision,
    })
    expect(await codeOf(world.ask<Refusal>(visit, six.slice(0, 1)))).toBe('409 offer.assigned')
    const { visit: skipped } = await world.planOpen(1)
    await world.call(world.admin, 'POST', `/admin/visits/${skipped.id}/skip`, { reason: 'Guests' })
    expect(await codeOf(world.ask<Refusal>(skipped, six.slice(0, 1)))).toBe('409 visit.not_open')
    world.setClock('2026-06-11', '09:00')
    expect(await codeOf(world.ask<Refusal>(visit, six.slice(0, 1)))).toBe('409 visit.not_open')
  })

  test('a caretaker is asked once for a visit as it is, and again after a withdrawal', async () => {
    const { visit, booking, people } = await askFor(2)
    expect((await world.ask(visit, people)).status).toBe(201)
    expect((await world.list(visit)).map(({ askedBy }) => askedBy)).toEqual([world.admin.name, world.admin.name])
    const withdrawn = [await world.withdraw(visit), await world.withdraw(visit)]
    expect(withdrawn.map(({ body }) => body.offers.length)).toEqual([2, 2])
    const log = (await world.readAudit(booking._id)).map(({ description }) => description.split(': ').at(-1))
    expect(log.slice(-2)).toEqual(['asked Laxmi 0 Bai, Laxmi 1 Bai', 'offers withdrawn'])
    await world.deps.accessLog.settle()
    const looks = await selectRows(world, 'access_log', ['viewer_id'], { subject_id: booking._id })
    expect(looks.map(({ viewer_id }) => viewer_id)).toContain(world.admin.id)
    await world.ask(visit, people)
    expect((await world.list(visit)).map(({ state }) => state)).toEqual(['ended', 'ended', 'open', 'open'])
  })
})

describe('answering (rules OFFER-3, OFFER-4)', () => {
  test('of 50 yeses at the same time one gets the visit, and the others read that it is taken', async () => {
    const { visit } = await world.planOpen()
    const people = await world.addCaretakers(50)
    const links: string[] = []
    for (let first = 0; first < people.length; first += 5) {
      const five = people.slice(first, first + 5)
      const { body } = await world.ask(visit, five)
      links.push(...five.map((person) => world.linkOf(body.offers, person)))
    }
    const answers = await Promise.all(links.map((link) => world.answer(link, visit, 'yes')))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200))
    const winner = await caretakerOf(visit)
    const stateOf = (index: number) => answers[index]?.body.visits[0]?.state
    for (const [index, { id }] of people.entries()) expect(stateOf(index)).toBe(id === winner ? 'given' : 'taken')
    expect((await world.list(visit)).filter(({ answer }) => answer === 'yes')).toHaveLength(1)
    expect((await world.readVisit(visit)).revision).toBe(visit.revision + 1)
  })

  test('the first yes assigns the visit as the office would, with its log and mails', async () => {
    const { visit, booking, link, people } = await askFor(1)
    const [person] = people as [Person]
    expect((await world.answer(link, visit, 'yes')).body.visits[0]?.state).toBe('given')
    const log = (await world.readAudit(booking._id)).slice(-2)
    expect(log.map(({ action, user_role, actor_id }) => [action, user_role, actor_id])).toEqual([
      ['STATUS_UPDATE', 'visitor', null],
      ['CARETAKER_ASSIGNED', 'visitor', null],
    ])
    expect(log[0]?.description).toMatch(/: Laxmi 0 Bai answered yes by link$/)
    expect(await world.readSubjects(person.email)).not.toEqual([])
    expect((await world.readSubjects(world.family.email)).join()).toContain('caregiver')
  })

  test('where the office decides, a yes waits until the office chooses', async () => {
    const { visit, links, people } = await askFor(3, 'office')
    const [first, second, third] = links as [string, string, string]
    await world.answer(first, visit, 'yes')
    await world.answer(second, visit, 'yes')
    await world.answer(third, visit, 'no')
    expect(await caretakerOf(visit)).toBeNull()
    expect((await world.list(visit)).map(({ state }) => state).sort()).toEqual(['declined', 'waiting', 'waiting'])
    const chosen = people[1]?.id
    await world.call(world.admin, 'PUT', `/admin/visits/${visit.id}`, { caretaker: chosen, revision: visit.revision })
    expect([await world.stateOf(first), await world.stateOf(second), await world.stateOf(third)]).toEqual([
      'taken',
      'given',
      'declined',
    ])
  })

  test('an answer is given once', async () => {
    const { visit, link } = await askFor(1, 'office')
    await world.answer(link, visit, 'no')
    expect((await world.answer(link, visit, 'yes')).body.visits[0]?.state).toBe('declined')
    expect((await world.list(visit))[0]).toMatchObject({ answer: 'no', answeredAt: world.clock.now.toISOString() })
  })

  test('a caretaker who is busy or blocked meanwhile cannot take the visit, and learns no reason', async () => {
    const { visit, links, people } = await askFor(2)
    const [busy, blocked] = people as [Person, Person]
    await world.addVisit({ startsAt: '2026-06-11T03:00:00.000Z', caretaker: busy })
    await insertRows(world, 'caretaker_blocks', {
      user_id: world.family.id,
      account_id: blocked.id,
      reason: 'Asked for',
      by_account: world.admin.id,
      created_at: today,
    })
    for (const link of links) {
      const { status, body, text } = await world.answer<Refusal>(link, visit, 'yes')
      expect([status, body.code]).toEqual([409, 'offer.not_possible'])
      expect(body.message).toBe('This visit cannot be taken any more, please call the office.')
      expect(text).not.toContain('conflict')
    }
    expect(await caretakerOf(visit)).toBeNull()
    expect((await world.list(visit)).map(({ answer }) => answer)).toEqual([null, null])
  })

  test.each([
    ['the visit begins', () => world.setClock('2026-06-11', '08:00'), 'ended'],
    ['the office withdraws it', (id: string) => world.withdraw({ id } as never), 'ended'],
    [
      'the visit is moved',
      (id: string, revision: number) =>
        world.call(world.admin, 'PUT', `/admin/visits/${id}`, { startsAt: '2026-06-11T03:30:00.000Z', revision }),
      'ended',
    ],
    [
      'the visit is skipped',
      (id: string) => world.call(world.admin, 'POST', `/admin/visits/${id}/skip`, { reason: 'Guests' }),
      'ended',
    ],
    [
      'the office assigns it',
      async (id: string, revision: number) => {
        const [other] = (await world.addCaretakers(1)) as [Person]
        return world.call(world.admin, 'PUT', `/admin/visits/${id}`, { caretaker: other.id, revision })
      },
      'taken',
    ],
  ])('an offer ends when %s', async (_, change, state) => {
    const { visit, link } = await askFor(1)
    await change(visit.id, visit.revision)
    expect(await world.stateOf(link)).toBe(state)
    const before = await caretakerOf(visit)
    expect((await world.answer(link, visit, 'yes')).body.visits[0]?.state).toBe(state)
    expect(await caretakerOf(visit)).toBe(before)
    expect((await world.list(visit)).map(({ message }) => message)).toEqual([null])
  })

  test('an offer stays ended when the visit is unassigned again', async () => {
    const { visit, link, before } = await askFor(1)
    const put = (caretaker: string | null, revision: number) =>
      world.call(world.admin, 'PUT', `/admin/visits/${visit.id}`, { caretaker, revision })
    await put(before.id, visit.revision)
    await put(null, visit.revision + 1)
    expect(await world.stateOf(link)).toBe('ended')
  })

  test('a visit outside the question cannot be taken by its link', async () => {
    const { link } = await askFor(1)
    const other = await world.planOpen(2)
    expect(await codeOf(world.answer(link, other.visit, 'yes'))).toBe('404 request.not_found')
  })
})

test('the attention list counts who was asked for a visit and who said yes, as long as the offers are valid (rule OFFER-5)', async () => {
  const { visit, links } = await askFor(3, 'office')
  await world.answer(links[0] ?? '', visit, 'yes')
  await world.answer(links[1] ?? '', visit, 'no')
  const stepOf = async () => {
    const { rows } = (await world.call<AttentionList>(world.admin, 'GET', '/admin/hall')).body
    return rows.flatMap((row) => [row, ...row.also]).find(({ _id }) => _id === visit.id)
  }
  expect(await stepOf()).toMatchObject({ kind: 'open', offers: { asked: 3, yes: 1 } })
  await world.withdraw(visit)
  expect((await stepOf())?.offers).toBeNull()
})

test('a closed family is not shown and not asked for (rule PRIV-K1)', async () => {
  const { link, visit, people } = await askFor(1)
  await world.restrict(world.family)
  expect(await codeOf(world.page(link))).toBe('404 request.not_found')
  expect(await codeOf(world.ask<Refusal>(visit, people))).toBe('403 privacy.restricted')
  await world.restrict(world.family, false)
})

test('an offer is deleted 30 days after the start of its visit (rule OFFER-6)', async () => {
  const { visit } = await askFor(1)
  const count = async () => (await selectRows(world, 'offers', ['id'], { visit_id: visit.id })).length
  world.clock.now = new Date(visit.starts_min * 60_000 + 30 * 86_400_000)
  await sweepOffers(world.deps)
  expect(await count()).toBe(1)
  world.pass(60_000)
  await sweepOffers(world.deps)
  expect(await count()).toBe(0)
})
