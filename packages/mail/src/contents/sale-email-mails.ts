import type { MailContent } from '#mail-content.ts'
import type { MailContext } from '#mail-context.ts'
import type { MailTemplates } from '#templates.ts'

/**
 * Sent to the address that a seller entered as the buyer's. The mail names no person: only the code proves
 * that the address is the buyer's.
 */
export function saleEmailCode(
  props: MailTemplates['saleEmailCode'],
  { texts, moment, link }: MailContext,
): MailContent {
  const own = texts.saleEmailCode
  return {
    subject: own.subject(props.productName),
    preview: own.explain(props.sellerName),
    heading: own.heading,
    blocks: [
      { kind: 'paragraph', text: `${texts.greeting('')} ${own.explain(props.sellerName)}` },
      {
        kind: 'facts',
        rows: [
          { label: texts.product, value: props.productName },
          { label: texts.order, value: props.orderCode },
          { label: own.expiresAt, value: moment(props.expiresAt) },
        ],
      },
      { kind: 'code', value: props.code, isShort: true },
      { kind: 'button', label: own.button, url: link(props.confirmPath) },
      { kind: 'note', text: `${own.notForSeller} ${texts.ignore}` },
    ],
  }
}

/** Sent to the former address of a purchase, which can undo the change. */
export function saleEmailChanged(
  props: MailTemplates['saleEmailChanged'],
  { texts, moment, link }: MailContext,
): MailContent {
  const own = texts.saleEmailChanged
  return {
    subject: own.subject(props.productName),
    preview: own.explain,
    heading: own.heading,
    blocks: [
      { kind: 'paragraph', text: `${texts.greeting('')} ${own.explain}` },
      {
        kind: 'facts',
        rows: [
          { label: texts.product, value: props.productName },
          { label: texts.order, value: props.orderCode },
          { label: texts.soldBy, value: props.sellerName },
          { label: own.newEmail, value: props.maskedEmail },
          { label: own.undoUntil, value: moment(props.undoUntil) },
        ],
      },
      { kind: 'button', label: own.button, url: link(props.undoPath) },
      { kind: 'note', text: own.note },
    ],
  }
}
