import type { OwnVisit } from '@thodu/api/contract/visits/visits.schema'
import { useEffect, useRef, useState } from 'react'
import { toldBy } from '../../app/wire/call-status.ts'
import type { Translate } from '../../words/translate.ts'
import { restTime, settleTime, useHastyTap } from '../outbox/hasty-tap.ts'
import type { Press } from '../outbox/outbox.ts'
import { pressNow } from '../outbox/press-now.ts'
import { isWhole } from './CodeField.tsx'
import { type LeftBehind, useLeftBehind } from './use-left-behind.ts'

/** Which end of a visit is pressed. */
export type VisitPress = 'start' | 'end'
export type VisitStepProps = {
  visit: OwnVisit
  say: Translate
  onSaved: (visit: OwnVisit, kind: VisitPress) => void
  /** Without a line it is kept on the phone, and sent later. */
  onKept?: (kind: VisitPress) => void
  /** The server refused: what is on the screen may be old. */
  onRefused?: (error: unknown) => void
  /** While a press or a question is open the home must not take this screen's place; @returns what ends that. */
  onOpen?: () => () => void
}

/** The pressing of Start and End: what is asked before, sent once however hasty the finger, and what came of it (rule CARE-21). */
export function useVisitPress({ visit, say, onSaved, onKept, onRefused, onOpen }: VisitStepProps) {
  const kind: VisitPress = visit.status === 'started' ? 'end' : 'start'
  const [state, setState] = useState<'rest' | 'asked' | 'sent'>('rest')
  const [problem, setProblem] = useState('')
  const [code, setCode] = useState('')
  const [isTyping, setTyping] = useState(false)
  const left = useLeftBehind(visit._id)
  const tap = useHastyTap()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => (state === 'rest' ? undefined : onOpen?.()), [state, onOpen])
  // At the door the digits come first; at the end there is more to say.
  useEffect(() => {
    if (state === 'asked' && kind === 'start') field.current?.focus()
  }, [state, kind])

  function ask() {
    if (tap.isHasty()) return
    if (kind === 'start' && !visit.hasCode) return void press('')
    tap.restFor(settleTime)
    setProblem('')
    setState('asked')
  }
  /** The code of the door where it is whole; a visit starts and ends without one, too (rule DAY-21). */
  const confirm = () => void press(isWhole(code) ? code : '')
  function enterCode() {
    setTyping(true)
    setTimeout(() => field.current?.focus())
  }
  async function press(given: string) {
    if (tap.isHasty()) return
    tap.restFor(Number.POSITIVE_INFINITY)
    setState('sent')
    setProblem('')
    try {
      const outcome = await pressNow(pressOf(kind, visit._id, given, left.body))
      if (kind === 'end') left.forget()
      setCode('')
      setTyping(false)
      if (outcome.state === 'delivered' && 'visit' in outcome.answered) {
        const saved = outcome.answered.visit
        const isWrong = given !== '' && (kind === 'start' ? saved.startProof : saved.endProof) === 'none'
        if (isWrong) setProblem(say('caretaker.visits.codeWrong'))
        onSaved(saved, kind)
      } else if (outcome.state === 'kept') onKept?.(kind)
    } catch (error) {
      setProblem(toldBy(error) ?? say('caretaker.visits.failed'))
      onRefused?.(error)
    }
    tap.restFor(restTime)
    setState('rest')
  }
  /** At the door the digits come first; at the end a button asks for them. */
  const hasField = visit.hasCode && (kind === 'start' || isTyping)
  return {
    kind,
    state,
    problem,
    code,
    setCode,
    field,
    hasField,
    left,
    ask,
    confirm,
    enterCode,
    giveUp: () => setState('rest'),
  }
}

function pressOf(kind: VisitPress, subject: string, code: string, left: LeftBehind): Press {
  const proof = code === '' ? {} : { code }
  return kind === 'start' ? { kind, subject, body: proof } : { kind, subject, body: { ...proof, ...left } }
}
