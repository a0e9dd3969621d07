import { CopyableCode } from '#page/copyable-code.tsx'
import { AlreadyPaid } from './already-paid.tsx'
import { AmountToPay } from './amount-to-pay.tsx'
import { ExpiryCountdown } from './expiry-countdown.tsx'
import { usePaymentTexts } from './payment-context.ts'
import { PixQr } from './pix-qr.tsx'
import type { LivePayment } from './use-live-payment.ts'

type Props = { pix: { code: string; expiresAt: string }; live: LivePayment }

/**
 * A phone that shows the page also pays, so copying comes first; a wide screen is scanned by a phone, so the
 * QR code comes first.
 */
export function PixPanel({ pix, live }: Props) {
  const { messages } = usePaymentTexts()
  return (
    <div className="pix">
      <div className="pix-pay">
        <AmountToPay view={live.view} heading={messages.pixHeading} />
        <CopyableCode
          code={pix.code}
          texts={{
            label: messages.pixCodeLabel,
            copy: messages.copyPix,
            copied: messages.copied,
            copyByHand: messages.copyByHand,
          }}
        />
        {live.view.automaticPix === 'AUTHORIZE' ? <p className="muted">{messages.pixAuthorizes}</p> : null}
        <ol className="numbered">
          <li>{messages.pixStep1}</li>
          <li>{messages.pixStep2}</li>
          <li>{messages.pixStep3}</li>
        </ol>
      </div>
      <PixQr code={pix.code} />
      <AlreadyPaid live={live}>
        <ExpiryCountdown expiresAt={pix.expiresAt} clockOffsetMs={live.clockOffsetMs} onEnd={live.refetch} />
      </AlreadyPaid>
    </div>
  )
}
