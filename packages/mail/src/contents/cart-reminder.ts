import { fillWords } from '@balcao/domain/texts/own-words'
import { greetingName } from '#greeting-name.ts'
import type { MailContent } from '#mail-content.ts'
import type { MailContext } from '#mail-context.ts'
import type { MailTemplates } from '#templates.ts'

export function cartReminder(
  props: MailTemplates['cartReminder'],
  { texts, money, link }: MailContext,
): MailContent {
  const own = texts.cartReminder
  const name = greetingName(props.buyerName)
  const amount = money(props.amountCents, props.currency)
  const fill = (words: string) =>
    fillWords(words, { nome: name, produto: props.productName, valor: amount, vendedor: props.sellerName })
  const standard = {
    subject: props.isLast ? own.lastSubject(props.productName) : own.subject(props.productName),
    body: `${texts.greeting(name)} ${own.explain[props.reason]}`,
    button: own.button,
  }
  const { subject, body, button } = props.words
    ? {
        subject: fill(props.words.subject),
        body: fill(props.words.body),
        button: fill(props.words.button) || own.button,
      }
    : standard
  return {
    subject,
    preview: props.words ? body : own.explain[props.reason],
    heading: own.heading[props.reason],
    unsubscribeUrl: link(props.optOutPath),
    blocks: [
      ...body.split(/\s*\n\s*/).map((text) => ({ kind: 'paragraph' as const, text })),
      {
        kind: 'facts',
        rows: [
          { label: texts.product, value: props.productName },
          { label: texts.soldBy, value: props.sellerName },
          { label: texts.amount, value: amount },
        ],
      },
      { kind: 'button', label: button, url: link(props.checkoutPath) },
      ...(props.isLast ? [{ kind: 'note' as const, text: own.last }] : []),
      { kind: 'note', text: `${own.optOut} ${link(props.optOutPath)}` },
    ],
  }
}
