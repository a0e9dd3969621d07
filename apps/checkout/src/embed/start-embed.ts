import { openDialog } from './open-dialog.ts'
import { showInline } from './show-inline.ts'

export type Balcao = {
  /** Opens a checkout in a dialog; an address of another host is opened as a page. */
  open(url: string): void
  /** Shows the checkout of a link in its place, for a link that was added after the page was loaded. */
  inline(link: HTMLAnchorElement): void
  /** Hosts whose script this page has loaded. */
  hosts: string[]
}

declare global {
  interface Window {
    Balcao?: Balcao
  }
}

const marked = 'a[data-balcao-checkout]'
const inlineMarked = `${marked}[data-balcao-mode="inline"]`

/**
 * Makes the marked links of a page open the checkout on the page itself. A link that this script does not handle, for
 * whatever reason, stays a link.
 */
export function startEmbed(script: Document['currentScript']): void {
  if (!(script instanceof HTMLScriptElement) || !('showModal' in HTMLDialogElement.prototype)) return
  const home = new URL(script.src).origin
  // An element of the page may have the same name as the script's object.
  const other = Array.isArray(window.Balcao?.hosts) ? window.Balcao : undefined
  if (other?.hosts.includes(home)) return
  const isOurs = (url: string) => {
    const { origin, pathname } = parsed(url) ?? {}
    return origin === home && /^\/(?:checkout|l)\/./.test(pathname ?? '')
  }

  const inline = (link: HTMLAnchorElement) => {
    if (isOurs(link.href)) showInline(link, home)
    else other?.inline(link)
  }
  window.Balcao = {
    open(url) {
      if (isOurs(url)) openDialog({ url: new URL(url, window.location.href).href, home, opener: null })
      else if (other) other.open(url)
      else if (/^https?:$/.test(parsed(url)?.protocol ?? '')) window.location.assign(url)
    },
    inline,
    hosts: [...(other?.hosts ?? []), home],
  }

  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(marked) : null
    const isPlain = !event.defaultPrevented && event.button === 0
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
    if (link === null || !isPlain || isElsewhere || !isOurs(link.href)) return
    event.preventDefault()
    openDialog({ url: link.href, home, opener: link })
  })
  const showAll = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(inlineMarked))
      if (isOurs(link.href)) showInline(link, home)
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', showAll)
  else showAll()
}

function parsed(url: string): URL | null {
  try {
    return new URL(url, window.location.href)
  } catch {
    return null
  }
}
