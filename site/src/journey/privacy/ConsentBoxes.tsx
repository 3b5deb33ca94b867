import { ApiFailure } from '@thodu/api/contract/client/client'
import type { Consents } from '@thodu/api/contract/privacy/consents.schema'
import type { Purpose } from '@thodu/api/contract/privacy/notice'
import { texts } from '@thodu/api/contract/texts'
import { useState } from 'react'
import { consents } from '#words/consents.ts'
import { pathTo } from '../../language/paths.ts'
import { Loadable } from '../profile/Loadable.tsx'
import type { Loaded } from '../profile/use-load.ts'
import { api } from '../session/api.ts'
import { Alert } from '../ui/Alert.tsx'

const words = consents.settings
/** Consequences of a withdrawal, shown beside the box. */
const ends: Partial<Record<Purpose, string>> = { care: texts.privacy.careEnds, 'day-link': words.linksEnd }

/** Gives or withdraws one consent at once, and reports the result (rule PRIV-C5). */
export function useConsents({ setData }: Pick<Loaded<Consents>, 'setData'>) {
  const [working, setWorking] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [said, setSaid] = useState('')
  async function press({ version }: Consents, purpose: Purpose, given: boolean): Promise<void> {
    if (working) return
    setWorking(true)
    setFailure(undefined)
    setSaid('')
    try {
      setData(await api.call('PUT /user/consents/{purpose}', { params: { purpose }, body: { given, version } }))
      const taken = purpose === 'care' ? `${words.taken} ${words.slip}` : words.taken
      setSaid(given ? words.given : taken)
    } catch (error) {
      setFailure(error instanceof ApiFailure && error.status === 409 ? error.message : words.failed)
    }
    setWorking(false)
  }
  return { press, failure, said }
}

/** The consents for care and day-links, one box each; the other two are notifications (rule PRIV-C5). */
export function ConsentBoxes({ loaded }: { loaded: Loaded<Consents> }) {
  const { press, failure, said } = useConsents(loaded)
  return (
    <section aria-labelledby="consents">
      <h2 id="consents">{words.heading}</h2>
      <p>
        {words.lead} <a href={pathTo('/privacy')}>{words.read}</a>
      </p>
      <Loadable loaded={loaded} failure={words.loadFailed}>
        {(data) =>
          data.boxes.map(({ purpose, isGiven }) => {
            if (purpose === 'messages' || purpose === 'news') return null
            const end = isGiven ? ends[purpose] : undefined
            return (
              <div key={purpose}>
                <label className="choice">
                  <input
                    type="checkbox"
                    checked={isGiven}
                    aria-describedby={end && `consent-${purpose}`}
                    onChange={({ target: { checked } }) => void press(data, purpose, checked)}
                  />
                  {words.boxes[purpose]}
                </label>
                {end && (
                  <p className="small soft" id={`consent-${purpose}`}>
                    {end}
                  </p>
                )}
              </div>
            )
          })
        }
      </Loadable>
      {failure && <Alert tone="error">{failure}</Alert>}
      <p role="status">{said}</p>
    </section>
  )
}
