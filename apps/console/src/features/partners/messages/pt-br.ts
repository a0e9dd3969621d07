export type PartnersMessages = typeof messages

export const messages = {
  status: {
    REQUESTED: 'Pedido enviado',
    ACTIVE: 'Ativa',
    PAUSED: 'Pausada',
    REFUSED: 'Recusada',
    BLOCKED: 'Bloqueada',
    ENDED: 'Encerrada',
    WITHDRAWN: 'Pedido retirado',
    EXPIRED: 'Pedido vencido',
  },
  rule: { LAST_CLICK: 'último clique', FIRST_CLICK: 'primeiro clique' },
  window: (days: number | null) => (days === null ? 'sem prazo' : `${days} dias`),
  /** “último clique, vale 30 dias”. */
  clickRule: (rule: string, days: number | null) =>
    days === null ? `${rule}, sem prazo` : `${rule}, vale ${days} dias`,
  coming: (share: string, day: string) => `${share} a partir de ${day}`,
}
