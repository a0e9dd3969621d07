import { generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'

const quietZone = 4

/** Always dark on white, whatever the theme: cameras expect it so. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const bitmap = generate(text)
  const size = bitmap.size + 2 * quietZone
  return (
    <div
      role="img"
      aria-label={label}
      className="w-fit overflow-hidden rounded-control border border-default"
    >
      <svg aria-hidden="true" viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" className="size-48">
        <rect width={size} height={size} fill="#fff" />
        <path d={toSvgPath(bitmap)} fill="#000" transform={`translate(${quietZone} ${quietZone})`} />
      </svg>
    </div>
  )
}
