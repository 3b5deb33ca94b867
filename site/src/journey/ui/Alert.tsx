import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

type Props = { tone: 'error' | 'success' | 'note'; children: ReactNode }

const icons = { error: 'circle-alert', success: 'circle-check', note: 'info' } as const
const classes = { error: 'alert alert-error', success: 'alert', note: 'alert alert-note' } as const

export function Alert({ tone, children }: Props) {
  return (
    <div className={classes[tone]} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon name={icons[tone]} />
      <div>{children}</div>
    </div>
  )
}
