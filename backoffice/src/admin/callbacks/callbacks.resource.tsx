import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

const CallbackList = lazy(async () => ({ default: (await import('./CallbackList.tsx')).CallbackList }))

export const callbacksResource: ResourceProps = { name: 'callbacks', list: CallbackList }
