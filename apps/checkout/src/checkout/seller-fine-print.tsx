import { fillMessage } from '#messages/fill-message.ts'
import { useCheckoutData } from './checkout-context.ts'
import { FinePrint } from './fine-print.tsx'
import { useSellerLine } from './use-seller-line.ts'

export function SellerFinePrint() {
  const { page, messages } = useCheckoutData()
  const { identity, processedBy } = useSellerLine()
  const seller = identity ? `${page.seller.name}, ${identity}` : page.seller.name
  return (
    <FinePrint>
      <p>
        {fillMessage(messages.sellerLine, { seller })} {processedBy}
      </p>
    </FinePrint>
  )
}
