import type { CardDecline } from '#cards/card-decline.ts'

/** Next step for the buyer. Pages offer another method beside it. */
export const cardDeclineTexts: Record<CardDecline, string> = {
  CHECK_DETAILS: 'Algum dado do cartão não confere. Revise o número, a validade e o código de segurança.',
  EXPIRED_CARD: 'Este cartão está vencido. Use outro cartão.',
  INSUFFICIENT_FUNDS: 'Limite insuficiente para esta compra. Use outro cartão ou mais parcelas.',
  CONTACT_BANK: 'O banco não autorizou a compra. Libere no app do seu banco ou use outro cartão.',
  USE_ANOTHER_CARD: 'Este cartão não pode ser usado nesta compra. Use outro cartão.',
  NOT_CONFIRMED:
    'A compra não foi confirmada no banco do cartão. Tente de novo e confirme no banco, ou use outro cartão.',
  TRY_LATER: 'Não foi possível contatar o banco do cartão. Tente novamente em alguns minutos.',
}
