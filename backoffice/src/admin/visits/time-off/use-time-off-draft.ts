import type { AnswerOf } from '@thodu/api/contract/client/calls'
import { addDays } from '@thodu/api/contract/time'
import { useState } from 'react'
import { useKeptText } from '../../../app/session/use-kept-text.ts'
import { momentInCity, timeInCity, today } from '../../../words/visit-times.ts'

type Kind = AnswerOf<'GET /admin/time-off'>[number]['kind']
/** The kinds that the office enters, with their words. */
export const kinds = { sick: 'sick', away: 'leave' } as const satisfies Record<string, Kind>
export type EnteredKind = keyof typeof kinds

/** Days of an absence that begins now, including today; `until` has its own fields. */
const daysOf = { today: 1, threeDays: 3 } as const
export type Length = keyof typeof daysOf | 'until'
export const lengths = ['today', 'threeDays', 'until'] as const satisfies Length[]

/** From now to the end of today or of a later day, as values of `datetime-local` inputs. */
const now = (): string => `${today()}T${timeInCity(new Date().toISOString())}`
const endOf = (days: number): string => `${addDays(today(), days)}T00:00`

const moment = (local: string): string | undefined => momentInCity(local.slice(0, 10), local.slice(11, 16))
function toSpan(from: string, until: string): { startsAt: string; endsAt: string } | undefined {
  const [startsAt, endsAt] = [moment(from), moment(until)]
  return startsAt !== undefined && endsAt !== undefined && startsAt < endsAt ? { startsAt, endsAt } : undefined
}

export type KeptField<Value extends string = string> = {
  value: Value
  set: (text: Value) => void
  forget: () => void
}
function useKept(name: string, initial = ''): KeptField {
  const [first] = useState(initial)
  const [value, set, forget] = useKeptText(`time-off.${name}`, first)
  return { value, set, forget }
}
const oneOf = <Value extends string>(field: KeptField, values: readonly Value[], other: Value): KeptField<Value> => ({
  ...field,
  value: values.find((known) => known === field.value) ?? other,
})

/**
 * The draft of one absence; `lacks` is the message about a missing field.
 * @param whose id of the absent caretaker; undefined when the form selects the caretaker
 */
export function useTimeOffDraft(whose: string | undefined) {
  const of = (name: string) => (whose === undefined ? name : `${whose}.${name}`)
  const caretaker = useKept(of('caretaker'), whose)
  const kind = oneOf(useKept(of('kind'), 'sick'), ['sick', 'away'], 'sick')
  const length = oneOf(useKept(of('length'), 'today'), lengths, 'today')
  const from = useKept(of('from'), now())
  const until = useKept(of('until'), endOf(1))
  const reason = useKept(of('reason'))
  const [start] = useState(now)
  const days = length.value === 'until' ? undefined : daysOf[length.value]
  const span = days === undefined ? toSpan(from.value, until.value) : toSpan(start, endOf(days))
  const fields = { caretaker, kind, length, from, until, reason }
  return {
    ...fields,
    /** The last whole day; undefined for "until". */
    lastDay: days === undefined ? undefined : addDays(today(), days - 1),
    span,
    lacks: caretaker.value === '' ? 'app.needsPerson' : span === undefined ? 'app.needsTimes' : undefined,
    forget() {
      for (const field of Object.values(fields)) field.forget()
    },
  }
}
