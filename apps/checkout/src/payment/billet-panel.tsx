import { formatBoletoLine } from '@balcao/domain/boleto'
import { fillMessage } from '../messages/fill-message.ts'
import { CopyableCode } from '../page/copyable-code.tsx'
import { PayFooter } from './pay-footer.tsx'
import { usePaymentTexts } from './payment-context.ts'
import type { LivePayment } from './use-live-payment.ts'

type Props = { billet: { code: string; url: string | null; expiresAt: string | null }; live: LivePayment }

export function BilletPanel({ billet, live }: Props) {
  const { messages, day } = usePaymentTexts()
  const pdf = billet.url !== null && /^(https?:\/\/|\/(?!\/))/i.test(billet.url) ? billet.url : null
  return (
    <>
      {billet.expiresAt ? (
        <p className="due-date figures">
          {fillMessage(messages.billetDueOn, { date: day(billet.expiresAt) })}
        </p>
      ) : null}
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
      {pdf ? (
        <a className="button button-secondary" href={pdf} target="_blank" rel="noopener noreferrer">
          {messages.billetOpen}
        </a>
      ) : null}
      <ol className="numbered">
        <li>{messages.billetStep1}</li>
        <li>{messages.billetStep2}</li>
        <li>{messages.billetStep3}</li>
      </ol>
      <PayFooter live={live}>
        <span>{messages.alreadyPaidQuestion}</span>
      </PayFooter>
    </>
  )
}
