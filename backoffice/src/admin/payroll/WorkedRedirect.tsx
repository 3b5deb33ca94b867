import { Navigate, useLocation } from 'react-router-dom'

/** /admin/worked was the list of worked hours; its month is now the month of the pay. */
export function WorkedRedirect() {
  const { search } = useLocation()
  return <Navigate to={`/payroll${search}`} replace />
}
