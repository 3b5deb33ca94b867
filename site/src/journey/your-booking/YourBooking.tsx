import type { Service } from '@thodu/api/contract/care/catalogue'
import { formatRupees } from '@thodu/api/contract/words/formats'
import type { ReactNode } from 'react'
import { frame } from '#words/frame.ts'
import { findPackage } from '#words/language/catalogue.ts'
import { pathTo } from '../../language/paths.ts'

const words = frame.thread

export type ThreadRow = { id: string; label: string; value: string; change?: string | undefined }
type Props = {
  service?: Service | undefined
  patient?: string | undefined
  packageId?: string | undefined
  /** Path where the package can be changed; undefined on the packages page. */
  packageChange?: string | undefined
  children?: ReactNode
}

export function ThreadRows({ rows }: { rows: readonly ThreadRow[] }) {
  return (
    <dl className="thread-rows">
      {rows.map(({ id, label, value, change }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>
            {value}
            {change && (
              <a href={change}>
                {words.change}
                <span className="visually-hidden"> {label}</span>
              </a>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const hasRoom = (): boolean => matchMedia('(min-width: 64rem)').matches

/** The summary beside every step of a booking: the choices so far, and that no payment is due now (rule JRN-15). */
export function YourBooking({ service, patient, packageId, packageChange, children }: Props) {
  const chosen = service && findPackage(service, packageId ?? '')
  const price = chosen && `${formatRupees(chosen.price)} ${chosen.unit}`.trim()
  const isBaby = service?.id === 'baby-care'
  const detailsPath = service && pathTo(`/service-details?service=${service.id}#patientName`)
  return (
    <aside className="thread" aria-label={words.heading}>
      <details open={hasRoom()}>
        <summary>
          <b>{words.heading}</b>
          <span className="thread-brief">{[service?.name, price].filter(Boolean).join(' · ') || words.open}</span>
        </summary>
        <ThreadRows
          rows={[
            {
              id: 'service',
              label: words.service,
              value: service?.name ?? words.open,
              change: service && pathTo('/choose-service'),
            },
            {
              id: 'patient',
              label: isBaby ? words.baby : words.patient,
              value: patient?.trim() || words.unnamed,
              change: patient?.trim() ? detailsPath : undefined,
            },
            {
              id: 'package',
              label: words.package,
              value: chosen?.name ?? words.open,
              change: chosen && packageChange,
            },
            ...(price ? [{ id: 'price', label: words.price, value: price }] : []),
            { id: 'pay', label: words.toPay, value: words.nothing },
          ]}
        />
        {children}
      </details>
    </aside>
  )
}
