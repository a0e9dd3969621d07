export type TestModeMessages = typeof messages

export const messages = {
  explain: 'Nenhum valor é cobrado nem sacado. O cartão 4111 1111 1111 1111 é aprovado.',
  leave: 'Ir para produção',
  clockTitle: 'Relógio de teste',
  clockExplain:
    'Adiante o tempo e veja renovações, liberações e vencimentos acontecerem. Ele só anda para a frente.',
  moving: (at: string) => `Avançando: ${at}`,
  days: (days: number) => (days === 1 ? '+1 dia' : days === 365 ? '+1 ano' : `+${days} dias`),
  nextRenewal: 'Próxima renovação',
  happened: 'O que aconteceu',
  nothingYet: 'Nada ainda. Faça uma venda pelo link de teste e adiante o relógio.',
  nextCharge: (amount: string, day: string) => `Próximo: cobrança de ${amount} em ${day}`,
  nextRelease: (amount: string, day: string) => `Próximo: liberação de ${amount} em ${day}`,
  mailSent: (subject: string) => `E-mail enviado: ${subject}`,
  webhook: {
    DELIVERED: 'Webhook enviado',
    DEAD: 'Webhook com falha',
    WAITING: 'Webhook na fila',
    RETRYING: 'Webhook com falha, será reenviado',
  },
  older: 'Anteriores',
  newer: 'Mais recentes',
  reset: 'Zerar dados de teste',
  resetExplain:
    'Produtos, vendas, chaves de API e saldo do modo de teste são apagados, e o relógio volta à data de hoje. A produção não muda.',
}
