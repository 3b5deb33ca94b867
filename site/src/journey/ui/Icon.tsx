/** An icon of the page's sprite (JourneyIcons.astro), so that no script contains its drawing. */
export function Icon({ name, label }: { name: string; label?: string }) {
  return (
    <svg className="icon" role={label ? 'img' : undefined} aria-label={label} aria-hidden={label ? undefined : true}>
      <use href={`#icon-${name}`} />
    </svg>
  )
}
