import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'
import { type RaRecord, useListContext } from 'react-admin'
import { useScreenBelow } from '../looks/use-screen-below.ts'

export function CardStack<Row extends RaRecord>({ render }: { render: (row: Row) => ReactNode }) {
  const { data = [] } = useListContext<Row>()
  return (
    <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((row) => (
        <Card key={row.id} component="li" sx={{ p: 1.5 }}>
          {render(row)}
        </Card>
      ))}
    </Stack>
  )
}

/** True below 600 px: lists are cards. A tablet has room for a compact table. */
export const useIsSmall = (): boolean => useScreenBelow('sm')

/** True on a tablet: rarely used columns are hidden at first. */
export const useIsTablet = (): boolean => useScreenBelow('lg')
