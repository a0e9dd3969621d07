import { cartWords } from '@balcao/domain/checkout/cart-words/pt-br'
import * as words from '#i18n/words/pt-br.ts'

export type BuyersMessages = typeof messages

export const messages = {
  title: words.buyers,
  purpose: 'Compras, conversas, disputas, assinaturas e carrinhos de um comprador, em todos os vendedores.',
  search: 'E-mail, CPF, CNPJ, nome ou código do pedido',
  start: {
    title: 'Busque um comprador',
    text: 'Digite ao menos 3 caracteres. A consulta é registrada na auditoria.',
  },
  none: { title: 'Nenhum comprador encontrado', text: 'Confira o e-mail, o CPF ou o código do pedido.' },
  lastOrder: (day: string) => `Último pedido em ${day}`,
  loading: words.buyer,
  since: (day: string) => `Comprador desde ${day}`,
  audited: 'Esta consulta foi registrada na auditoria.',
  sum: {
    paid: words.paid,
    kept: 'Concluído',
    refunded: words.refunded,
    disputed: words.inDispute,
    sales: (count: number) => (count === 1 ? '1 compra paga' : `${count} compras pagas`),
  },
  purchases: {
    title: words.purchases,
    date: words.date,
    product: 'Produto e vendedor',
    method: words.payment,
    amount: words.amount,
    status: words.status,
    actions: words.actions,
    rowLabel: (product: string, code: string) => `a compra de ${product}, pedido ${code}`,
  },
  signals: {
    title: 'Sinais de risco',
    attention: words.needsAttention,
    clear: 'Sem alertas',
    none: 'Ainda não há histórico suficiente.',
    help: 'Contagem do histórico nesta plataforma. Não bloqueia compras.',
    signal: {
      DISPUTE_OPEN: (count: number) => (count === 1 ? '1 disputa em aberto' : `${count} disputas em aberto`),
      DISPUTE_LOST: (count: number) => (count === 1 ? '1 disputa perdida' : `${count} disputas perdidas`),
      CARDS_DECLINED: (count: number) =>
        count === 1 ? '1 cartão recusado em 30 dias' : `${count} cartões recusados em 30 dias`,
      MANY_CARDS: (count: number) => `${count} cartões diferentes em 30 dias`,
      REFUNDS_ASKED: (count: number) => `${count} solicitações de reembolso`,
      SAME_DOCUMENT: (count: number) => {
        if (count === 1) return 'Mesmo documento em outro e-mail'
        return count < 10
          ? `Mesmo documento em outros ${count} e-mails`
          : 'Mesmo documento em 10 e-mails ou mais'
      },
      KEPT: (count: number) =>
        count === 1 ? '1 compra concluída sem reembolso' : `${count} compras concluídas sem reembolso`,
      KNOWN_FOR_DAYS: (count: number) => `Comprador há ${count} dias`,
    },
  },
  cards: {
    title: 'Cartões',
    none: 'Nenhum cartão usado.',
    card: (lastFour: string) => `Final ${lastFour}`,
    tries: (count: number) => (count === 1 ? '1 compra' : `${count} compras`),
    declined: (count: number) => (count === 1 ? '1 recusada' : `${count} recusadas`),
  },
  devices: {
    title: 'Dispositivos',
    none: 'Nenhum dispositivo identificado.',
    unknown: words.unrecognizedDevice,
    purchases: (count: number) => (count === 1 ? '1 compra' : `${count} compras`),
  },
  disputes: {
    title: words.disputes,
    none: 'Nenhuma disputa.',
    kind: { CHARGEBACK: words.chargeback, PIX_MED: 'Devolução Pix (MED)' },
    due: (at: string) => `prazo ${at}`,
  },
  talks: {
    title: 'Solicitações de reembolso e conversas',
    none: 'Nenhuma solicitação de reembolso.',
    author: { BUYER: words.buyer, SELLER: words.seller, STAFF: words.platform },
    open: 'Abrir solicitação',
    protocol: (protocol: string) => `Protocolo ${protocol}`,
  },
  subscriptions: {
    title: words.subscriptions,
    none: 'Nenhuma assinatura.',
    every: (price: string, days: number) => `${price} a cada ${days} dias`,
  },
  carts: { title: words.abandonedCarts, none: 'Nenhum carrinho abandonado.', state: cartWords.state },
  others: {
    title: 'Mesmo CPF ou CNPJ, outro e-mail',
    text: 'Pode ser a mesma pessoa. O documento foi digitado na compra e não foi verificado.',
  },
}
