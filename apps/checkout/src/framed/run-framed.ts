import type { Framing } from '@balcao/domain/checkout/framing'
import { inFrame, withoutKey } from '#browser/frame.ts'
import { whenGoing } from '#browser/go-to.ts'
import { pageRoot } from '#browser/read-page-data.ts'
import { postToSite } from './post-to-site.ts'
import type { SiteMessage } from './site-messages.ts'

/** Behaviour of a purchase page inside another site's page. Loaded only there. */
export function runFramed({ offerId, sites }: Framing): void {
  const tell = postToSite.bind(null, sites)
  const root = pageRoot()
  new ResizeObserver(() =>
    tell({ type: 'height', pixels: Math.ceil(root.getBoundingClientRect().height) }),
  ).observe(root)
  window.addEventListener('keydown', ({ key, defaultPrevented }) => {
    if (key === 'Escape' && !defaultPrevented) tell({ type: 'close' })
  })
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link !== null && link.target === '') leadOn(link, { offerId, tell })
  })
  whenGoing((path) => tell({ type: 'going', path }))
  tell({ type: 'ready', offer: offerId })
}

type Around = { offerId: string; tell: (message: SiteMessage) => void }

/**
 * Links to pages of this purchase open inside the frame; our other pages refuse to be framed, and a seller's page opens in the
 * whole window.
 */
function leadOn(link: HTMLAnchorElement, { offerId, tell }: Around): void {
  const { pathname, search } = link
  if (link.origin !== window.location.origin) {
    if (link.protocol === 'https:') link.target = '_top'
    return
  }
  // A link within this page stays on the page's own address, which already contains the key.
  if (link.hash !== '' && pathname === window.location.pathname) return
  const isOfPurchase = /^\/(?:checkout\/(?:payment|upsell)|l)\//.test(pathname)
  if (!isOfPurchase && pathname !== `/checkout/${offerId}`) {
    link.target = '_blank'
    link.rel = 'noopener'
    return
  }
  const path = `${pathname}${withoutKey(search)}`
  tell({ type: 'going', path })
  if (isOfPurchase) link.href = inFrame(path)
}
