export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text: string,
  className = '',
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  made.textContent = text
  if (className !== '') made.className = className
  return made
}
