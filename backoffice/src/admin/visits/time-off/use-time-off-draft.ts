import type { AnswerOf } from '@thodu/api/contract/client/calls'
import { addDays } from '@thodu/api/contract/time'
import { useState } from 'react'
import { useKeptText } from '../../../app/session/use-kept-text.ts'
import { momentInCity, timeInCity, today } from '../../../words/visit-times.ts'

export type Kind = AnswerOf<'GET /admin/time-off'>[number]['kind']
export const kinds = ['sick', 'day-off', 'leave', 'other'] as const satisfies Kind[]

const moment = (local: string): string | undefined => momentInCity(local.slice(0, 10), local.slice(11, 16))
/** From now to the end of today or of a later day, as values of `datetime-local` inputs. */
const now = (): string => `${today()}T${timeInCity(new Date().toISOString())}`
const endOf = (days: number): string => `${addDays(today(), days)}T00:00`

export type KeptField = { value: string; set: (text: string) => void; forget: () => void }
function useKept(name: string, initial = ''): KeptField {
  const [first] = useState(initial)
  const [value, set, forget] = useKeptText(`time-off.${name}`, first)
  return { value, set, forget }
}

/**
 * The draft of one absence; `lacks` is the message about a missing field.
 * @param whose id of the absent caretaker; undefined when the form selects the caretaker
 */
export function useTimeOffDraft(whose: string | undefined) {
  const of = (name: string) => (whose === undefined ? name : `${whose}.${name}`)
  const caretaker = useKept(of('caretaker'), whose)
  const kind = useKept(of('kind'), 'sick')
  const from = useKept(of('from'), now())
  const until = useKept(of('until'), endOf(1))
  const reason = useKept(of('reason'))
  const [startsAt, endsAt] = [moment(from.value), moment(until.value)]
  const span = startsAt !== undefined && endsAt !== undefined && startsAt < endsAt ? { startsAt, endsAt } : undefined
  const fields = { caretaker, kind, from, until, reason }
  return {
    ...fields,
    kind: { ...kind, value: kinds.find((known) => known === kind.value) ?? ('other' as const) },
    span,
    lacks: caretaker.value === '' ? 'app.needsPerson' : span === undefined ? 'app.needsTimes' : undefined,
    /** From now to the end of the given number of days, including today. */
    setDays(days: number) {
      from.set(now())
      until.set(endOf(days))
    },
    forget() {
      for (const field of Object.values(fields)) field.forget()
    },
  }
}
