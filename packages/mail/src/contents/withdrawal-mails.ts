import type { MailContent } from '#mail-content.ts'
import type { MailContext } from '#mail-context.ts'
import type { MailTemplates } from '#templates.ts'
import { newsMail } from './news-mail.ts'

export function withdrawalHeld(props: MailTemplates['withdrawalHeld'], context: MailContext): MailContent {
  const { heading, explain, ...own } = context.texts.withdrawalHeld
  const amount = context.money(props.amountCents, props.currency)
  return newsMail(context, {
    name: props.name,
    subject: own.subject(amount),
    heading,
    explain,
    facts: [
      [context.texts.amount, amount],
      [own.destination, props.destination],
      [own.reason, props.words],
      [own.until, context.day(props.until)],
    ],
    button: [own.button, context.link(props.balancePath)],
  })
}

export function withdrawalPaid(props: MailTemplates['withdrawalPaid'], context: MailContext): MailContent {
  const { heading, explain, ...own } = context.texts.withdrawalPaid
  const amount = context.money(props.amountCents, props.currency)
  return newsMail(context, {
    name: props.name,
    subject: own.subject(amount),
    heading,
    explain,
    facts: [
      [context.texts.amount, amount],
      [own.destination, props.destination],
    ],
    button: [own.button, context.link(props.balancePath)],
  })
}

export function withdrawalReturned(
  props: MailTemplates['withdrawalReturned'],
  context: MailContext,
): MailContent {
  const { heading, explain, ...own } = context.texts.withdrawalReturned
  const amount = context.money(props.amountCents, props.currency)
  return newsMail(context, {
    name: props.name,
    subject: own.subject(amount),
    heading,
    explain,
    facts: [
      [context.texts.amount, amount],
      [own.destination, props.destination],
      [own.reason, props.words ?? own.causes[props.cause]],
    ],
    button: [own.button, context.link(props.balancePath)],
  })
}
