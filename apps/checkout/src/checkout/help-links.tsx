import { nationalPhoneDigits } from '@balcao/domain/people/phone'
import { useCheckoutData } from './checkout-context.ts'

/** The seller's contacts, where the product has them. */
export function HelpLinks() {
  const { page, messages } = useCheckoutData()
  const { supportEmail, supportPhone } = page.product
  const phone = nationalPhoneDigits(supportPhone ?? '')
  if (!supportEmail && phone === null) return null
  return (
    <p>
      {messages.helpLine}{' '}
      {supportEmail ? (
        <a className="link" href={`mailto:${encodeURIComponent(supportEmail)}`}>
          {supportEmail}
        </a>
      ) : null}
      {supportEmail && phone ? ' · ' : null}
      {phone ? (
        <a className="link" href={`https://wa.me/55${phone}`} target="_blank" rel="noopener noreferrer">
          WhatsApp
        </a>
      ) : null}
    </p>
  )
}
