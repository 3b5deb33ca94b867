import { frame } from '#words/frame.ts'

export function Steps({ current }: { current: 1 | 2 | 3 }) {
  return (
    <ol className="plain steps" aria-label={frame.steps.label}>
      {frame.steps.names.map((name, index) => {
        const step = index + 1
        return (
          <li
            key={name}
            aria-current={step === current ? 'step' : undefined}
            data-done={step < current ? '' : undefined}
          >
            <span className="step-number" aria-hidden="true">
              {step}
            </span>
            {name}
          </li>
        )
      })}
    </ol>
  )
}
