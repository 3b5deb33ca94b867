import { Link } from 'react-router-dom'

type FamilyLinkProps = { id: string | null | undefined; children: string; isRow?: boolean }

/** A family's name, which leads to its page (rule OFF-22); just the name where there is no account. `isRow`: what the row is about. */
export const FamilyLink = ({ id, children, isRow = false }: FamilyLinkProps) =>
  id ? (
    <Link to={`/families/${id}`} {...(isRow ? { 'data-row': true } : {})}>
      {children}
    </Link>
  ) : (
    children
  )
