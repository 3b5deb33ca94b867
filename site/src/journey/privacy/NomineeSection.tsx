import type { Nominee } from '@thodu/api/contract/privacy/requests.schema'
import { dayInCity } from '@thodu/api/contract/time'
import { useState } from 'react'
import { formatDate } from '#words/language/formats.ts'
import { yourData } from '#words/privacy.ts'
import { Loadable } from '../profile/Loadable.tsx'
import { useLoad } from '../profile/use-load.ts'
import { api } from '../session/api.ts'
import { Alert } from '../ui/Alert.tsx'
import { loadNominee } from './load-own.ts'
import { NomineeForm } from './NomineeForm.tsx'

const text = yourData.nominee

function Named({ nominee }: { nominee: Nominee | null }) {
  if (!nominee) return <p>{text.none}</p>
  return (
    <p>
      <b>{text.named(nominee.name, nominee.relation)}</b> · {nominee.phone} ·{' '}
      {text.since(formatDate(dayInCity(new Date(nominee.namedAt))))}
    </p>
  )
}

/**
 * Shows and edits the nominee: the person who may act for the account after the owner's death or incapacity. The office cannot
 * enter a nominee (rule PRIV-R5).
 */
export function NomineeSection() {
  const loaded = useLoad(loadNominee)
  const [isEditing, setEditing] = useState(false)
  const [said, setSaid] = useState('')
  const [failed, setFailed] = useState(false)
  const show = (nominee: Nominee | null, words: string) => {
    loaded.setData({ nominee })
    setEditing(false)
    setSaid(words)
  }
  const remove = () => {
    setFailed(false)
    setSaid('')
    api.call('DELETE /user/nominee').then(
      () => show(null, text.removed),
      () => setFailed(true),
    )
  }
  return (
    <section aria-labelledby="nominee">
      <h3 id="nominee">{text.heading}</h3>
      <p>{text.lead}</p>
      <Loadable loaded={loaded} failure={text.failed}>
        {({ nominee }) =>
          isEditing ? (
            <NomineeForm
              nominee={nominee}
              onSaved={(saved) => show(saved, text.saved)}
              onCancel={() => setEditing(false)}
            />
          ) : (
            <>
              <Named nominee={nominee} />
              {failed && <Alert tone="error">{text.saveFailed}</Alert>}
              <div className="cluster">
                <button
                  type="button"
                  className="button button-small button-quiet"
                  onClick={() => {
                    setSaid('')
                    setFailed(false)
                    setEditing(true)
                  }}
                >
                  {nominee ? text.change : text.add}
                </button>
                {nominee && (
                  <button type="button" className="button button-small button-quiet" onClick={remove}>
                    {text.remove}
                  </button>
                )}
              </div>
            </>
          )
        }
      </Loadable>
      <p className="small soft" role="status">
        {said}
      </p>
    </section>
  )
}
