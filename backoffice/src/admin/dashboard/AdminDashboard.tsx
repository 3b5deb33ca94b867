import ExpandMoreIcon from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Suspense } from 'react'
import { useStore, useTranslate } from 'react-admin'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { RowSkeletons } from '../../app/lists/ListStates.tsx'
import { PageTitle } from '../../app/looks/PageTitle.tsx'
import { loadScreen } from '../../app/wire/load-screen.tsx'
import { useHall } from '../hall/use-hall.ts'
import { NoticeList } from './NoticeList.tsx'

const Hall = loadScreen(() => import('../hall/Hall.tsx'), 'Hall', { first: true })
const Overview = loadScreen(() => import('./Overview.tsx'), 'Overview')
const BackupNote = loadScreen(() => import('./BackupNote.tsx'), 'BackupNote')

/** /admin: what cannot wait (rule HALL-1), and folded below it the overview (rule HALL-4). */
export function AdminDashboard() {
  const translate = useTranslate()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  // What stands below waits for what stands above, and moves away from under no finger (rule OFF-33).
  const answer = useHall()
  const [kept, keep] = useStore('dashboard.overview', false)
  const isOpen = kept || search.has('tab')
  function fold() {
    keep(!isOpen)
    if (isOpen && search.has('tab')) void navigate('/', { replace: true })
  }
  return (
    <Box sx={{ pb: 4 }}>
      <PageTitle title={translate('admin.menu.dashboard')} />
      <NoticeList />
      <Suspense fallback={<RowSkeletons rows={2} height={72} />}>
        <Hall {...answer} />
        {!answer.isPending && (
          <>
            <Button
              variant="outlined"
              onClick={fold}
              aria-expanded={isOpen}
              aria-controls="overview"
              endIcon={<ExpandMoreIcon sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />}
            >
              {translate('admin.hall.overview')}
            </Button>
            <Box id="overview" sx={{ mt: 2 }}>
              {isOpen && (
                <Suspense fallback={<RowSkeletons />}>
                  <Overview />
                </Suspense>
              )}
            </Box>
            <Suspense fallback={null}>
              <BackupNote />
            </Suspense>
          </>
        )}
      </Suspense>
    </Box>
  )
}
