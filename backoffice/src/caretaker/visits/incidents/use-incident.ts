import type { IncidentKind } from '@thodu/api/contract/visits/incident-kinds'
import { useState } from 'react'
import { useKeptText } from '../../../app/session/use-kept-text.ts'
import { toldBy } from '../../../app/wire/call-status.ts'
import type { Translate } from '../../../words/translate.ts'
import { settleTime } from '../../outbox/hasty-tap.ts'
import { readOutbox, type StoredAction } from '../../outbox/outbox.ts'
import { loadSender, sendNow } from '../../outbox/send-now.ts'
import { useQueuedActions } from '../../outbox/use-waiting.ts'

export function useIncident(visitId: string, say: Translate) {
  const [state, setState] = useState<'choose' | 'sending' | 'told'>('choose')
  const [problem, setProblem] = useState('')
  const [text, setText, forgetText] = useKeptText(`trouble.${visitId}`)
  const [opened] = useState(() => Date.now())
  const isHere = (press: StoredAction) => press.kind === 'trouble' && press.subject === visitId
  const waiting = useQueuedActions()
  const kept = state === 'sending' ? [] : waiting.filter(isHere)

  async function press(kind: IncidentKind) {
    // Ignores the second tap of a quick double tap on the button that opened this.
    if (state === 'sending' || Date.now() < opened + settleTime) return
    setState('sending')
    setProblem('')
    const words = text.trim()
    try {
      const body = { kind, ...(words === '' ? {} : { text: words }) }
      const outcome = await sendNow({ kind: 'trouble', subject: visitId, body })
      setState(outcome.state === 'delivered' ? 'told' : 'choose')
      setText('')
      forgetText()
    } catch (error) {
      setProblem(toldBy(error) ?? say('caretaker.noConnection'))
      setState('choose')
    }
  }
  async function sendAgain() {
    if (state === 'sending') return
    setState('sending')
    await loadSender().then(
      ({ sendOutbox }) => sendOutbox(),
      () => undefined,
    )
    const left = readOutbox().filter(isHere)
    const refused = left.find((one) => one.state === 'refused')
    if (refused) setProblem(refused.why || say('caretaker.noConnection'))
    setState(left.length > 0 ? 'choose' : 'told')
  }
  return { state, problem, text, setText, kept, press, sendAgain }
}
