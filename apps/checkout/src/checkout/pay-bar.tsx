import type { ReactNode } from 'react'
import { ChatButton } from './chat-button.tsx'
import { useCheckoutData } from './checkout-context.ts'
import type { ChargedAmounts } from './order-amounts.ts'
import { useParcelText } from './use-parcel-text.ts'

/**
 * On a phone the bar stays at the bottom with the total, the button and the chat; on a wide screen the button
 * follows the form.
 */
export function PayBar({ amounts, children }: { amounts: ChargedAmounts; children: ReactNode }) {
  const { page, messages, money } = useCheckoutData()
  const parcels = useParcelText(amounts)
  return (
    <div className={page.builder.chatButton?.position === 'LEFT' ? 'pay-bar pay-bar-chat-left' : 'pay-bar'}>
      <p className="pay-bar-total figures">
        <span className="pay-bar-label">
          {parcels ?? (page.type === 'SUBSCRIPTION' ? messages.totalToday : messages.total)}
          {amounts.shippingCents === null ? ` ${messages.plusShipping}` : ''}
        </span>
        <strong>{money(amounts.chargedCents)}</strong>
      </p>
      <div className="pay-bar-action">{children}</div>
      <ChatButton />
    </div>
  )
}
