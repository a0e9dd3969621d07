import type { PaymentView } from '@balcao/domain/checkout/checkout-page'
import type { PaymentMethod } from '@balcao/domain/vocabulary'
import { fillMessage } from '#messages/fill-message.ts'
import type { PaymentMessages } from '#messages/payment/pt-br.ts'
import type { usePaymentTexts } from './payment-context.ts'
import type { PaymentPhase } from './payment-phase.ts'

type Explanation = { heading: string; text: string; note?: string }
type Texts = ReturnType<typeof usePaymentTexts>

const refundTexts: Record<PaymentMethod, keyof PaymentMessages> = {
  PIX: 'refundedPix',
  BILLET: 'refundedBillet',
  CREDIT_CARD: 'refundedCard',
}

/** The status in one heading and one or two sentences. */
export function explainPhase(phase: PaymentPhase, view: PaymentView, texts: Texts): Explanation {
  const { messages, money } = texts
  const isBillet = view.method === 'BILLET'
  switch (phase) {
    case 'PAY_PIX':
      return { heading: messages.pixHeading, text: '' }
    case 'PAY_BILLET':
      return { heading: messages.billetHeading, text: '' }
    case 'CHALLENGE':
      return { heading: messages.challengeHeading, text: messages.challengeText }
    case 'DEBIT':
      return { heading: messages.debitHeading, text: messages.debitText }
    case 'CONFIRMING':
      return view.canBeReissued
        ? { heading: messages.codelessHeading, text: messages.codelessText }
        : { heading: messages.confirmingHeading, text: messages.confirmingText }
    case 'IN_ANALYSIS':
      return {
        heading: messages.analysisHeading,
        text: messages.analysisText,
        note: messages.analysisNote,
      }
    case 'RETURNING':
      return { heading: messages.declinedHeading, text: messages.otherCardReturning }
    case 'EXPIRED':
      return {
        heading: isBillet ? messages.expiredBilletHeading : messages.expiredPixHeading,
        text: whenItEnded(view, texts),
        note: messages.expiredNote,
      }
    case 'REPLACED':
      return { heading: messages.replacedHeading, text: messages.replacedText }
    case 'ORDER_PAID':
      return { heading: messages.orderPaidHeading, text: messages.orderPaidText }
    case 'APPROVED':
      return { heading: messages.approvedHeading, text: thanks(view, texts) }
    case 'PART_REFUNDED':
      return {
        heading: messages.partRefundedHeading,
        text: fillMessage(messages.partRefundedText, {
          refunded: money(view.refundedCents),
          amount: money(view.amountCents),
        }),
      }
    case 'REFUNDED':
      return {
        heading: messages.refundedHeading,
        text: fillMessage(messages[refundTexts[view.paidBy ?? view.method]], {
          amount: money(view.amountCents),
        }),
      }
    case 'CHARGEBACK':
      return { heading: messages.chargebackHeading, text: messages.chargebackText }
    case 'CANCELED':
      return { heading: messages.canceledHeading, text: messages.canceledText }
    case 'REJECTED':
      return refusal(view, texts)
  }
}

function whenItEnded({ expiresAt, method }: PaymentView, { messages, day, moment }: Texts): string {
  if (expiresAt === null) return messages.nothingCharged
  return fillMessage(messages.expiredText, {
    moment: method === 'BILLET' ? day(expiresAt) : moment(expiresAt),
  })
}

function thanks({ purchase, sellerName }: PaymentView, { messages, day }: Texts): string {
  if (purchase === null) return fillMessage(messages.approvedStranger, { seller: sellerName })
  const { gift } = purchase
  if (gift)
    return fillMessage(messages.approvedGift, {
      name: purchase.buyerFirstName,
      email: purchase.email,
      recipient: gift.recipientName,
      day: day(gift.sendsAt),
    })
  const isAllShipped = purchase.items.every(({ isPhysical }) => isPhysical)
  return fillMessage(isAllShipped ? messages.approvedShipping : messages.approvedAccess, {
    name: purchase.buyerFirstName,
    email: purchase.email,
    seller: sellerName,
  })
}

function refusal({ method, cardDecline, cards }: PaymentView, { messages, declines }: Texts): Explanation {
  if (method === 'CREDIT_CARD') {
    const why = cardDecline === null ? messages.declinedText : declines[cardDecline]
    const isReturned = cards?.some(({ standing }) => standing === 'RETURNED')
    const charged = isReturned ? messages.otherCardReturned : messages.nothingCharged
    return { heading: messages.declinedHeading, text: `${why} ${charged}` }
  }
  return {
    heading: method === 'PIX' ? messages.failedPixHeading : messages.failedBilletHeading,
    text: messages.failedText,
  }
}
