import { Link } from 'react-router-dom'

type FamilyLinkProps = { id: string | null | undefined; children: string; isRow?: boolean }

/** A family's name, linked to its page if it has an account (rule OFF-22). `isRow` marks it as the row's main link. */
export const FamilyLink = ({ id, children, isRow = false }: FamilyLinkProps) =>
  id ? (
    <Link to={`/families/${id}`} {...(isRow ? { 'data-row': true } : {})}>
      {children}
    </Link>
  ) : (
    children
  )
