import type { User } from '@thodu/api/contract/accounts/accounts.schema'
import type { Consents } from '@thodu/api/contract/privacy/consents.schema'
import { texts } from '@thodu/api/contract/texts'
import { useState } from 'react'
import { consents as consentWords } from '#words/consents.ts'
import { settings } from '#words/settings.ts'
import { useConsents } from '../../privacy/ConsentBoxes.tsx'
import { api } from '../../session/api.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Loadable } from '../Loadable.tsx'
import type { Loaded } from '../use-load.ts'

const words = settings.notifications
type Props = { user: User; onUser: (user: User) => void; consents: Loaded<Consents> }

/** Consents that are also notification preferences of the account. */
const purposeOf = { smsAlerts: 'messages', marketing: 'news' } as const

/** The customer's three notification choices; each takes effect at once (rules JRN-11, PRIV-C5). */
export function Notifications({ user, onUser, consents }: Props) {
  const { press, failure, said } = useConsents(consents)
  const [result, setResult] = useState<{ text: string; isFailure: boolean }>()
  const [working, setWorking] = useState(false)
  async function pressEmails(emailUpdates: boolean): Promise<void> {
    if (working) return
    setWorking(true)
    setResult(undefined)
    try {
      onUser(await api.call('PUT /user/profile', { body: { notificationPreferences: { emailUpdates } } }))
      setResult({ text: texts.profile.updated, isFailure: false })
    } catch {
      setResult({ text: texts.profile.updateFailed, isFailure: true })
    }
    setWorking(false)
  }
  return (
    <section aria-labelledby="notifications">
      <h2 id="notifications">{words.heading}</h2>
      <Loadable loaded={consents} failure={consentWords.settings.loadFailed}>
        {(data) => (
          <>
            <label className="choice">
              <input
                type="checkbox"
                checked={user.notificationPreferences.emailUpdates}
                onChange={({ target: { checked } }) => void pressEmails(checked)}
              />
              {words.emailUpdates}
            </label>
            {(['smsAlerts', 'marketing'] as const).map((name) => (
              <label key={name} className="choice">
                <input
                  type="checkbox"
                  checked={data.boxes.some(({ purpose, isGiven }) => purpose === purposeOf[name] && isGiven)}
                  onChange={({ target: { checked } }) => void press(data, purposeOf[name], checked)}
                />
                {words[name]}
              </label>
            ))}
          </>
        )}
      </Loadable>
      {failure && <Alert tone="error">{failure}</Alert>}
      {result?.isFailure && <Alert tone="error">{result.text}</Alert>}
      <p role="status">{said || (result?.isFailure ? '' : result?.text)}</p>
    </section>
  )
}
