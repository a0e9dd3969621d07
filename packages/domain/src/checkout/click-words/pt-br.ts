import type { ClickLoss, ClickSaleState, ClickStanding } from '#people/partnerships.ts'

const standing: Record<ClickStanding, string> = {
  OPEN: 'Em aberto',
  EARNED: 'Gerou venda',
  LOST: 'Sem comissão',
}
const loss: Record<ClickLoss, string> = {
  robot: 'Acesso automático: robô ou prévia de link',
  prefetch: 'Página pré-carregada ou incorporada, sem visita',
  own_click: 'Clique do próprio afiliado',
  not_active: 'Afiliação inativa',
  window_over: 'Clique fora da validade',
  own_purchase: 'Compra do próprio afiliado',
  sells_it_themselves: 'O produtor não recebe comissão',
  another_came_first: 'Venda atribuída a outro clique ou cupom',
  replaced: 'Substituído pelo clique de outro afiliado',
  replaced_by_own: 'Substituído por clique posterior do mesmo afiliado',
  after_first: 'O visitante já tinha um clique anterior válido',
}
const sale: Record<ClickSaleState, string> = {
  PAID: 'Paga',
  WAITING: 'Aguarda pagamento',
  UNPAID: 'Não paga',
  REVERSED: 'Reembolso ou chargeback',
}

/** Terms for clicks of affiliates, on the screen and in files. */
export const clickWords = { standing, loss, sale }
