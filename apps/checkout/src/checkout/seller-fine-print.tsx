import { documentKind, formatDocument } from '@balcao/domain/document'
import { fillMessage } from '../messages/fill-message.ts'
import { useCheckoutData } from './checkout-context.ts'

export function SellerFinePrint() {
  const { page, messages } = useCheckoutData()
  const { name, document } = page.seller
  const kind = document === null ? null : documentKind(document)
  const sellerLine =
    document === null || kind === null
      ? fillMessage(messages.sellerLine, { seller: name })
      : fillMessage(messages.sellerLineWithDocument, {
          seller: name,
          kind,
          document: formatDocument(document),
        })
  return (
    <p className="fine-print">
      {sellerLine} {fillMessage(messages.processedBy, { platform: page.platform.name })}
    </p>
  )
}
