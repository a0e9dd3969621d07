import { embedTexts } from './embed-texts.ts'
import { openFrame } from './open-frame.ts'
import { createSaleReport, report } from './report.ts'

const shown = new WeakSet<HTMLAnchorElement>()

/**
 * The checkout in the place of its link, as high as its page. The link stays until the checkout is loaded, and if it never is.
 */
export function showInline(link: HTMLAnchorElement, home: string): void {
  if (shown.has(link)) return
  shown.add(link)
  const tellSale = createSaleReport()
  let isOpen = false
  const { frame } = openFrame({
    url: link.href,
    home,
    title: embedTexts().title,
    onMessage(message) {
      switch (message.type) {
        case 'ready':
          // A new page begins at its top.
          if (isOpen && frame.getBoundingClientRect().top < 0) frame.scrollIntoView()
          if (isOpen) return
          isOpen = true
          link.hidden = true
          link.style.display = 'none'
          frame.style.visibility = 'visible'
          return report(link, { name: 'opened', detail: { offer: message.offer } })
        case 'height':
          frame.style.height = `${message.pixels}px`
          return
        case 'paid':
          return tellSale(link, message)
        case 'leave':
          return window.location.assign(message.url)
      }
    },
    onSilence(address) {
      if (isOpen) window.location.assign(address)
    },
  })
  frame.style.cssText = 'display:block;width:100%;height:0;border:0;color-scheme:light;visibility:hidden'
  link.after(frame)
}
