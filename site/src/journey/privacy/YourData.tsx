import { useEffect, useRef } from 'react'
import { yourData as text } from '#words/privacy.ts'
import { dataHash } from '../profile/tabs.ts'
import { useLoad } from '../profile/use-load.ts'
import { AskForm } from './AskForm.tsx'
import { CloseAccount } from './CloseAccount.tsx'
import { DownloadData } from './DownloadData.tsx'
import { loadRequests } from './load-own.ts'
import { NomineeSection } from './NomineeSection.tsx'
import { OwnRequests } from './OwnRequests.tsx'
import './privacy.css'

/** Section of Settings at /profile#data: the customer's privacy requests and their answers (rule PRIV-R1). */
export default function YourData() {
  const requests = useLoad(loadRequests)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const follow = () => {
      if (location.hash !== dataHash) return
      heading.current?.focus({ preventScroll: true })
      heading.current?.scrollIntoView()
    }
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  return (
    <section aria-labelledby="your-data">
      <h2 id="your-data" ref={heading} tabIndex={-1}>
        {text.heading}
      </h2>
      <p>{text.lead}</p>
      <div className="your-data">
        <OwnRequests loaded={requests} />
        <AskForm
          onSent={(request) =>
            requests.setData((all = []) => [request, ...all.filter(({ _id }) => _id !== request._id)])
          }
        />
        <DownloadData />
        <NomineeSection />
        <CloseAccount />
      </div>
    </section>
  )
}
