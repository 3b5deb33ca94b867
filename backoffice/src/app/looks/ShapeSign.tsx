/** A shape of 12 by 12, in the colour of the text. A separate file, because the first screen draws it too. */
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
