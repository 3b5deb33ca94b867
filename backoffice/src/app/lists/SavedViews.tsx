import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { formatCount } from '@thodu/api/contract/words/formats'
import {
  extractValidSavedQueries,
  type SortPayload,
  useListContext,
  useResourceContext,
  useSavedQueries,
  useTranslate,
} from 'react-admin'
import { Link } from 'react-router-dom'

export type View = {
  labelKey: string
  filter: Record<string, string | boolean>
  sort?: SortPayload
  count?: number | undefined
}
type Shown = {
  label: string
  filter: Record<string, unknown>
  sort?: SortPayload | undefined
  count?: number | undefined
}

function toListSearch({ filter, sort }: Shown): string {
  const displayed = Object.fromEntries(Object.keys(filter).map((name) => [name, true]))
  return new URLSearchParams({
    filter: JSON.stringify(filter),
    displayedFilters: JSON.stringify(displayed),
    ...(sort ? { sort: sort.field, order: sort.order } : {}),
    page: '1',
  }).toString()
}

type SavedViewsProps = {
  views: readonly View[]
  toSearch?: (view: Shown) => string
}

/** Built-in views and those saved by "Save current query", as links that can be sent (rule OFF-29). */
export function SavedViews({ views, toSearch = toListSearch }: SavedViewsProps) {
  const translate = useTranslate()
  const { filterValues, sort } = useListContext()
  const [kept] = useSavedQueries(useResourceContext() ?? '')
  const all: Shown[] = [
    ...views.map(({ labelKey, ...view }) => ({ ...view, label: translate(labelKey) })),
    ...extractValidSavedQueries(kept).map(({ label, value }) => ({
      label,
      filter: value.filter ?? {},
      sort: value.sort,
    })),
  ]
  return (
    <Stack
      component="nav"
      aria-label={translate('app.views')}
      direction="row"
      sx={{
        gap: 0.5,
        py: 0.5,
        flexShrink: { xs: 0, md: 1 },
        flexWrap: { xs: 'nowrap', md: 'wrap' },
        overflowX: 'auto',
      }}
    >
      {all.map((view) => {
        const shown = isSameQuery(view, { filter: filterValues, sort })
        return (
          <Button
            key={view.label}
            component={Link}
            to={{ search: toSearch(view) }}
            size="small"
            variant={shown ? 'outlined' : 'text'}
            {...(shown ? { 'aria-current': 'page' as const } : {})}
            sx={{ flexShrink: 0, whiteSpace: 'nowrap', minHeight: 32 }}
          >
            {view.label}
            {view.count !== undefined && view.count > 0 && ` ${formatCount(view.count)}`}
          </Button>
        )
      })}
    </Stack>
  )
}

type Query = { filter: Record<string, unknown>; sort?: { field: string; order: string } | undefined }

const normal = ({ filter }: Query): string =>
  JSON.stringify(
    Object.entries(filter)
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([name, value]) => [name, String(value)])
      .sort(([one = ''], [other = '']) => one.localeCompare(other)),
  )

/** Whether two queries find the same rows in the same order. A view without an order matches every order. */
const isSameQuery = (view: Query, shown: Query): boolean =>
  normal(view) === normal(shown) &&
  (view.sort === undefined || (view.sort.field === shown.sort?.field && view.sort.order === shown.sort.order))
