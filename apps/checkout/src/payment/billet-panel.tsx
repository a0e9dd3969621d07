import { formatBoletoLine } from '@balcao/domain/payments/boleto'
import { CopyableCode } from '#page/copyable-code.tsx'
import { AlreadyPaid } from './already-paid.tsx'
import { AmountToPay } from './amount-to-pay.tsx'
import { Barcode, barcodeOf } from './barcode.tsx'
import { usePaymentTexts } from './payment-context.ts'
import { useCheckoutLink } from './use-checkout-link.ts'
import type { LivePayment } from './use-live-payment.ts'

type Props = { billet: { code: string; url: string | null; expiresAt: string | null }; live: LivePayment }

export function BilletPanel({ billet, live }: Props) {
  const { messages, day } = usePaymentTexts()
  const { view } = live
  const checkoutLink = useCheckoutLink(view)
  const printable = billet.url !== null && /^(https?:\/\/|\/(?!\/))/i.test(billet.url) ? billet.url : null
  const digits = barcodeOf(billet.code)
  return (
    <>
      <AmountToPay view={view} heading={messages.billetHeading} />
      <CopyableCode
        code={billet.code}
        shownCode={formatBoletoLine(billet.code)}
        texts={{
          label: messages.billetCodeLabel,
          copy: messages.copyBillet,
          copied: messages.copied,
          copyByHand: messages.copyByHand,
        }}
      />
      {printable ? (
        <a className="button button-secondary" href={printable} target="_blank" rel="noopener noreferrer">
          {messages.billetOpen}
        </a>
      ) : null}
      <div className="slip">
        <dl className="slip-facts">
          {billet.expiresAt ? (
            <div>
              <dt>{messages.billetDue}</dt>
              <dd className="figures">{day(billet.expiresAt)}</dd>
            </div>
          ) : null}
          <div>
            <dt>{messages.billetBeneficiary}</dt>
            <dd>{view.sellerName}</dd>
          </div>
        </dl>
        {digits === null ? null : <Barcode digits={digits} label={messages.billetBarcodeLabel} />}
      </div>
      <ol className="numbered">
        <li>{messages.billetStep1}</li>
        <li>{digits === null ? messages.billetStep2Line : messages.billetStep2}</li>
        <li>{messages.billetStep3}</li>
      </ol>
      <AlreadyPaid live={live}>
        {checkoutLink === null ? (
          <span>{messages.alreadyPaidQuestion}</span>
        ) : (
          <a className="text-link" href={checkoutLink}>
            {messages.preferPix}
          </a>
        )}
      </AlreadyPaid>
    </>
  )
}
