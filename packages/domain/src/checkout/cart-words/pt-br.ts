import type { CartReason, CartStage, CartState } from '#checkout/carts.ts'

const state: Record<CartState, string> = {
  CAPTURED: 'Novo',
  RECOVERING: 'Em recuperação',
  CONVERTED: 'Compra concluída',
  RECOVERED: 'Recuperado',
  EXHAUSTED: 'Sequência concluída',
  SUPPRESSED: 'Mensagens interrompidas',
}
const reason: Record<CartReason, string> = {
  LEFT: 'Abandono',
  CODE_UNPAID: 'Pix ou boleto não pago',
  CARD_REFUSED: 'Cartão recusado',
}
const stage: Record<CartStage, string> = {
  CONTACT: 'Contato',
  DETAILS: 'Dados completos',
  PAYMENT: 'Pagamento',
}

/** Terms for carts, on the screen and in files. */
export const cartWords = { state, reason, stage }
