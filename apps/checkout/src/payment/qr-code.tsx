import { useMemo } from 'react'
import { qrPath } from './qr-path.ts'

export function QrCode({ code, label }: { code: string; label: string }) {
  const { path, size } = useMemo(() => qrPath(code), [code])
  return (
    <svg
      className="qr"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}
