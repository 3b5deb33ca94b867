export function nameManifest(): void {
  const link = document.createElement('link')
  link.rel = 'manifest'
  link.href = '/caretaker.webmanifest'
  document.head.append(link)
}
