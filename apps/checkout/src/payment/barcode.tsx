import { readBoleto } from '@balcao/domain/payments/boleto'
import { barcodeStripes } from '@balcao/domain/payments/interleaved-barcode'

/** The day only affects the reading of the due date; the stripes depend on the digits alone. */
const anyDay = '2026-01-01'
const height = 50
/** Scanners need white on both sides. */
const quietZone = 10

/** The 44 digits of a boleto as banks' cameras read them; null for a code that is not one. */
export function barcodeOf(code: string): string | null {
  const boleto = readBoleto(code, anyDay)
  return boleto.valid ? boleto.barcode : null
}

export function Barcode({ digits, label }: { digits: string; label: string }) {
  const { bars, width } = barcodeStripes(digits)
  const path = bars.map((bar) => `M${bar.x + quietZone} 0h${bar.width}v${height}h-${bar.width}z`).join('')
  return (
    <svg
      className="barcode"
      width={width + 2 * quietZone}
      height={height}
      viewBox={`0 0 ${width + 2 * quietZone} ${height}`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}
