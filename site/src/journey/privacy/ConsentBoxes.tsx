import { ApiFailure } from '@thodu/api/contract/client/client'
import type { Consents } from '@thodu/api/contract/privacy/consents.schema'
import type { Purpose } from '@thodu/api/contract/privacy/notice'
import { texts } from '@thodu/api/contract/texts'
import { useState } from 'react'
import { consents } from '#words/privacy/consents.ts'
import { pathTo } from '../../language/paths.ts'
import { Loadable } from '../profile/Loadable.tsx'
import { useLoad } from '../profile/use-load.ts'
import { api } from '../session/api.ts'
import { Alert } from '../ui/Alert.tsx'
import { loadConsents } from './load-consents.ts'

const words = consents.settings
/** Consequences of a withdrawal, shown beside the box. */
const ends: Partial<Record<Purpose, string>> = { care: texts.privacy.careEnds, 'day-link': words.linksEnd }

/** The consents, one box each: one tap gives, one tap withdraws (rule PRIV-C5). */
export function ConsentBoxes() {
  const loaded = useLoad(loadConsents)
  const [working, setWorking] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [said, setSaid] = useState('')
  async function press({ version }: Consents, purpose: Purpose, given: boolean): Promise<void> {
    if (working) return
    setWorking(true)
    setFailure(undefined)
    setSaid('')
    try {
      loaded.setData(await api.call('PUT /user/consents/{purpose}', { params: { purpose }, body: { given, version } }))
      const taken = purpose === 'care' ? `${words.taken} ${words.slip}` : words.taken
      setSaid(given ? words.given : taken)
    } catch (error) {
      setFailure(error instanceof ApiFailure && error.status === 409 ? error.message : words.failed)
    }
    setWorking(false)
  }
  return (
    <section aria-labelledby="consents">
      <h2 id="consents">{words.heading}</h2>
      <p>
        {words.lead} <a href={pathTo('/privacy')}>{words.read}</a>
      </p>
      <Loadable loaded={loaded} failure={words.loadFailed}>
        {(data) =>
          data.boxes.map(({ purpose, isGiven }) => {
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
