import { dialogStyles } from './dialog-styles.ts'
import { embedTexts } from './embed-texts.ts'
import { openFrame } from './open-frame.ts'
import { createSaleReport, report } from './report.ts'

type KeptDialog = { url: string; show: (opener: HTMLElement | null) => void; drop: () => void }
type Wishes = { url: string; home: string; opener: HTMLElement | null }

/**
 * The last opened dialog. After it is closed it keeps its typed input or its code to pay, until another checkout
 * opens or the purchase is paid.
 */
let kept: KeptDialog | null = null

export function openDialog(wishes: Wishes): void {
  if (kept?.url !== wishes.url) {
    kept?.drop()
    kept = createDialog(wishes)
  }
  kept.show(wishes.opener)
}

function createDialog({ url, home, opener }: Wishes): KeptDialog {
  const texts = embedTexts()
  const host = document.createElement('div')
  const dialog = document.createElement('dialog')
  const bar = document.createElement('header')
  const place = document.createElement('span')
  const close = document.createElement('button')
  const loading = document.createElement('p')
  let target = opener
  let offer: string | null = null
  let isPaid = false
  let unlock = () => {}
  const tellSale = createSaleReport()

  dialog.setAttribute('aria-label', texts.title)
  place.textContent = new URL(home).host
  close.type = 'button'
  close.setAttribute('aria-label', texts.close)
  close.textContent = '×'
  close.addEventListener('click', () => dialog.close())
  loading.setAttribute('role', 'status')
  loading.textContent = texts.loading

  const { frame, end } = openFrame({
    url,
    home,
    title: texts.title,
    onMessage(message) {
      switch (message.type) {
        case 'ready':
          loading.remove()
          // Later pages of the purchase load in the same frame and are not reported as opened again.
          if (offer !== null) return
          offer = message.offer
          if (dialog.open) frame.focus()
          return report(target, { name: 'opened', detail: { offer } })
        case 'paid':
          isPaid = true
          return tellSale(target, message)
        case 'close':
          return dialog.close()
        case 'leave':
          return window.location.assign(message.url)
      }
    },
    onSilence(address) {
      dialog.close()
      drop()
      window.location.assign(address)
    },
  })

  function drop() {
    if (kept === own) kept = null
    end()
    host.remove()
  }
  dialog.addEventListener('close', () => {
    unlock()
    const closed = offer
    // Nothing opened, or the purchase is done: the next press starts anew.
    if (closed === null || isPaid) drop()
    if (closed !== null) report(target, { name: 'closed', detail: { offer: closed, isPaid } })
  })

  const root = host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [dialogStyles()]
  bar.append(place, close)
  dialog.append(bar, loading, frame)
  root.append(dialog)
  document.body.append(host)

  const own: KeptDialog = {
    url,
    drop,
    show(pressed: HTMLElement | null) {
      if (dialog.open) return
      target = pressed
      unlock = lockScroll()
      dialog.showModal()
      if (offer === null) return
      frame.focus()
      report(target, { name: 'opened', detail: { offer } })
    },
  }
  return own
}

/** The page behind does not scroll, and keeps its width without the scroll bar. */
function lockScroll(): () => void {
  const { documentElement: page } = document
  const { overflow, scrollbarGutter } = page.style
  if (window.innerWidth > page.clientWidth) page.style.scrollbarGutter = 'stable'
  page.style.overflow = 'hidden'
  return () => {
    page.style.overflow = overflow
    page.style.scrollbarGutter = scrollbarGutter
  }
}
