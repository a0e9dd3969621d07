/** The four-petalled mark of Pix, in its own colour. */
export function PixLogo({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 16 16" fill="#32bcad" aria-hidden="true">
      <path d="M8 1.1 10.9 4 8 6.9 5.1 4ZM8 9.1l2.9 2.9L8 14.9 5.1 12ZM12 5.1 14.9 8 12 10.9 9.1 8ZM4 5.1 6.9 8 4 10.9 1.1 8Z" />
    </svg>
  )
}
