import { lazy } from 'react'

export const loadForms = () => import('../form-parts.ts')
export const BookingDialog = lazy(() => loadForms().then(({ BookingDialog: part }) => ({ default: part })))
