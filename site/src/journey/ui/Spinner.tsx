import { common } from '../../messages/en/journey/common.ts'

type Props = { label?: string; inPlaceOfPage?: boolean }

/** Says that something is on its way; in place of a whole page it is as high as the screen, so that nothing jumps. */
export function Spinner({ label = common.loading, inPlaceOfPage = false }: Props) {
  return (
    <div className={inPlaceOfPage ? 'journey-wait journey-wait-page' : 'journey-wait'} role="status">
      <span className="spinner" aria-hidden="true" />
      <span>{label}</span>
    </div>
  )
}
