import { InstallmentTable } from '#features/pricing/installment-table.tsx'
import { useMessages } from '#i18n/use-messages.ts'
import { useMoneyText } from '#kit/use-money-text.ts'
import { productCatalogue } from './catalogue.ts'
import type { Product } from './product.ts'
import { useSettingsQuote } from './use-settings-quote.ts'

/** Installments that the buyer of the first offer would see; a subscription has none. */
export function SettingsInstallments({ product }: { product: Product }) {
  const { settings: text } = useMessages(productCatalogue)
  const moneyText = useMoneyText()
  const { offer, quote } = useSettingsQuote(product)
  if (!offer || offer.type === 'SUBSCRIPTION' || !quote) return null
  return (
    <div className="grid gap-2">
      <InstallmentTable options={quote.installments} priceCents={offer.priceCents} />
      <p className="text-muted text-sm">{text.example(offer.title, moneyText(offer.priceCents))}</p>
    </div>
  )
}
