import Stack from '@mui/material/Stack'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { type ReactNode, useId } from 'react'

import { useTranslate } from 'react-admin'
import { formatBriefDate } from '../../words/formats.ts'
import { formatPackage } from '../../words/stored/stored.ts'
import { NextStepButton } from '../actions/NextStepButton.tsx'
import { NotesButton } from '../actions/NotesPanel.tsx'
import type { Job } from '../job/job.ts'
import { StatusProgress } from '../job/StatusProgress.tsx'
import { NewMark } from '../today/NewMark.tsx'
import { JobLink } from './JobCard.tsx'

export type JobColumn = 'service' | 'package' | 'client' | 'email' | 'status' | 'date' | 'actions'
type JobTableProps = { jobs: readonly Job[]; columns: readonly JobColumn[]; label: string }

/** Bookings as a table, for wide screens (rule CARE-10). */
export function JobTable({ jobs, columns, label }: JobTableProps) {
  const translate = useTranslate()
  return (
    <Table aria-label={label} sx={{ '& td, & th': { px: 1.5, py: 1.25 } }}>
      <TableHead>
        <TableRow>
          {columns.map((column) => (
            <TableCell key={column}>{translate(`caretaker.columns.${column}`)}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {jobs.map((job) => (
          <JobRow key={job.id} job={job} columns={columns} />
        ))}
      </TableBody>
    </Table>
  )
}

const cellStyles: Partial<Record<JobColumn, object>> = {
  client: { overflowWrap: 'anywhere', minWidth: 120 },
  email: { overflowWrap: 'anywhere', minWidth: 180 },
  date: { whiteSpace: 'nowrap' },
}

function Email({ address }: { address: string }) {
  const at = address.indexOf('@') + 1
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  )
}

function JobRow({ job, columns }: { job: Job; columns: readonly JobColumn[] }) {
  const id = useId()
  const translate = useTranslate()
  const cells: Record<JobColumn, () => ReactNode> = {
    service: () => <JobLink job={job} />,
    package: () => formatPackage(translate, job),
    client: () => <span id={id}>{job.userInfo.name}</span>,
    email: () => <Email address={job.userInfo.email} />,
    status: () => (
      <Stack sx={{ alignItems: 'flex-start', gap: 0.5 }}>
        <NewMark job={job} />
        <StatusProgress status={job.status} />
      </Stack>
    ),
    date: () => formatBriefDate(job.createdAt),
    actions: () => (
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <NextStepButton job={job} describedBy={id} />
        <NotesButton job={job} describedBy={id} />
      </Stack>
    ),
  }
  return (
    <TableRow>
      {columns.map((column) => (
        <TableCell key={column} sx={cellStyles[column]}>
          {cells[column]()}
        </TableCell>
      ))}
    </TableRow>
  )
}
