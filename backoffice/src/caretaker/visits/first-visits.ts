import type { OwnVisit } from '@thodu/api/contract/visits/visits.schema'
import { sendRemembered } from '../../app/wire/api.ts'
import { visitDays } from './visit-rules.ts'

let reading: Promise<OwnVisit[]> | undefined
let held: OwnVisit[] | undefined

async function read(): Promise<OwnVisit[]> {
  const response = await sendRemembered(`/caretaker/visits?${new URLSearchParams(visitDays(new Date()))}`)
  held = (await response.json()) as OwnVisit[]
  return held
}

/** Reads the visits before any screen is there, once however often it is asked for; again after a failure. */
export function readFirstVisits(): Promise<OwnVisit[]> {
  reading ??= read().catch((cause: unknown) => {
    reading = undefined
    throw cause
  })
  return reading
}

/** The visits as the first screen left them, for the screens that take its place. */
export const heldFirstVisits = (): OwnVisit[] | undefined => held

/** Keeps the server's answer to a press of the first screen. */
export function holdVisit(saved: OwnVisit): OwnVisit[] {
  held = (held ?? []).map((visit) => (visit._id === saved._id ? saved : visit))
  return held
}
