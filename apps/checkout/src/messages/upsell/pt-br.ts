import { interestMessages } from '#messages/interest-messages.ts'

export type UpsellMessages = typeof upsellPtBr

export const upsellPtBr = {
  pageTitle: 'Uma oferta para o seu pedido',
  paid: 'Pedido {code} pago.',
  optional: 'Esta oferta é opcional.',
  secure: 'Ambiente seguro',
  once: 'Compra única, sem assinatura',
  byCard: 'Cobrança no {brand} final {lastFour}',
  card: 'cartão',
  byPix: 'Você recebe um novo código Pix para pagar',
  byBillet: 'Você recebe um novo boleto para pagar',
  installments: 'Parcelas',
  ...interestMessages.PT_BR,
  accept: 'Sim, adicionar por {amount}',
  acceptPix: 'Sim, pagar {amount} com Pix',
  acceptBillet: 'Sim, gerar boleto de {amount}',
  refuse: 'Não, obrigado',
  undoPromise: 'Mudou de ideia? Você tem 5 minutos para desfazer, sem custo.',
  added: 'Adicionado ao seu pedido',
  addedText: '{product}: {amount}. O acesso será enviado para o seu e-mail.',
  addedShipping: '{product}: {amount}. A confirmação será enviada para o seu e-mail.',
  goOn: 'Continuar',
  undo: 'Desfazer ({time})',
  undone: 'Compra cancelada',
  undoneText: 'O valor volta para o seu cartão. Seu pedido anterior continua pago.',
  declined: 'O cartão não foi aprovado',
  declinedText: 'Nada foi cobrado agora. Seu pedido anterior continua pago.',
  failed: 'Não foi possível concluir agora. Nada foi cobrado. Tente novamente.',
  skip: 'Ir direto à oferta',
}
