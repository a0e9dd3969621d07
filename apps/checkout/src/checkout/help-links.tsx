import { useCheckoutData } from './checkout-context.ts'

/** Where the seller can be reached, as far as the product says so. */
export function HelpLinks() {
  const { page, messages } = useCheckoutData()
  const { supportEmail, supportPhone } = page.product
  const phone = supportPhone?.replace(/\D/g, '') ?? ''
  if (!supportEmail && phone === '') return null
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
