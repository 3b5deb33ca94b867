import { Link } from 'react-router-dom'

type FamilyLinkProps = { id: string | null | undefined; children: string }

/** A family's name, which leads to its page (rule OFF-22); just the name where there is no account. */
export const FamilyLink = ({ id, children }: FamilyLinkProps) =>
  id ? <Link to={`/families/${id}`}>{children}</Link> : children
