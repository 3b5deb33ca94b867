import { useQuery } from '@tanstack/react-query'
import type { Breach } from '@thodu/api/contract/privacy/breaches/breaches.schema'
import { useKeptText } from '../../../app/session/use-kept-text.ts'
import { POLL_EVERY } from '../../../app/wire/query-client.ts'
import { useAction } from '../../../app/wire/use-action.ts'
import { fromField } from '../../../words/city-moment.ts'
import { useAdminData } from '../../admin-data-provider.ts'

export const BREACHES = 'breaches'
/** How each form of the page reports a refusal: above its fields. */
export const breachForm = { touches: [BREACHES], failureKey: 'admin.breaches.saveFailed', showFailure: 'form' } as const

/** The fields of a breach that are entered as date and time. */
export const breachTimes = {
  facts: ['startedAt', 'endedAt'],
  board: ['boardToldAt', 'boardDetailedAt', 'extendedUntil'],
} as const
const moments: readonly string[] = Object.values(breachTimes).flat()

/** All breaches, newest first: there are few. */
export function useBreaches() {
  const admin = useAdminData()
  return useQuery({
    queryKey: [BREACHES, 'page'],
    queryFn: () => admin.call('GET /admin/breaches', { query: {} }),
    refetchInterval: POLL_EVERY,
  })
}

/**
 * The changed fields of one section of a breach, as its inputs show them. Only these are sent, so that two admins do not overwrite
 * each other; they are stored in this tab until they are saved. A closed breach has none.
 */
export function useBreachForm<Field extends keyof Breach>(
  { _id: id, closedAt }: Breach,
  section: keyof typeof breachTimes,
) {
  const admin = useAdminData()
  const [kept, keep] = useKeptText(`breach.${id}.${section}`, '{}')
  const typed = JSON.parse(closedAt === null ? kept : '{}') as Partial<Record<Field, string>>
  const save = useAction({
    ...breachForm,
    act: () => {
      const entries = Object.entries<string | undefined>(typed)
      const body = entries.map(([field, value = '']) => [field, moments.includes(field) ? fromField(value) : value])
      return admin.call('PUT /admin/breaches/{id}', { params: { id }, body: Object.fromEntries(body) })
    },
    successKey: 'admin.breaches.saved',
    onDone: () => keep('{}'),
  })
  return { typed, save, change: (field: Field, value: string) => keep(JSON.stringify({ ...typed, [field]: value })) }
}
