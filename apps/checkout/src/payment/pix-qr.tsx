import { useMemo } from 'react'
import { usePaymentTexts } from './payment-context.ts'
import { qrPath } from './qr-path.ts'

export function PixQr({ code }: { code: string }) {
  const { messages } = usePaymentTexts()
  const { path, size } = useMemo(() => qrPath(code), [code])
  return (
    <figure className="pix-qr">
      <svg
        className="qr"
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label={messages.pixQrLabel}
      >
        <path d={path} fill="currentColor" />
      </svg>
      <figcaption>{messages.qrHint}</figcaption>
    </figure>
  )
}
