import type { PaymentsMessages } from '#features/payments/messages/pt-br.ts'
import type { Format } from '#i18n/use-format.ts'
import type { CasesMessages } from './messages/pt-br.ts'
import type { QuarantinedWebhook } from './quarantined-webhook.ts'

export type ReasonWords = {
  text: CasesMessages['quarantine']
  status: PaymentsMessages['status']
  format: Format
}

/** Reason of a webhook's quarantine, in the reader's language. */
export function quarantineReason(why: QuarantinedWebhook['why'], words: ReasonWords): string {
  const { why: text } = words.text
  const { format } = words
  if (why === null) return text.unkept
  switch (why.code) {
    case 'OTHER_AMOUNT':
      return text.OTHER_AMOUNT(
        format.money(why.claimedCents, why.currency),
        format.money(why.amountCents, why.currency),
      )
    case 'OTHER_STATUS':
      return text.OTHER_STATUS(words.status[why.claimed], words.status[why.told])
    case 'SECOND_RECEIPT':
    case 'PAYMENT_STAYS':
      return text[why.code](words.status[why.status])
    case 'NO_ANSWER':
    case 'FAILED':
      return text[why.code](why.tries)
    default:
      return text[why.code]
  }
}
