import type { Paid, SiteMessage } from '#framed/site-messages.ts'

export type Happened =
  | { name: 'opened'; detail: { offer: string } }
  | { name: 'paid'; detail: Paid }
  | { name: 'closed'; detail: { offer: string; isPaid: boolean } }

/** Reports to the page, at the link or else at the window, by an event that bubbles. */
export function report(target: Element | null, { name, detail }: Happened): void {
  const event = new CustomEvent(`balcao:${name}`, { bubbles: true, detail })
  if (target?.isConnected) target.dispatchEvent(event)
  else window.dispatchEvent(event)
}

/** Reports each sale once, although its page may be loaded again. */
export function createSaleReport() {
  const told = new Set<string>()
  return (target: Element | null, message: Extract<SiteMessage, { type: 'paid' }>) => {
    const { type: _, ...detail } = message
    const key = JSON.stringify(detail)
    if (told.has(key)) return
    told.add(key)
    report(target, { name: 'paid', detail })
  }
}
