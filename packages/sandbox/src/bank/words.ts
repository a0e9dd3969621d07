import type { PaymentMethod } from '@balcao/domain/vocabulary'
import type { WebhookState } from '#core/open-outbox.ts'
import type { Action } from '#core/perform-action.ts'
import type { ChargeState, PayoutState } from '#core/records.ts'

type Tone = 'positive' | 'warning' | 'negative' | 'refunded' | 'chargeback' | 'neutral'
type Word = { text: string; tone: Tone }

export const chargeWords: Record<ChargeState, Word> = {
  waiting: { text: 'Aguardando', tone: 'warning' },
  reviewing: { text: 'Em análise', tone: 'warning' },
  paid: { text: 'Paga', tone: 'positive' },
  refused: { text: 'Recusada', tone: 'negative' },
  refunded: { text: 'Estornada', tone: 'refunded' },
  disputed: { text: 'Contestada', tone: 'chargeback' },
  expired: { text: 'Vencida', tone: 'neutral' },
  canceled: { text: 'Cancelada', tone: 'neutral' },
}

export const payoutWords: Record<PayoutState, Word> = {
  waiting: { text: 'Aguardando liberação', tone: 'warning' },
  processing: { text: 'Em processamento', tone: 'warning' },
  paid: { text: 'Pago', tone: 'positive' },
  refused: { text: 'Recusado', tone: 'negative' },
  canceled: { text: 'Cancelado', tone: 'neutral' },
  returned: { text: 'Devolvido', tone: 'refunded' },
}

/** States that a person can give a payout; any other state comes automatically. */
export const payoutMoveWords: Partial<Record<PayoutState, string>> = {
  paid: 'Pagar',
  refused: 'Recusar',
  returned: 'Devolver',
}

export const webhookWords: Record<WebhookState, Word> = {
  queued: { text: 'Na fila', tone: 'warning' },
  delivered: { text: 'Entregue', tone: 'positive' },
  failed: { text: 'Não entregue', tone: 'negative' },
  lost: { text: 'Descartado na simulação', tone: 'neutral' },
  refused: { text: 'Endereço fora desta máquina', tone: 'negative' },
}

export const methodWords: Record<PaymentMethod, string> = {
  PIX: 'Pix',
  CREDIT_CARD: 'Cartão',
  BILLET: 'Boleto',
}

export const actionWords: Record<Action, string> = {
  pay: 'Pagar',
  approve: 'Aprovar',
  refuse: 'Recusar',
  expire: 'Marcar como vencida',
  cancel: 'Cancelar',
  refund: 'Estornar',
  dispute: 'Contestar',
  'settle-dispute': 'Decidir a favor da loja',
}

/** Message after an action, looked up by the short name in the address. */
export const notices: Record<string, { text: string; tone: Tone }> = {
  pay: { text: 'Pagamento realizado. A loja recebe o webhook em instantes.', tone: 'positive' },
  approve: { text: 'Compra aprovada. A loja recebe o webhook em instantes.', tone: 'positive' },
  refuse: { text: 'Cobrança recusada.', tone: 'neutral' },
  expire: { text: 'Cobrança vencida.', tone: 'neutral' },
  cancel: { text: 'Cobrança cancelada.', tone: 'neutral' },
  refund: { text: 'Valor estornado ao pagador.', tone: 'refunded' },
  dispute: { text: 'Disputa aberta. A loja recebe o webhook em instantes.', tone: 'chargeback' },
  'settle-dispute': { text: 'Disputa encerrada a favor da loja.', tone: 'positive' },
  saque: { text: 'Saque atualizado. A loja recebe o webhook em instantes.', tone: 'positive' },
  'nao-pode': {
    text: 'O status da cobrança foi alterado e a ação não está mais disponível.',
    tone: 'negative',
  },
  'saque-nao-pode': {
    text: 'O status do saque foi alterado e a ação não está mais disponível.',
    tone: 'negative',
  },
  valor: { text: 'Valor inválido. Use o formato 12,34.', tone: 'negative' },
}
