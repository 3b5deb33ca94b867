import { createHash } from 'node:crypto'
import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import type { Answer, TestApi } from '../api.ts'
import { type ActorName, markerOf, type PersonName, roleOf } from './matrix-people.ts'

type Given = { call: string; actor: ActorName; id: string; answer: Answer<unknown> }
type Wired = { _id: string }

const uuid = /[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[\da-f]{4}-[\da-f]{12}/g
const isOpenSession = 'ended_at is null'
const isOpen = "status in ('pending', 'confirmed', 'active')"
/** What a caretaker may read of a finished booking (rule CARE-5). */
const keptOfFinished = [
  ...['_id', 'bookingId', 'serviceType', 'serviceName', 'packageId', 'packageName', 'price', 'timestamp'],
  ...['createdAt', 'updatedAt', 'status', 'date', 'caregiver', 'assignedCaregiver', 'rating'],
]

const isBlank = (value: unknown): boolean =>
  value === null ||
  value === '' ||
  value === 0 ||
  (typeof value === 'object' && Object.values(value).every((inner) => inner === ''))

/**
 * What each actor may see, worked out from the rows of the database by statements of its own, and compared with answers:
 * lists must hold exactly what is the actor's, objects must be the one that was asked for, and no answer may carry an id
 * or a word of anybody else.
 */
export function createOracle(api: TestApi, idOf: (name: PersonName) => string) {
  const ids = async (sql: string, ...values: unknown[]): Promise<string[]> => {
    const rows = await (await api.sideDoor()).rows(sql, ...values)
    return rows.map((row) => String(Object.values(row)[0]))
  }

  /** When the day began in the city, which is 5 h 30 min ahead of UTC. */
  const dayInMinutes = () => Math.floor((nowInMinutes() + 330) / 1_440) * 1_440 - 330
  const nowInMinutes = () => Math.floor(api.deps.now().getTime() / 60_000)

  /** Lists by call: the ids the actor may see, in any order. */
  const lists: Record<string, (me: string) => Promise<string[]>> = {
    'GET /booking': (me) => ids('select id from bookings where user_id = ?', me),
    'GET /callback': (me) => ids('select id from callbacks where user_id = ?', me),
    'GET /user/sessions': (me) => ids(`select id from sessions where account_id = ? and ${isOpenSession}`, me),
    'GET /document': (me) => ids('select id from documents where owner_id = ?', me),
    'GET /caretaker/bookings': (me) => ids('select id from bookings where assigned_caregiver_id = ?', me),
    'GET /admin/bookings': () => ids('select id from bookings'),
    'GET /admin/users': () => ids('select id from accounts where removed_at is null'),
    'GET /admin/caretakers': () => ids("select id from accounts where role = 'caretaker'"),
    'GET /admin/callbacks': () => ids('select id from callbacks'),
    'GET /user/privacy-requests': (me) => ids('select id from privacy_requests where account_id = ?', me),
    'GET /admin/privacy-requests': () => ids('select id from privacy_requests'),
    'GET /admin/messages': () => ids('select id from messages'),
    'GET /admin/documents': () => ids('select id from documents'),
    'GET /caretaker/visits': (me) =>
      ids(
        'select id from visits where caretaker_id = ? and ends_min > ? and starts_min < ?',
        me,
        dayInMinutes(),
        dayInMinutes() + 14 * 1_440,
      ),
    'GET /caretaker/time-off': (me) => ids('select id from time_off where caretaker_id = ?', me),
    'GET /admin/time-off': () => ids('select id from time_off'),
    'GET /admin/visits': () => ids('select id from visits'),
    'GET /admin/access-log': () => ids('select id from access_log'),
  }
  /** Single facts about the actor. */
  const facts: Record<string, (me: string, body: never) => Promise<[unknown, unknown]>> = {
    'GET /auth/me': async (me, body: Wired) => [body._id, me],
    'GET /user/profile': async (me, body: Wired) => [body._id, me],
    'PUT /user/profile': async (me, body: Wired) => [body._id, me],
    'POST /booking': async (me, body: Booking) => [body.userId, me],
    'GET /caretaker/bookings/stats': async (me, body: { completedJobs: number }) => [
      body.completedJobs,
      (await ids("select id from bookings where assigned_caregiver_id = ? and status = 'completed'", me)).length,
    ],
    'GET /analytics': async (me, body: { bookingStats: { total: number } }) => [
      body.bookingStats.total,
      (await ids('select id from bookings where user_id = ?', me)).length,
    ],
  }

  /** Ids that may stand in an answer to a customer or a caretaker. */
  const visibleIds = async (actor: ActorName, me: string): Promise<string[]> => {
    if (actor === 'visitor') return []
    const role = roleOf(actor)
    const own = [
      ...(await ids('select id from bookings where user_id = ?', me)),
      ...(await ids('select v.id from visits v join bookings b on b.id = v.booking_id where b.user_id = ?', me)),
      ...(await ids('select id from sessions where account_id = ?', me)),
      ...(await ids('select id from second_factors where account_id = ?', me)),
      ...(await ids('select id from documents where owner_id = ?', me)),
      ...(await ids('select p.id from payments p join bookings b on b.id = p.booking_id where b.user_id = ?', me)),
      ...(await ids('select id from day_links where created_by = ?', me)),
      ...(await ids('select id from callbacks where user_id = ?', me)),
      ...(await ids('select id from privacy_requests where account_id = ?', me)),
      ...(await ids('select id from service_selections where user_id = ?', me)),
      ...(await ids(
        'select assigned_caregiver_id from bookings where user_id = ? and assigned_caregiver_id is not null',
        me,
      )),
    ]
    const care = [
      ...(await ids('select id from visits where caretaker_id = ?', me)),
      ...(await ids('select id from time_off where caretaker_id = ?', me)),
      ...(await ids('select id from sessions where account_id = ?', me)),
      ...(await ids('select id from second_factors where account_id = ?', me)),
      ...(await ids('select id from bookings where assigned_caregiver_id = ?', me)),
      ...(await ids(`select user_id from bookings where assigned_caregiver_id = ? and ${isOpen}`, me)),
      ...(await ids(
        `select document_id from booking_files f join bookings b on b.id = f.booking_id
          where b.assigned_caregiver_id = ? and b.${isOpen} and f.category <> 'aadharCard'`,
        me,
      )),
    ]
    return [me, ...(role === 'caretaker' ? care : own)]
  }
  /** People whose words may stand in an answer. */
  const visiblePeople = async (actor: ActorName, me: string): Promise<string[]> => {
    if (actor === 'visitor') return []
    if (roleOf(actor) === 'caretaker')
      return [
        me,
        ...(await ids(`select user_id from bookings where assigned_caregiver_id = ? and ${isOpen}`, me)),
        // Whom a visit of these hours leads to (rule VISIT-6).
        ...(await ids(
          `select b.user_id from visits v join bookings b on b.id = v.booking_id
            where v.caretaker_id = ? and b.${isOpen} and v.status in ('planned', 'started', 'done')
              and v.starts_min - 1440 <= ? and v.ends_min + 120 >= ?`,
          me,
          nowInMinutes(),
          nowInMinutes(),
        )),
      ]
    return [
      me,
      ...(await ids(
        'select assigned_caregiver_id from bookings where user_id = ? and assigned_caregiver_id is not null',
        me,
      )),
    ]
  }

  function checkFinished(body: unknown): string[] {
    const bookings = (Array.isArray(body) ? body : [body]) as Partial<Booking>[]
    return bookings
      .filter(({ status }) => status === 'completed' || status === 'cancelled')
      .flatMap((booking) => Object.entries(booking))
      .filter(([name, value]) => !keptOfFinished.includes(name) && !isBlank(value))
      .map(([name]) => `a finished booking shows ${name}`)
  }

  async function checkIds({ actor, id, answer }: Given, me: string): Promise<string[]> {
    if (actor === 'admin') return []
    const others = [...answer.text.matchAll(uuid)].map(([found]) => found).filter((found) => found !== id)
    if (others.length === 0) return []
    const visible = new Set(await visibleIds(actor, me))
    return others.filter((found) => !visible.has(found)).map((found) => `somebody else's id ${found}`)
  }
  async function checkWords({ actor, answer }: Given, me: string): Promise<string[]> {
    if (actor === 'admin') return []
    const names = ['customer', 'otherCustomer', 'stranger', 'assignedCaretaker', 'otherCaretaker', 'admin'] as const
    const named = names.filter((name) => answer.text.toLowerCase().includes(markerOf(name)))
    if (named.length === 0) return []
    const visible = await visiblePeople(actor, me)
    return named.filter((name) => !visible.includes(idOf(name))).map((name) => `words of ${name}`)
  }

  /** What is wrong with an answer that was given; nothing for a right one. */
  return async function findLeaks(given: Given): Promise<string[]> {
    const { call, actor, id, answer } = given
    const me = actor === 'visitor' ? '' : idOf(actor)
    const problems = [...(await checkIds(given, me)), ...(await checkWords(given, me))]
    if (answer.status >= 400) return problems
    const list = lists[call]
    if (list) {
      const seen = (answer.body as Wired[]).map(({ _id }) => _id).toSorted()
      const wanted = (await list(me)).toSorted()
      if (JSON.stringify(seen) !== JSON.stringify(wanted))
        problems.push(
          `${seen.length} rows, of which ${wanted.filter((one) => seen.includes(one)).length} of ${wanted.length} right`,
        )
      if (wanted.length === 0) problems.push('an empty list proves nothing')
    }
    const fact = facts[call]
    if (fact) {
      const [seen, wanted] = await fact(me, answer.body as never)
      if (seen !== wanted) problems.push(`${seen} instead of ${wanted}`)
    }
    const makesAnother = call === 'POST /booking/{id}/day-links'
    const isObject = typeof answer.body === 'object' && answer.body !== null && '_id' in answer.body
    if (id !== '' && isObject && !makesAnother && (answer.body as Wired)._id !== id)
      problems.push('another thing than was asked for')
    if (call.includes('/caretaker/bookings')) problems.push(...checkFinished(answer.body))
    if (call === 'GET /files/{id}') {
      const [stored] = await ids('select sha256 from documents where id = ?', id)
      if (createHash('sha256').update(answer.text).digest('hex') !== stored) problems.push('other bytes than stored')
    }
    return problems
  }
}
