import type { CardDecline } from '#cards/card-decline.ts'
import type { Figure, Report } from '#reports/reports.ts'

export type CardOutcome = 'APPROVED' | 'OPEN' | CardDecline

export type ReportWords = {
  /** Header of the first column of each report. */
  row: Record<Report, string>
  figure: Record<Figure, string>
  outcome: Record<CardOutcome, string>
  none: Record<'SOURCE' | 'AFFILIATE', string>
  others: string
  currency: string
}

export const reportWords: ReportWords = {
  row: {
    PERIOD: 'Dia',
    PRODUCT: 'Produto',
    OFFER: 'Oferta',
    SOURCE: 'Origem',
    AFFILIATE: 'Afiliado',
    METHOD: 'Forma de pagamento',
    APPROVAL: 'Resultado no cartão',
    CARTS: 'Produto',
    REFUNDS: 'Produto',
    SUBSCRIPTIONS: 'Plano',
    COHORT: 'Mês de início',
    RELEASES: 'Dia',
  },
  figure: {
    salesCount: 'Vendas',
    grossCents: 'Valor vendido',
    reversedCents: 'Reembolsos e chargebacks',
    shareCents: 'Você recebe',
    netCents: 'Receita líquida',
    cardCount: 'Tentativas',
    cardCents: 'Valor',
    cartCount: 'Carrinhos abandonados',
    cartCents: 'Valor abandonado',
    openCents: 'Valor em aberto',
    recoveredCount: 'Recuperados',
    recoveredCents: 'Valor recuperado',
    refundCount: 'Reembolsos',
    refundCents: 'Reembolsado',
    chargebackCount: 'Chargebacks',
    chargebackCents: 'Valor de chargebacks',
    givenCents: 'Debitado do seu saldo',
    activeCount: 'Assinantes',
    monthlyCents: 'MRR',
    startedCount: 'Novos',
    leftCount: 'Cancelamentos',
    lostCount: 'Perdidos por falta de pagamento',
    atStartCount: 'No início do período',
    after1Count: 'Após 1 mês',
    after2Count: 'Após 2 meses',
    after3Count: 'Após 3 meses',
    after6Count: 'Após 6 meses',
    after9Count: 'Após 9 meses',
    lotCount: 'Liberações',
    releaseCents: 'A liberar',
    reserveCents: 'Reserva',
  },
  outcome: {
    APPROVED: 'Aprovado',
    OPEN: 'Em análise ou cancelado',
    CHECK_DETAILS: 'Dados do cartão incorretos',
    EXPIRED_CARD: 'Cartão vencido',
    INSUFFICIENT_FUNDS: 'Limite insuficiente',
    CONTACT_BANK: 'Não autorizado pelo banco',
    USE_ANOTHER_CARD: 'Cartão bloqueado ou suspeito',
    NOT_CONFIRMED: 'Não confirmada no banco do cartão',
    TRY_LATER: 'Banco indisponível',
  },
  none: { SOURCE: 'Sem origem', AFFILIATE: 'Sem afiliado' },
  others: 'Outros',
  currency: 'Moeda',
}
