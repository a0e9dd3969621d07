import type { ReactNode } from 'react'
import { fillMessage } from '#messages/fill-message.ts'
import { LockIcon, ShieldIcon, StoreIcon } from '#page/icons.tsx'
import { useCheckoutData } from './checkout-context.ts'
import { useSellerLine } from './use-seller-line.ts'

function TrustLine({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <div className="trust-line">
      <span className="trust-icon">{icon}</span>
      <div>
        <p className="trust-title">{title}</p>
        <p className="trust-text">{children}</p>
      </div>
    </div>
  )
}

/** The seller's own guarantee; a product without one shows none. */
export function GuaranteeLine() {
  const { page, messages } = useCheckoutData()
  const { guaranteeDays } = page.product
  if (guaranteeDays <= 0) return null
  return (
    <TrustLine icon={<ShieldIcon />} title={fillMessage(messages.guaranteeTitle, { days: guaranteeDays })}>
      {messages.guaranteeText}
    </TrustLine>
  )
}

export function ProtectedLine() {
  const { messages } = useCheckoutData()
  return (
    <TrustLine icon={<LockIcon />} title={messages.protectedTitle}>
      {messages.protectedText}
    </TrustLine>
  )
}

export function SellerLine() {
  const { page, messages } = useCheckoutData()
  const { identity, processedBy } = useSellerLine()
  return (
    <TrustLine icon={<StoreIcon />} title={fillMessage(messages.sellerTitle, { seller: page.seller.name })}>
      {identity ? `${identity} · ` : ''}
      {processedBy}
    </TrustLine>
  )
}
