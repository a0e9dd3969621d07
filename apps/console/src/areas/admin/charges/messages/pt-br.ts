import * as words from '#i18n/words/pt-br.ts'

export type ChargesMessages = typeof messages

export const messages = {
  title: words.invoices,
  purpose: 'Faturas mensais da operadora.',
  column: {
    month: 'Competência',
    volume: 'Volume vendido',
    amount: words.amount,
    due: words.dueOn,
    state: words.status,
    paid: words.paidOn,
  },
  filter: words.status,
  all: words.allFemininePlural,
  states: {
    OPEN: words.openFemininePlural,
    OVERDUE: 'Vencidas',
    PAID: 'Pagas',
    CANCELED: words.canceledFemininePlural,
  },
  state: { OPEN: 'Aberta', OVERDUE: 'Vencida', PAID: words.paidFeminine, CANCELED: words.canceledFeminine },
  empty: {
    title: 'Nenhuma fatura',
    text: 'A primeira fatura aparece aqui após o fechamento do mês.',
  },
  suspended: {
    title: (day: string) => `Novas vendas suspensas desde ${day}`,
    text: 'Há uma fatura vencida após todos os avisos. As vendas são retomadas após a confirmação do pagamento pela operadora. Saques, reembolsos e assinaturas não são afetados.',
  },
  contest: {
    label: 'Contestar',
    title: 'Contestação',
    confirmTitle: 'Contestar esta fatura?',
    confirmText: 'A operadora recebe o motivo e responde. Até lá, nenhum novo aviso de atraso é enviado.',
    amount: 'Valor cobrado',
    reason: 'Motivo da contestação',
    done: 'Contestação enviada',
    at: 'Contestada em',
    answer: words.decision,
    answers: { UPHELD: 'Valor mantido', ADJUSTED: 'Valor ajustado' },
    answeredAt: 'Respondida em',
    answerReason: 'Resposta da operadora',
    waiting: 'Aguardando resposta da operadora. Os avisos de atraso estão suspensos.',
  },
  drawer: {
    loading: words.invoice,
    title: (month: string) => `Fatura de ${month}`,
    calculation: 'Cálculo do valor',
    fixed: words.monthlyFee,
    percent: (rate: string, volume: string) => `${rate} sobre ${volume} vendidos`,
    topUp: (minimum: string) => `Complemento até o mínimo de ${minimum}`,
    adjustment: 'Ajustes e créditos',
    adjustmentReason: 'Motivo do último ajuste',
    total: words.total,
    facts: 'Datas e pagamento',
    issued: 'Emitida em',
    due: words.dueOn,
    paid: words.paidOn,
    reference: 'Comprovante da operadora',
    canceled: 'Cancelada em',
    reason: words.reason,
    contract: 'Contrato em vigor desde',
    howToPay:
      'Para pagar, use os dados do contrato com a operadora. A baixa é feita após a confirmação do pagamento.',
  },
}
