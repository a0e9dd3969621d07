import type { PaymentMethod } from '@balcao/domain/vocabulary'
import { useCheckoutData } from '#checkout/checkout-context.ts'
import { BarcodeIcon } from '#page/icons.tsx'
import { PixLogo } from '#page/pix-logo.tsx'
import { offeredMethods } from './offered-methods.ts'

const cardBrands = ['Visa', 'Mastercard', 'Elo', 'Amex', 'Hipercard']

/** Logos of the accepted methods, drawn inline: no image is fetched from another host. */
export function PaymentMarks() {
  const { page, messages } = useCheckoutData()
  return (
    <ul className="marks" aria-label={messages.acceptedMethods}>
      {offeredMethods(page).flatMap((method) => marksOf(method))}
    </ul>
  )
}

function marksOf(method: PaymentMethod) {
  if (method === 'PIX')
    return [
      <li key="pix" className="mark">
        <PixLogo size={12} /> Pix
      </li>,
    ]
  if (method === 'BILLET')
    return [
      <li key="boleto" className="mark">
        <BarcodeIcon size={12} /> Boleto
      </li>,
    ]
  return cardBrands.map((brand) => (
    <li key={brand} className={`mark mark-${brand.toLowerCase()}`}>
      {brand}
    </li>
  ))
}
