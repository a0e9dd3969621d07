import { documentKind, formatDocument } from '@balcao/domain/people/document'
import { fillMessage } from '#messages/fill-message.ts'
import { useCheckoutData } from './checkout-context.ts'

/** The seller with their document, and the payment processor. */
export function useSellerLine(): { identity: string | null; processedBy: string } {
  const { page, messages } = useCheckoutData()
  const { document } = page.seller
  const kind = document === null ? null : documentKind(document)
  return {
    identity: document === null || kind === null ? null : `${kind} ${formatDocument(document)}`,
    processedBy: fillMessage(messages.processedBy, { platform: page.platform.name }),
  }
}
