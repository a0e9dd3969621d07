import { sourceName } from '#checkout/source-names.ts'
import type { PaymentWords } from '#payments/payment-words/pt-br.ts'
import type { ReportWords } from '#reports/report-words/pt-br.ts'
import type { Locale, PaymentMethod } from '#vocabulary.ts'
import { othersKey, type Report, type ReportRow } from './reports.ts'

/** Name of a report's row, on screens and in files alike. Days are formatted by the caller. */
export function reportRowName(
  report: Report,
  { key, name }: Pick<ReportRow, 'key' | 'name'>,
  words: ReportWords & Pick<PaymentWords, 'method'>,
  locale: Locale,
): string {
  if (key === othersKey) return words.others
  if (report === 'METHOD') {
    const [method, installments] = key.split(' ') as [PaymentMethod, string]
    return installments === '1' ? words.method[method] : `${words.method[method]} ${installments}x`
  }
  if (report === 'APPROVAL') return words.outcome[key as keyof ReportWords['outcome']]
  if (key === '' && (report === 'SOURCE' || report === 'AFFILIATE')) return words.none[report]
  if (report === 'SOURCE') return sourceName(key, locale)
  return name ?? key
}
