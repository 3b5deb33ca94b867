import { brandPrivacy } from '@thodu/api/contract/page-values'
import type { Consents } from '@thodu/api/contract/privacy/consents.schema'
import { formatNotice } from '@thodu/api/contract/privacy/notice'
import { useState } from 'react'
import { consents } from '#words/consents.ts'
import { language } from '#words/language/language.ts'
import { noticeWords } from '#words/notice.ts'
import { pathTo } from '../../language/paths.ts'
import type { Loaded } from '../profile/use-load.ts'
import { api } from '../session/api.ts'
import { Alert } from '../ui/Alert.tsx'

const keyOf = (accountId: string): string => `thodu.notice-later.${accountId}`

/** Whether the person chose "Later" in this tab. If the browser stores nothing, the next page asks again. */
function isPutOff(accountId: string): boolean {
  try {
    return sessionStorage.getItem(keyOf(accountId)) !== null
  } catch {
    return false
  }
}

function postponeNotice(accountId: string): void {
  try {
    sessionStorage.setItem(keyOf(accountId), 'yes')
  } catch {}
}

const { card, settings } = consents
const notice = formatNotice(language, noticeWords, brandPrivacy)
const { parts } = noticeWords

type Props = { accountId: string; loaded: Loaded<Consents> }

/** Asks once for consent when the customer booked before there was a notice; nothing waits for the answer (rule PRIV-C3). */
export function NoticeCard({ accountId, loaded: { data, setData } }: Props) {
  const [isLater, setLater] = useState(() => isPutOff(accountId))
  const [failed, setFailed] = useState(false)
  const [working, setWorking] = useState(false)
  if (!data?.asks || isLater) return null
  const agree = async () => {
    setWorking(true)
    setFailed(false)
    const body = { given: true, version: data.version }
    await api
      .call('PUT /user/consents/{purpose}', { params: { purpose: 'care' }, body })
      .then(setData, () => setFailed(true))
    setWorking(false)
  }
  return (
    <section className="card" aria-labelledby="notice-card">
      <h2 id="notice-card">{notice.heading}</h2>
      <p>{notice.lead}</p>
      <details className="disclosure">
        <summary>{card.read}</summary>
        {notice.purposes.map(({ purpose, title, ...text }) => (
          <div key={purpose}>
            <h3>{title}</h3>
            {(['used', 'why', 'long', 'who'] as const).map((part) => (
              <p key={part}>
                <b>{parts[part]}:</b> {text[part]}
              </p>
            ))}
          </div>
        ))}
        <p>{notice.withdrawing}</p>
        <p>
          <a href={pathTo('/privacy')}>{card.whole}</a>
        </p>
      </details>
      {failed && <Alert tone="error">{settings.failed}</Alert>}
      <div className="cluster">
        <button type="button" className="button" disabled={working} onClick={() => void agree()}>
          {card.agree}
        </button>
        <button
          type="button"
          className="button button-quiet"
          onClick={() => {
            postponeNotice(accountId)
            setLater(true)
          }}
        >
          {card.later}
        </button>
      </div>
    </section>
  )
}
