import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallOptions } from '@thodu/api/contract/client/client'
import type { Language } from '@thodu/api/contract/people/languages'
import type { Recipient, WhatsAppMessage } from '@thodu/api/contract/whatsapp/whatsapp.schema'
import { useState } from 'react'
import { useToast } from '../../app/wire/use-toast.tsx'
import { useAdminData } from '../admin-data-provider.ts'

/**
 * Subject and first recipient of a message. `caretaker`: not the booking's own; `visit`: has a substitute, whom the message
 * names.
 */
export type WhatsAppSubject = {
  booking: { _id: string; label: string }
  to?: Recipient
  caretaker?: string
  visit?: string
}
export type Message = WhatsAppMessage['messages'][number]

const pickMessage = (messages: readonly Message[], chosen: Message['template'] | undefined): Message | undefined =>
  messages.find(({ template }) => template === chosen) ?? messages.find(({ isFitting }) => isFitting) ?? messages[0]

/** Records that WhatsApp was opened with a message, then whether it was sent (rule CALL-8). */
function useNoting(bookingId: string, onAnswered: (isSent: boolean) => void) {
  const admin = useAdminData()
  const toast = useToast()
  const queryClient = useQueryClient()
  const [opened, setOpened] = useState<string>()
  const showInHistory = () => void queryClient.invalidateQueries({ queryKey: ['bookings', 'history', bookingId] })
  const fail = (cause: unknown) => toast.fail(cause, 'admin.handOff.failed')

  function noteOpened(body: CallOptions<'POST /admin/communications'>['body']) {
    admin
      .call('POST /admin/communications', { body })
      .then(({ _id }) => {
        setOpened(_id)
        showInHistory()
      })
      .catch(fail)
  }
  function answer(isSent: boolean) {
    if (opened === undefined) return
    admin
      .call('PUT /admin/communications/{id}', { params: { id: opened }, body: { state: isSent ? 'sent' : 'not-sent' } })
      .then(() => {
        toast.succeed(isSent ? 'admin.handOff.noted' : 'admin.handOff.notedNot')
        showInHistory()
        onAnswered(isSent)
      })
      .catch(fail)
  }
  return { isOpened: opened !== undefined, noteOpened, answer }
}

/**
 * One message, from the template to the confirmation that it was sent (rules CALL-7 and CALL-8).
 * @param onAnswered called with the answer
 */
export function useWhatsApp(
  { booking, to: first = 'family', caretaker, visit }: WhatsAppSubject,
  onAnswered: (isSent: boolean) => void,
) {
  const admin = useAdminData()
  const { isOpened, noteOpened, answer } = useNoting(booking._id, onAnswered)
  const [to, setTo] = useState<WhatsAppMessage['to']>(first)
  const [language, setLanguage] = useState<Language>()
  const [chosen, setChosen] = useState<Message['template']>()
  const [reason, setReason] = useState('')
  const whom = {
    to,
    ...(to === 'caretaker' && caretaker !== undefined ? { caretaker } : {}),
    ...(visit === undefined ? {} : { visit }),
  }
  const { data, error, refetch } = useQuery({
    queryKey: ['hand-off', booking._id, whom, language],
    queryFn: () =>
      admin.call('GET /admin/bookings/{id}/hand-off', {
        params: { id: booking._id },
        query: { ...whom, ...(language ? { language } : {}) },
      }),
    placeholderData: (before) => before,
  })
  const message = pickMessage(data?.messages ?? [], chosen)
  const needsReason = data?.refusal === 'switched-off' && message?.isDespiteOff === true
  const mayOpen = message?.url != null && (data?.refusal === null || (needsReason && reason.trim() !== ''))
  const open = ({ template }: Message) =>
    noteOpened({
      bookingId: booking._id,
      template,
      ...whom,
      ...(data ? { language: data.language } : {}),
      ...(needsReason ? { reason: reason.trim() } : {}),
    })
  return {
    data,
    hasFailed: error !== null && data === undefined,
    refetch,
    message,
    chosen: { to, language: language ?? data?.language, reason },
    choose: { to: setTo, language: setLanguage, message: setChosen, reason: setReason },
    needsReason,
    isOpened,
    mayOpen,
    open,
    answer,
  }
}
