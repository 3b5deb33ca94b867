import { common } from '#words/common.ts'

export function Spinner({ label = common.loading }: { label?: string }) {
  return (
    <div className="journey-wait" role="status">
      <span className="spinner" aria-hidden="true" />
      <span>{label}</span>
    </div>
  )
}
