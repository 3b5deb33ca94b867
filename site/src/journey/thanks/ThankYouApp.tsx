import type { User } from '@thodu/api/contract/accounts/accounts.schema'
import { brand } from '@thodu/api/contract/page-values'
import { formatPhone } from '@thodu/api/contract/people/phone-digits'
import type { CallbackRequest } from '@thodu/api/contract/requests/queues.schema'
import { useLayoutEffect, useState } from 'react'
import { namesOf } from '#words/language/catalogue.ts'
import { thanks } from '#words/thanks.ts'
import { pathTo } from '../../language/paths.ts'
import { clearDraft, readChosenService } from '../draft/current-draft.ts'
import { Guarded } from '../session/Guarded.tsx'
import { readNavigationState } from '../session/navigation-state.ts'
import { formatCallWindow, formatCallWindowZone } from '../ui/clock.ts'
import { Facts } from '../ui/Facts.tsx'
import { unbroken } from '../ui/unbroken.tsx'

/** `phone`: the number that was promised to be called; earlier versions of the page did not pass it. */
type ThankYouState = { isCallback: true; callback: CallbackRequest; accountId: string; phone?: string }

function readCallback(user: User): Pick<ThankYouState, 'callback' | 'phone'> | undefined {
  const state = readNavigationState() as Partial<ThankYouState> | undefined
  return state?.isCallback && state.accountId === user._id ? (state as ThankYouState) : undefined
}

const isSettled = (): boolean => (history.state as { settled?: boolean } | null)?.settled === true

function CallbackFacts({ callback, phone }: Pick<ThankYouState, 'callback' | 'phone'>) {
  const { preferredTime, additionalNotes } = callback.callbackData
  const { serviceName, packageName } = namesOf({ ...callback, packageId: callback.selectedPackage })
  const now = Date.parse(callback.createdAt)
  return (
    <Facts
      facts={[
        [thanks.callback.service, serviceName],
        [thanks.callback.package, packageName],
        [
          thanks.callback.window,
          <>
            <span className="unbroken">{thanks.callback.windows[preferredTime]}</span>{' '}
            {formatCallWindowZone(preferredTime, now)}
          </>,
        ],
        ...(phone ? [[thanks.callback.number, formatPhone(phone)] as const] : []),
        ...(additionalNotes ? [[thanks.callback.notes, additionalNotes] as const] : []),
      ]}
    />
  )
}

const links = [
  { text: thanks.track, href: pathTo('/profile'), className: 'button' },
  { text: thanks.callSupport, href: `tel:${brand.phone}`, className: 'button-link' },
  { text: thanks.modify, href: pathTo('/contact'), className: 'button-link' },
  { text: thanks.bookings, href: pathTo('/profile#bookings'), className: 'button-link' },
  { text: thanks.home, href: pathTo('/'), className: 'button-link' },
]

function ThankYou({ user }: { user: User }) {
  const [given] = useState(() => readCallback(user))
  const callback = given?.callback
  // The request is sent, so the draft is deleted (rule JRN-7), once: on a later visit to this page the customer may have a new
  // draft. A layout effect runs before the first paint, so the customer cannot leave earlier.
  useLayoutEffect(() => {
    if (isSettled()) return
    const service = callback?.serviceType ?? readChosenService()
    if (service) clearDraft(user._id, service)
    history.replaceState({ ...history.state, settled: true }, '')
  }, [callback, user._id])
  return (
    <article className="thanks">
      <h1>{callback ? thanks.callback.heading : thanks.heading}</h1>
      <p className="lead">
        {callback
          ? unbroken(
              thanks.callback.lead(
                formatCallWindow(callback.callbackData.preferredTime, Date.parse(callback.createdAt)),
              ),
            )
          : thanks.plain}
      </p>
      {given && <CallbackFacts {...given} />}
      <ul className="plain cluster">
        {links.map(({ text, ...link }) => (
          <li key={text}>
            <a {...link}>{text}</a>
          </li>
        ))}
      </ul>
    </article>
  )
}

/** Page /thank-you: confirms a callback request (rule JRN-7). */
export function ThankYouApp() {
  return <Guarded allowed={['user']}>{(user) => <ThankYou user={user} />}</Guarded>
}
