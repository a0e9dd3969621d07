import type { Locale } from '@balcao/domain/vocabulary'

export type InterestMessages = {
  installmentOption: string
  installmentWithoutInterest: string
  installmentWithInterest: string
  interest: string
  interestSummary: string
  interestMonthly: string
  interestAnnual: string
  interestPrice: string
  interestTotal: string
}

/** Cost of installments; the checkout and the upsells use the same texts. */
export const interestMessages: Record<Locale, InterestMessages> = {
  PT_BR: {
    installmentOption: '{count}x de {amount}',
    installmentWithoutInterest: '{count}x de {amount} sem juros',
    installmentWithInterest: '{count}x de {amount}, total {total}',
    interest: 'Juros do parcelamento',
    interestSummary: 'Juros de {rate} ao mês, total {total}',
    interestMonthly: 'Taxa mensal',
    interestAnnual: 'Taxa anual efetiva',
    interestPrice: 'Preço à vista',
    interestTotal: 'Total parcelado',
  },
  EN_US: {
    installmentOption: '{count}x {amount}',
    installmentWithoutInterest: '{count}x {amount} interest-free',
    installmentWithInterest: '{count}x {amount}, total {total}',
    interest: 'Installment interest',
    interestSummary: 'Interest of {rate} per month, total {total}',
    interestMonthly: 'Monthly rate',
    interestAnnual: 'Effective annual rate',
    interestPrice: 'Price without interest',
    interestTotal: 'Total in installments',
  },
  ES_ES: {
    installmentOption: '{count}x de {amount}',
    installmentWithoutInterest: '{count}x de {amount} sin intereses',
    installmentWithInterest: '{count}x de {amount}, total {total}',
    interest: 'Intereses de las cuotas',
    interestSummary: 'Intereses del {rate} mensual, total {total}',
    interestMonthly: 'Tasa mensual',
    interestAnnual: 'Tasa anual efectiva',
    interestPrice: 'Precio al contado',
    interestTotal: 'Total en cuotas',
  },
}
