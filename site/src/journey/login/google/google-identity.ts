/** The part of Google's identity client that this page uses (https://accounts.google.com/gsi/client). */
type GoogleIdentity = {
  initialize: (options: {
    client_id: string
    nonce: string
    callback: (answer: { credential: string }) => void
  }) => void
  renderButton: (parent: HTMLElement, options: Record<string, string | number>) => void
}
declare global {
  interface Window {
    google?: { accounts: { id: GoogleIdentity } }
  }
}

const CLIENT_URL = 'https://accounts.google.com/gsi/client'

/** Loads Google's client at runtime (rule ACC-21). @throws when it cannot be loaded */
export function loadGoogleIdentity(): Promise<GoogleIdentity> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = CLIENT_URL
    script.async = true
    script.onload = () => (window.google ? resolve(window.google.accounts.id) : reject(new Error('no client')))
    script.onerror = () => reject(new Error('not loaded'))
    document.head.append(script)
  })
}
