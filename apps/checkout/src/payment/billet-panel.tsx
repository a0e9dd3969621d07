import type { PaymentView } from '@balcao/domain/checkout/checkout-page'
import { formatBoletoLine } from '@balcao/domain/payments/boleto'
import { CopyableCode } from '#page/copyable-code.tsx'
import { AlreadyPaid } from './already-paid.tsx'
import { AmountToPay } from './amount-to-pay.tsx'
import { Barcode, barcodeOf } from './barcode.tsx'
import { usePaymentTexts } from './payment-context.ts'
import { PixQr } from './pix-qr.tsx'
import { useCheckoutLink } from './use-checkout-link.ts'
import type { LivePayment } from './use-live-payment.ts'

type Props = { billet: NonNullable<PaymentView['billet']>; live: LivePayment }

export function BilletPanel({ billet, live }: Props) {
  const { messages, day } = usePaymentTexts()
  const { view } = live
  const checkoutLink = useCheckoutLink(view)
  const printable = billet.url !== null && /^(https?:\/\/|\/(?!\/))/i.test(billet.url) ? billet.url : null
  const digits = barcodeOf(billet.code)
  const hasPix = billet.pixCode !== null
  return (
    <>
      <AmountToPay view={view} heading={messages.billetHeading} />
      {hasPix ? <p className="muted">{messages.billetOnce}</p> : null}
      {billet.pixCode === null ? null : <BilletPix code={billet.pixCode} />}
      {hasPix ? <h2 className="way-heading">{messages.billetBarHeading}</h2> : null}
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
        <li>{hasPix ? messages.billetStep3Bar : messages.billetStep3}</li>
      </ol>
      <AlreadyPaid live={live}>
        {checkoutLink === null || hasPix ? (
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

/** The Pix code of the same boleto comes first, because it is confirmed at once. */
function BilletPix({ code }: { code: string }) {
  const { messages } = usePaymentTexts()
  return (
    <section className="pix">
      <div className="pix-pay">
        <h2 className="way-heading">{messages.billetPixHeading}</h2>
        <CopyableCode
          code={code}
          texts={{
            label: messages.pixCodeLabel,
            copy: messages.copyPix,
            copied: messages.copied,
            copyByHand: messages.copyByHand,
          }}
        />
      </div>
      <PixQr code={code} />
    </section>
  )
}
