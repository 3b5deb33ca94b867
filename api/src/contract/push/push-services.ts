/** Hosts of the push services of Chrome, Safari, Firefox and Edge; a leading dot allows subdomains (rule CARE-28). */
const pushHosts = ['fcm.googleapis.com', 'web.push.apple.com', '.push.services.mozilla.com', '.notify.windows.com']

/** Whether the server may send to this address: any other one could lead it into its own network. */
export function isPushAddress(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password } = new URL(endpoint)
  const isKnown = pushHosts.some((host) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host))
  return protocol === 'https:' && isKnown && port === '' && username === '' && password === ''
}
