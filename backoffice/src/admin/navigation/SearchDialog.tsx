import Autocomplete, { type AutocompleteRenderGroupParams } from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { cleanSearch } from '@thodu/api/contract/clean-text'
import { useCallback, useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { isComposing } from '../../app/is-composing.ts'
import { useAdminData } from '../admin-data-provider.ts'
import { useWaitingCounts } from '../lists/use-waiting.ts'
import { consumeTypedKeys } from './early-typing.ts'
import { dashboardPages, isEntryShown } from './menu-entries.ts'
import { type Finding, findPages, splitAbsence, toAbsences, toFindings } from './search-results.ts'

const PAUSE = 150
const SHORTEST = 2

/** Searches when the user pauses typing, so that not every letter sends a request. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

function useFindings(text: string) {
  const admin = useAdminData()
  const translate = useTranslate()
  const waiting = useWaitingCounts()
  const { name, isAbsent } = splitAbsence(cleanSearch(text), translate('admin.find.absenceWords'))
  const q = useSettled(name)
  const isAsked = q.length >= SHORTEST
  const { data, isFetching, isError } = useQuery({
    queryKey: ['find', q],
    queryFn: () => admin.call('GET /admin/find', { query: { q } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  })
  const pages = findPages(
    dashboardPages
      .filter((page) => isEntryShown(page, waiting))
      .map(({ to, key }) => ({ to, title: translate(`admin.menu.${key}`) })),
    text,
  )
  const found =
    isAsked && data ? [...(isAbsent ? toAbsences(data, translate) : []), ...toFindings(data, translate)] : []
  return { findings: [...found, ...pages], isBusy: isFetching || q !== name.trim(), isError }
}

/** The search text and the target of Enter. An Enter before the response waits for the new results. */
function useFinder(goTo: (finding: Finding) => void) {
  const [text, setText] = useState('')
  const { findings, isBusy, isError } = useFindings(text)
  const [isEager, setEager] = useState(false)
  const [first] = findings
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the response arrives
  useEffect(() => {
    if (!isEager || isBusy) return
    setEager(false)
    if (first) goTo(first)
  }, [isEager, isBusy])

  /** The field takes the focus and the text typed before it was drawn. */
  const takeOver = useCallback((field: HTMLInputElement | null) => {
    if (!field) return
    field.focus()
    const typed = consumeTypedKeys()
    if (typed.text === '') return
    setText(typed.text)
    setEager(typed.wasEntered)
  }, [])
  const type = (next: string) => {
    setText(next)
    setEager(false)
  }
  const nothing = isError ? 'failed' : isBusy ? 'searching' : text.trim().length < SHORTEST ? 'hint' : 'nothing'
  return { text, type, takeOver, findings, nothing, isBusy, enterEarly: () => setEager(true) }
}

/** One search for families, bookings, caretakers and pages, usable by keyboard alone (rule OFF-25). */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  function goTo(finding: Finding) {
    onClose()
    void navigate(finding.to)
  }
  const { text, type, takeOver, findings, nothing, isBusy, enterEarly } = useFinder(goTo)
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      slotProps={{
        paper: {
          'aria-label': translate('admin.find.open'),
          sx: { alignSelf: 'flex-start', p: 1.5, overflow: 'visible' },
        },
      }}
    >
      <Autocomplete<Finding>
        open
        disablePortal
        autoHighlight
        value={null}
        inputValue={text}
        onInputChange={(_event, next, reason) => reason === 'input' && type(next)}
        onKeyDown={(event) => {
          if (isComposing(event.nativeEvent)) event.defaultMuiPrevented = true
          if (event.defaultMuiPrevented || event.key !== 'Enter' || !isBusy) return
          event.defaultMuiPrevented = true
          enterEarly()
        }}
        onChange={(_event, finding) => finding && goTo(finding)}
        onClose={(_event, reason) => reason === 'escape' && onClose()}
        options={findings}
        filterOptions={(options) => options}
        groupBy={({ group }) => translate(`admin.find.${group}`)}
        renderGroup={({ key, ...group }) => <FoundGroup key={key} {...group} />}
        getOptionKey={({ to }) => to}
        getOptionLabel={({ title }) => title}
        noOptionsText={translate(`admin.find.${nothing}`)}
        forcePopupIcon={false}
        renderOption={(props, finding) => (
          <li {...props} key={finding.to}>
            <Found finding={finding} />
          </li>
        )}
        slotProps={{ listbox: { sx: { maxHeight: 'min(60vh, 32rem)' } } }}
        renderInput={(params) => (
          <TextField
            {...params}
            inputRef={takeOver}
            autoFocus
            margin="none"
            label={translate('admin.find.label')}
            type="search"
          />
        )}
      />
    </Dialog>
  )
}

const FoundGroup = ({ group, children }: Omit<AutocompleteRenderGroupParams, 'key'>) => (
  <Box component="div" role="group" aria-label={group}>
    <Typography variant="body2" color="textSecondary" aria-hidden="true" sx={{ px: 2, pt: 1 }}>
      {group}
    </Typography>
    <ul role="presentation" style={{ padding: 0 }}>
      {children}
    </ul>
  </Box>
)

const Found = ({ finding: { title, about } }: { finding: Finding }) => (
  <Box sx={{ overflowWrap: 'anywhere' }}>
    <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
    {about && (
      <Typography variant="body2" color="textSecondary">
        {about}
      </Typography>
    )}
  </Box>
)
