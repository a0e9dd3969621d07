import { greetingName } from '#greeting-name.ts'
import type { MailBlock, MailContent } from '#mail-content.ts'
import type { MailContext } from '#mail-context.ts'
import type { MailTemplates } from '#templates.ts'

/** The receipt and, for digital products, the access. */
export function purchaseApproved(
  props: MailTemplates['purchaseApproved'],
  context: MailContext,
): MailContent {
  const { texts, money, link, day } = context
  const own = texts.purchaseApproved
  const { items, discountCents, shippingCents, interestCents, follows, licenses, gift, currency } = props
  const besides = [
    { label: own.shipping, cents: shippingCents },
    { label: own.interest, cents: interestCents },
  ].filter(({ cents }) => cents > 0)
  return {
    subject: follows.access ? own.accessSubject(props.productName) : own.subject(props.productName),
    preview: follows.access ? own.accessReady : own.thanks,
    heading: follows.access ? own.accessHeading : own.heading,
    blocks: [
      { kind: 'paragraph', text: texts.greeting(greetingName(props.buyerName)) },
      { kind: 'paragraph', text: follows.access ? own.accessReady : own.thanks },
      ...licenses.flatMap(({ title, key }): MailBlock[] =>
        key === null
          ? [{ kind: 'paragraph', text: own.licenseToCome(title) }]
          : [
              { kind: 'paragraph', text: own.license(title) },
              { kind: 'code', value: key, isShort: false },
            ],
      ),
      ...(gift
        ? [{ kind: 'paragraph' as const, text: own.gift(gift.recipientName, day(gift.sendsAt)) }]
        : []),
      ...(follows.parcel ? [{ kind: 'paragraph' as const, text: own.parcel(props.sellerName) }] : []),
      {
        kind: 'button',
        label: follows.access ? own.accessButton : own.button,
        url: link(props.purchasesPath),
      },
      { kind: 'note', text: own.access },
      {
        kind: 'facts',
        rows: [
          ...items.map(({ title, priceCents }) => ({ label: title, value: money(priceCents, currency) })),
          ...(discountCents > 0
            ? [{ label: own.discount, value: `−${money(discountCents, currency)}` }]
            : []),
          ...besides.map(({ label, cents }) => ({ label, value: money(cents, currency) })),
          { label: own.total, value: money(props.amountCents, currency) },
          { label: texts.soldBy, value: props.sellerName },
          { label: texts.order, value: props.orderCode },
        ],
      },
      { kind: 'note', text: own.keep },
    ],
  }
}
