import type { Framing } from '@balcao/domain/checkout/framing'
import { isFramed, keepSiteClick } from '#browser/frame.ts'
import type { SiteMessage } from './site-messages.ts'

export function startFramed(framing: Framing): void {
  if (!isFramed()) return
  keepSiteClick()
  void import('./run-framed.ts').then(({ runFramed }) => runFramed(framing))
}

/** Posts the message to the surrounding page. Returns false when the page is not framed. */
export function tellFromFrame({ sites }: Framing, message: SiteMessage): boolean {
  if (!isFramed()) return false
  void import('./post-to-site.ts').then(({ postToSite }) => postToSite(sites, message))
  return true
}
