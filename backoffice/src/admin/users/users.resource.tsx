import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

const UserList = lazy(async () => ({ default: (await import('./UserList.tsx')).UserList }))

export const usersResource: ResourceProps = { name: 'users', list: UserList }
