import type { Reader } from '@thodu/db'
import type { z } from 'zod'
import type { CareShape, Shift } from '../../contract/care/care-shapes.ts'
import type { ServiceType } from '../../contract/care/service-types.ts'
import type { Language } from '../../contract/people/languages.ts'
import type { changeRosterSchema, PlannedRoster, planRosterSchema } from '../../contract/roster/roster.schema.ts'
import { careTasksOf } from '../../contract/tasks/care-tasks.ts'
import { texts } from '../../contract/texts.ts'
import { type Day, dayOfMoment, momentOf, readClock } from '../../contract/time.ts'
import type { Deps } from '../../http/environment.ts'
import { conflict, wrongFields } from '../../http/errors/api-error.ts'
import type { Unchecked } from '../../suggestions/missing-checks.ts'
import { findSendable } from './caretakers.queries.ts'
import { findPlanErrors } from './check-plan.ts'
import { findWarnings } from './find-warnings.ts'
import { planFrom, type VisitPlan } from './generate-visits.ts'
import type { MergedRules, WantedRule } from './merge-rules.ts'
import { readPlanBasis } from './read-plan-basis.ts'
import { type PlannedBooking, type StoredRoster, toMask } from './roster.queries.ts'
import { toPlannedVisits, toRoster } from './roster-wire.ts'
import { endOfPackage, findShapeOf } from './suggest-roster.ts'
import { checkRules, planRules, withRules } from './write-rules.ts'

type Input = z.output<typeof planRosterSchema>
type GivenChange = z.output<typeof changeRosterSchema>
export type PlanInput<Body> = { id: string; given: Body; now: Date; language?: Language | undefined }
/** A plan before it is written; a preview returns `answer`. */
export type Proposal = {
  booking: PlannedBooking
  roster: StoredRoster
  rules: MergedRules
  plan: VisitPlan
  unchecked: readonly Unchecked[]
  answer: PlannedRoster
}

const refuse = (errors: Record<string, string>): void => {
  if (Object.keys(errors).length > 0) throw wrongFields(errors)
}
const toShifts = ({ shifts }: Input): Shift[] =>
  shifts.map(({ code, start, minutes }) => ({ code, startMin: readClock(start) ?? 0, minutes }))
const toRules = ({ rules = [] }: Input, from: Day): WantedRule[] =>
  rules.map(({ code, weekday, caretaker }) => ({ code, weekday, caretakerId: caretaker, from }))

/** Completes the given roster from the package. @throws ApiError 400 */
function toAskedRoster(
  id: string,
  given: Input,
  before: StoredRoster | undefined,
  { service, shape }: { service: ServiceType | undefined; shape: CareShape | undefined },
): StoredRoster {
  const isMoved = before === undefined || before.starts_on !== given.startsOn
  const usualEnd = isMoved ? endOfPackage(shape, given.startsOn) : before.ends_on
  const endsOn = given.endsOn === undefined ? usualEnd : given.endsOn
  const shifts = toShifts(given)
  const { startsOn, mode, tasks } = given
  refuse(findPlanErrors({ startsOn, endsOn, mode, shifts, tasks: { chosen: tasks, offered: careTasksOf(service) } }))
  const unitsTotal = before === undefined ? (shape?.units ?? null) : before.units_total
  const days = [...new Set(given.days)].toSorted((one, other) => one - other)
  const { pause, rules } = before?.plan ?? { pause: null, rules: [] }
  return {
    booking_id: id,
    starts_on: given.startsOn,
    ends_on: endsOn,
    days_mask: toMask(days),
    mode: given.mode,
    units_total: unitsTotal,
    pause_from: before?.pause_from ?? null,
    pause_until: before?.pause_until ?? null,
    generated_until: before?.generated_until ?? null,
    revision: before?.revision ?? 1,
    created_at: before?.created_at ?? '',
    updated_at: '',
    plan: { startsOn: given.startsOn, endsOn, days, mode: given.mode, unitsTotal, pause, shifts, rules },
    ruleIds: before?.ruleIds ?? [],
    tasks: tasks ?? before?.tasks ?? [],
  }
}

type Target = Pick<Proposal, 'booking' | 'roster' | 'rules' | 'unchecked'> & { from: Day }

async function propose(
  db: Reader,
  { booking, roster: asked, rules, unchecked, from }: Target,
  { now, language }: Pick<PlanInput<unknown>, 'now' | 'language'>,
): Promise<Proposal> {
  const roster = withRules(asked, rules)
  const plan = await planFrom(db, { booking, roster }, { from, now })
  const { refused, visits, replaced: without } = plan
  const ruled = roster.plan.rules.map(({ caretakerId }) => caretakerId).filter((id) => id !== null)
  const people = new Map([...(await findSendable(db, ruled)), ...plan.people])
  const about = { bookingId: booking.id, people, refused, without, unchecked, language }
  const warnings = await findWarnings(db, visits, about)
  const answer = {
    roster: toRoster(roster, people),
    created: plan.added.length,
    kept: plan.kept,
    open: visits.filter(({ caretakerId }) => caretakerId === null).length,
    warnings,
    visits: toPlannedVisits(visits, people),
  }
  return { booking, roster, rules, plan, unchecked, answer }
}

/** Proposes a first plan. @throws ApiError 400; 404; 409 when care is over or a roster exists */
export async function proposeNew(db: Reader, deps: Deps, asked: PlanInput<Input>): Promise<Proposal> {
  const { id, given, now } = asked
  const { booking, before } = await readPlanBasis(db, id)
  if (before) throw conflict('roster.exists')
  const roster = toAskedRoster(id, given, undefined, await findShapeOf(db, id))
  if (given.startsOn < dayOfMoment(momentOf(now))) refuse({ startsOn: texts.roster.pastStart })
  const wanted = toRules(given, given.startsOn)
  const unchecked = await checkRules(db, deps, booking, wanted)
  const rules = planRules(roster, wanted, given.startsOn)
  return propose(db, { booking, roster, rules, unchecked, from: given.startsOn }, asked)
}

/** Proposes a new plan from a day on. @throws ApiError 400; 404; 409 when no roster exists or another request was faster */
export async function proposeChange(db: Reader, deps: Deps, asked: PlanInput<GivenChange>): Promise<Proposal> {
  const { id, given, now } = asked
  const { booking, before } = await readPlanBasis(db, id)
  if (!before) throw conflict('roster.missing')
  if (before.revision !== given.revision) throw conflict('roster.stale')
  const today = dayOfMoment(momentOf(now))
  const from = given.from ?? today
  if (from < today) refuse({ from: texts.roster.pastDay })
  if (given.from !== undefined && given.from < given.startsOn) refuse({ from: texts.roster.beforeFirstDay })
  const roster = toAskedRoster(id, given, before, await findShapeOf(db, id))
  if (given.startsOn !== before.starts_on && given.startsOn < today) refuse({ startsOn: texts.roster.pastStart })
  const wanted = toRules(given, from)
  const unchecked = await checkRules(db, deps, booking, wanted)
  // Without given rules, the present ones remain.
  const standing = roster.plan.rules.filter(({ to }) => to === null)
  const rules = planRules(roster, given.rules === undefined ? standing : wanted, from)
  return propose(db, { booking, roster, rules, unchecked, from }, asked)
}
