import { yourData as text } from '#words/privacy/your-data.ts'
import { useLoad } from '../profile/use-load.ts'
import { AskForm } from './AskForm.tsx'
import { CloseAccount } from './CloseAccount.tsx'
import { DownloadData } from './DownloadData.tsx'
import { loadRequests } from './load-own.ts'
import { NomineeSection } from './NomineeSection.tsx'
import { OwnRequests } from './OwnRequests.tsx'
import './privacy.css'

/** /profile#data: the customer's privacy requests and their answers (rule PRIV-R1). */
export default function YourData() {
  const requests = useLoad(loadRequests)
  return (
    <>
      <h1>{text.heading}</h1>
      <p className="lead">{text.lead}</p>
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
    </>
  )
}
