import type { CheckoutBuilder } from '@balcao/domain/checkout/checkout-page'
import type { ReactNode } from 'react'
import type { ChargedAmounts } from '#checkout/amounts/order-amounts.ts'
import { useParcelText } from '#checkout/amounts/use-parcel-text.ts'
import { useCheckoutData } from '#checkout/checkout-context.ts'
import { ChatIcon } from '#page/icons.tsx'

const countryCode = '55'

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

function ChatButton() {
  const { page, messages } = useCheckoutData()
  const { chatButton } = page.builder
  const link = chatLink(chatButton)
  if (link === null) return null
  return (
    <a
      className={chatButton?.position === 'LEFT' ? 'chat-button chat-left' : 'chat-button'}
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={messages.chatLabel}
    >
      <ChatIcon />
    </a>
  )
}

/** Null without a phone number or a message. */
export function chatLink(chatButton: CheckoutBuilder['chatButton']): string | null {
  if (chatButton === null || chatButton.message.trim() === '' || chatButton.phone.length <= 2) return null
  const digits = chatButton.phone.replace(/\D/g, '')
  const national = digits.length > 11 && digits.startsWith(countryCode) ? digits.slice(2) : digits
  if (national === '') return null
  return `https://wa.me/${countryCode}${national}?text=${encodeURIComponent(chatButton.message)}`
}
