import { CopyableCode } from '../page/copyable-code.tsx'
import { ExpiryCountdown } from './expiry-countdown.tsx'
import { PayFooter } from './pay-footer.tsx'
import { usePaymentTexts } from './payment-context.ts'
import { QrCode } from './qr-code.tsx'
import type { LivePayment } from './use-live-payment.ts'

type Props = { pix: { code: string; expiresAt: string }; live: LivePayment }

export function PixPanel({ pix, live }: Props) {
  const { messages } = usePaymentTexts()
  return (
    <>
      <QrCode code={pix.code} label={messages.pixQrLabel} />
      <CopyableCode
        code={pix.code}
        texts={{
          label: messages.pixCodeLabel,
          copy: messages.copyPix,
          copied: messages.copied,
          copyByHand: messages.copyByHand,
        }}
      />
      <ol className="numbered">
        <li>{messages.pixStep1}</li>
        <li>{messages.pixStep2}</li>
        <li>{messages.pixStep3}</li>
      </ol>
      <PayFooter live={live}>
        <ExpiryCountdown expiresAt={pix.expiresAt} clockOffsetMs={live.clockOffsetMs} onEnd={live.refetch} />
      </PayFooter>
    </>
  )
}
