import { qrDrawing } from './qr-drawing.ts'

/** Always dark on white, whatever the theme: cameras expect it so. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path, offset } = qrDrawing(text)
  return (
    <div
      role="img"
      aria-label={label}
      className="w-fit overflow-hidden rounded-control border border-default"
    >
      <svg aria-hidden="true" viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" className="size-48">
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" transform={`translate(${offset} ${offset})`} />
      </svg>
    </div>
  )
}
