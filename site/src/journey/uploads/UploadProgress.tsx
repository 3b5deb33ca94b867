import { details } from '#words/details.ts'

type Props = { name: string; percent: number; onStop: () => void }

export function UploadProgress({ name, percent, onStop }: Props) {
  return (
    <div className="upload-progress">
      <progress value={percent} max={100} aria-label={details.upload.uploading(name)} />
      <span className="small">{details.upload.percent(percent)}</span>
      <button type="button" className="button-link" onClick={onStop}>
        {details.upload.stop}
      </button>
    </div>
  )
}
