import { greetingName } from '#greeting-name.ts'
import type { MailContent } from '#mail-content.ts'
import type { MailContext } from '#mail-context.ts'
import type { MailTemplates, SubscriptionFacts } from '#templates.ts'
import { newsMail } from './news-mail.ts'

export function subscriptionRenewing(
  props: MailTemplates['subscriptionRenewing'],
  context: MailContext,
): MailContent {
  const { texts, money, day, link } = context
  const own = texts.subscriptionRenewing
  const about = props.isAfterTrial ? own.afterTrial : own
  const amount = money(props.amountCents, props.currency)
  const card = props.cardLastFour === null ? [] : [{ label: own.card, value: `•••• ${props.cardLastFour}` }]
  return {
    subject: about.subject(props.productName, day(props.dueAt)),
    preview: about.explain(amount, day(props.dueAt)),
    heading: about.heading,
    blocks: [
      { kind: 'paragraph', text: texts.greeting(greetingName(props.buyerName)) },
      { kind: 'paragraph', text: about.explain(amount, day(props.dueAt)) },
      { kind: 'facts', rows: [...factsOf(props, context), ...card] },
      { kind: 'button', label: own.button, url: link(props.subscriptionsPath) },
      { kind: 'note', text: own.note },
    ],
  }
}

export function subscriptionDateMoved(
  props: MailTemplates['subscriptionDateMoved'],
  context: MailContext,
): MailContent {
  const { texts, day, link } = context
  const own = texts.subscriptionDateMoved
  const explain = props.isOwnWish ? own.asYouAsked(day(props.dueAt)) : own.bySeller(day(props.dueAt))
  return {
    subject: own.subject(props.productName, day(props.dueAt)),
    preview: explain,
    heading: own.heading,
    blocks: [
      { kind: 'paragraph', text: texts.greeting(greetingName(props.buyerName)) },
      { kind: 'paragraph', text: explain },
      {
        kind: 'facts',
        rows: [
          ...factsOf(props, context),
          { label: own.before, value: day(props.formerDueAt) },
          { label: own.now, value: day(props.dueAt) },
        ],
      },
      { kind: 'button', label: own.button, url: link(props.subscriptionsPath) },
      { kind: 'note', text: own.note },
    ],
  }
}

export function subscriptionPlanChanged(
  props: MailTemplates['subscriptionPlanChanged'],
  context: MailContext,
): MailContent {
  const own = context.texts.planChanged
  const { buyer } = own
  const later = props.isOwnWish ? buyer.later : buyer.laterBySeller
  return newsMail(context, {
    name: props.buyerName,
    subject: props.isNow ? buyer.subject(props.planTitle) : buyer.subjectLater(props.planTitle),
    heading: props.isNow ? own.heading : own.headingLater,
    explain: props.isNow ? buyer.now : later(context.day(props.startsAt)),
    facts: [
      [context.texts.product, props.productName],
      [context.texts.soldBy, props.sellerName],
      ...planFacts(props, context),
    ],
    button: [buyer.button, context.link(props.subscriptionsPath)],
    note: props.isNow ? buyer.note : buyer.noteLater,
  })
}

export function subscriberPlanChanged(
  props: MailTemplates['subscriberPlanChanged'],
  context: MailContext,
): MailContent {
  const own = context.texts.planChanged
  const { seller } = own
  return newsMail(context, {
    name: props.sellerName,
    subject: seller.subject(props.buyerName, props.planTitle),
    heading: props.isNow ? own.heading : own.headingLater,
    explain: props.isNow
      ? seller.now(props.buyerName)
      : seller.later(props.buyerName, context.day(props.startsAt)),
    facts: [[context.texts.product, props.productName], ...planFacts(props, context)],
    button: [seller.button, context.link(props.subscriptionsPath)],
  })
}

function planFacts(
  props: MailTemplates['subscriberPlanChanged'],
  { texts, money, day }: MailContext,
): (readonly [string, string | false])[] {
  const own = texts.planChanged
  const amount = (cents: number) => money(cents, props.currency)
  return [
    [own.plan, props.planTitle],
    [own.former, amount(props.formerAmountCents)],
    [own.price, amount(props.amountCents)],
    [own.credit, props.creditCents > 0 && amount(props.creditCents)],
    [own.charged, props.isNow && amount(props.dueCents)],
    [own.startsOn, day(props.startsAt)],
  ]
}

export function subscriptionOnHold(
  props: MailTemplates['subscriptionOnHold'],
  context: MailContext,
): MailContent {
  const { texts, day, link } = context
  const own = texts.subscriptionOnHold
  const until = props.paidUntil === null ? [] : [{ label: own.until, value: day(props.paidUntil) }]
  return {
    subject: own.subject(props.productName),
    preview: own.explain(props.sellerName),
    heading: own.heading,
    blocks: [
      { kind: 'paragraph', text: texts.greeting(greetingName(props.buyerName)) },
      { kind: 'paragraph', text: own.explain(props.sellerName) },
      { kind: 'facts', rows: [...factsOf(props, context), ...until] },
      { kind: 'button', label: own.button, url: link(props.subscriptionsPath) },
      { kind: 'note', text: own.note },
    ],
  }
}

export function subscriptionInvoice(
  props: MailTemplates['subscriptionInvoice'],
  context: MailContext,
): MailContent {
  const { texts, money, day, link } = context
  const own = texts.subscriptionInvoice
  const amount = money(props.amountCents, props.currency)
  const dueOn = day(props.dueAt)
  const explain = props.isOverdue ? own.overdue(dueOn, day(props.endsAt)) : own.explain(dueOn)
  return {
    subject: props.isOverdue ? own.overdueSubject(amount) : own.subject(amount, dueOn),
    preview: explain,
    heading: props.isOverdue ? own.overdueHeading : own.heading,
    blocks: [
      { kind: 'paragraph', text: texts.greeting(greetingName(props.buyerName)) },
      { kind: 'paragraph', text: explain },
      { kind: 'facts', rows: [...factsOf(props, context), { label: own.dueOn, value: dueOn }] },
      { kind: 'button', label: own.button, url: link(props.paymentPath) },
      { kind: 'note', text: own.paid },
    ],
  }
}

export function subscriptionDebit(
  props: MailTemplates['subscriptionDebit'],
  context: MailContext,
): MailContent {
  const { texts, money, day, link } = context
  const own = texts.subscriptionDebit
  const amount = money(props.amountCents, props.currency)
  const dueOn = day(props.dueAt)
  const about = props.isRetry ? own.again : own.coming
  return {
    subject: about.subject(props.productName, dueOn),
    preview: about.explain(amount, dueOn),
    heading: about.heading,
    blocks: [
      { kind: 'paragraph', text: texts.greeting(greetingName(props.buyerName)) },
      { kind: 'paragraph', text: about.explain(amount, dueOn) },
      { kind: 'facts', rows: [...factsOf(props, context), { label: own.dueOn, value: dueOn }] },
      { kind: 'button', label: own.button, url: link(props.subscriptionsPath) },
      { kind: 'note', text: own.note },
    ],
  }
}

export function subscriptionPixEnded(
  props: MailTemplates['subscriptionPixEnded'],
  context: MailContext,
): MailContent {
  const { texts, link } = context
  const own = texts.subscriptionPixEnded
  return {
    subject: own.subject(props.productName),
    preview: own.explain,
    heading: own.heading,
    blocks: [
      { kind: 'paragraph', text: texts.greeting(greetingName(props.buyerName)) },
      { kind: 'paragraph', text: own.explain },
      { kind: 'facts', rows: factsOf(props, context) },
      { kind: 'button', label: own.button, url: link(props.subscriptionsPath) },
    ],
  }
}

export function subscriptionChargeFailed(
  props: MailTemplates['subscriptionChargeFailed'],
  context: MailContext,
): MailContent {
  const { texts, day, link } = context
  const own = texts.subscriptionChargeFailed
  const next =
    props.nextTryAt === null ? own.needsCard(day(props.endsAt)) : own.triesAgain(day(props.nextTryAt))
  return {
    subject: own.subject(props.productName),
    preview: own.explain,
    heading: own.heading,
    blocks: [
      { kind: 'paragraph', text: `${texts.greeting(greetingName(props.buyerName))} ${own.explain}` },
      { kind: 'paragraph', text: next },
      { kind: 'facts', rows: factsOf(props, context) },
      { kind: 'button', label: own.button, url: link(props.subscriptionsPath) },
    ],
  }
}

export function subscriptionEnded(
  props: MailTemplates['subscriptionEnded'],
  context: MailContext,
): MailContent {
  const { texts, link } = context
  const own = texts.subscriptionEnded
  return {
    subject: own.subject(props.productName),
    preview: own.explain[props.cause],
    heading: own.heading,
    blocks: [
      {
        kind: 'paragraph',
        text: `${texts.greeting(greetingName(props.buyerName))} ${own.explain[props.cause]}`,
      },
      { kind: 'paragraph', text: maySubscribeAgain(props.cause) ? own.noCharge : own.noChargeClosed },
      { kind: 'facts', rows: factsOf(props, context) },
      { kind: 'button', label: own.button, url: link(props.subscriptionsPath) },
    ],
  }
}

/** False if the platform has closed, or if the buyer keeps the product after the last charge. */
function maySubscribeAgain(cause: MailTemplates['subscriptionEnded']['cause']): boolean {
  return cause !== 'PLATFORM_CLOSED' && cause !== 'COMPLETED_KEPT'
}

function factsOf(
  { productName, sellerName, amountCents, currency }: SubscriptionFacts,
  context: MailContext,
) {
  const { texts, money } = context
  return [
    { label: texts.product, value: productName },
    { label: texts.soldBy, value: sellerName },
    { label: texts.amount, value: money(amountCents, currency) },
  ]
}
