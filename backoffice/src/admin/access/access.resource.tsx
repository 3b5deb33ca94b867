import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

const AccessList = lazy(async () => ({ default: (await import('./AccessList.tsx')).AccessList }))

export const accessResource: ResourceProps = { name: 'access-log', list: AccessList }
