import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { CanAccess } from 'react-admin'
import { NoAccessPage } from '../app/frame/MessagePage.tsx'
import { RowSkeletons } from '../app/lists/ListStates.tsx'
import { PageTitle } from '../app/looks/PageTitle.tsx'

type ScreenProps = { title: string; maxWidth?: number; children: ReactNode }

export const Screen = ({ title, maxWidth = 1280, children }: ScreenProps) => (
  <Box sx={{ pt: 2, pb: 4, px: { xs: 0.5, sm: 1 }, width: '100%', maxWidth, minWidth: 0 }}>
    <PageTitle title={title} />
    {children}
  </Box>
)

type GuardedProps = { resource: string; action: string; children: ReactNode }

/** A screen that requires one of the caretaker's permissions. */
export const Guarded = ({ resource, action, children }: GuardedProps) => (
  <CanAccess resource={resource} action={action} loading={<RowSkeletons />} accessDenied={<NoAccessPage />}>
    {children}
  </CanAccess>
)
