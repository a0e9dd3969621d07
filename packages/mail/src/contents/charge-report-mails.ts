import type { MailBlock, MailContent } from '#mail-content.ts'
import type { MailContext } from '#mail-context.ts'
import type { MailTemplates } from '#templates.ts'

export function chargeReported(
  { protocol, day, answerHours }: MailTemplates['chargeReported'],
  { texts, day: writeDay }: MailContext,
): MailContent {
  const own = texts.chargeReported
  return {
    subject: own.subject(protocol),
    preview: own.explain(answerHours),
    heading: own.heading,
    blocks: [
      { kind: 'paragraph', text: own.explain(answerHours) },
      {
        kind: 'facts',
        rows: [
          { label: texts.protocol, value: protocol },
          { label: own.day, value: writeDay(day) },
        ],
      },
      { kind: 'paragraph', text: own.bank },
      { kind: 'note', text: texts.ignore },
    ],
  }
}

export function chargeReportAnswered(
  { protocol, amountCents, currency, method, isGranted, answer }: MailTemplates['chargeReportAnswered'],
  { texts, money }: MailContext,
): MailContent {
  const own = isGranted ? texts.chargeReportAnswered.granted : texts.chargeReportAnswered.refused
  const why: MailBlock[] = answer === null ? [] : [{ kind: 'paragraph', text: answer }]
  return {
    subject: own.subject(protocol),
    preview: own.explain,
    heading: own.heading,
    blocks: [
      { kind: 'paragraph', text: own.explain },
      {
        kind: 'facts',
        rows: [
          { label: texts.protocol, value: protocol },
          { label: texts.amount, value: money(amountCents, currency) },
        ],
      },
      ...why,
      { kind: 'note', text: isGranted ? texts.refundMade.where[method] : texts.chargeReported.bank },
    ],
  }
}
