import type { ReactNode } from 'react'
import { CanAccess } from 'react-admin'
import { NoAccessPage } from '../app/NoAccessPage.tsx'
import { RowSkeletons } from '../app/RowSkeletons.tsx'

type GuardedProps = { resource: string; action: string; children: ReactNode }

/** A screen that opens only for what permissions.ts lists. */
export const Guarded = ({ resource, action, children }: GuardedProps) => (
  <CanAccess resource={resource} action={action} loading={<RowSkeletons />} accessDenied={<NoAccessPage />}>
    {children}
  </CanAccess>
)
