import * as words from '#i18n/words/pt-br.ts'

export type PartnersMessages = typeof messages

export const messages = {
  status: {
    REQUESTED: 'Solicitada',
    ACTIVE: words.activeFeminine,
    PAUSED: words.paused,
    REFUSED: words.declinedFeminine,
    BLOCKED: 'Bloqueada',
    ENDED: 'Encerrada',
    WITHDRAWN: words.canceledFeminine,
    EXPIRED: words.expiredFeminine,
  },
  rule: { LAST_CLICK: 'último clique', FIRST_CLICK: 'primeiro clique' },
  window: (days: number | null) => (days === null ? 'sem prazo' : days === 1 ? '1 dia' : `${days} dias`),
  /** “último clique, vale 30 dias”. */
  clickRule: (rule: string, days: number | null) =>
    days === null ? `${rule}, sem prazo` : `${rule}, validade de ${days === 1 ? '1 dia' : `${days} dias`}`,
  coming: (share: string, day: string) => `${share} a partir de ${day}`,
}
