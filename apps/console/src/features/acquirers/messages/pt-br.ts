import * as words from '#i18n/words/pt-br.ts'

export type AcquirerHealthMessages = typeof messages

export const messages = {
  title: words.acquirers,
  detail: 'nas últimas 24 h',
  standing: {
    WELL: words.activeFeminine,
    FAILING: 'Com falhas',
    RESTING: 'Pausada por falhas',
    PAUSED: words.paused,
    UNUSED: 'Sem forma de pagamento',
  },
  paid: (part: string, whole: string) =>
    whole === '1' ? `${part} de 1 cobrança paga` : `${part} de ${whole} cobranças pagas`,
  noCharges: 'sem cobranças',
  held: (amount: string) => `${amount} de saldo contábil`,
  hours: (name: string, well: string, sick: string) =>
    `${name} nas últimas 24 horas. Respostas: ${well}. Falhas: ${sick}.`,
  none: 'Nenhuma adquirente conectada.',
}
