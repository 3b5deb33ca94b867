/**
 * Escapes a typed address: "a?bcc=b@x.in" is valid and must not become two. The @ stays, because some mail programs do not
 * decode it.
 */
export function mailtoLink(email: string, subject?: string): string {
  const address = email.split('@').map(encodeURIComponent).join('@')
  return `mailto:${address}${subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`}`
}
