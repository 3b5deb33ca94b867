/** A shape of 12 by 12, in the colour of the words beside it; a file of its own, as first screens draw it too. */
export const ShapeSign = ({ shape }: { shape: string }) => (
  <svg
    width="12"
    height="12"
    viewBox="0 0 12 12"
    fill="currentColor"
    fillRule="evenodd"
    aria-hidden="true"
    style={{ flexShrink: 0 }}
  >
    <path d={shape} />
  </svg>
)
