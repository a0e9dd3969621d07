export type PartnersMessages = typeof messages

export const messages = {
  status: {
    REQUESTED: 'Solicitada',
    ACTIVE: 'Ativa',
    PAUSED: 'Pausada',
    REFUSED: 'Recusada',
    BLOCKED: 'Bloqueada',
    ENDED: 'Encerrada',
    WITHDRAWN: 'Cancelada',
    EXPIRED: 'Expirada',
  },
  rule: { LAST_CLICK: 'último clique', FIRST_CLICK: 'primeiro clique' },
  window: (days: number | null) => (days === null ? 'sem prazo' : `${days} dias`),
  /** “último clique, vale 30 dias”. */
  clickRule: (rule: string, days: number | null) =>
    days === null ? `${rule}, sem prazo` : `${rule}, validade de ${days} dias`,
  coming: (share: string, day: string) => `${share} a partir de ${day}`,
}
