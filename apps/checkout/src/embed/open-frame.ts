import { frameNamePrefix, readSiteMessage, type SiteMessage } from '#framed/site-messages.ts'
import { withSiteClick } from './site-click.ts'

type FrameWishes = {
  url: string
  /** Origin of the checkout. */
  home: string
  title: string
  onMessage: (message: SiteMessage) => void
  /** Called when the frame shows nothing: the checkout is opened as a page at this address. */
  onSilence: (address: string) => void
}

/** A browser does not report a refused frame: a timeout after its load is the only sign. */
const loadMs = 12_000
const answerMs = 4_000

/**
 * A frame with a checkout. The page reads only messages that come from this frame's window and from the checkout's
 * origin.
 */
export function openFrame({ url, home, title, onMessage, onSilence }: FrameWishes) {
  const frame = document.createElement('iframe')
  let address = url
  // Load events minus `ready` messages: a page may send its message before or after its load event.
  let owed = 0
  let timer = 0
  const wait = (ms: number) => {
    clearTimeout(timer)
    timer = window.setTimeout(() => {
      end()
      onSilence(address)
    }, ms)
  }
  const hear = ({ origin, source, data }: MessageEvent) => {
    if (origin !== home || source !== frame.contentWindow) return
    const message = readSiteMessage(data)
    if (message === null) return
    if (message.type === 'ready') {
      owed -= 1
      clearTimeout(timer)
    }
    if (message.type === 'going') address = home + message.path
    onMessage(message)
  }
  function end() {
    clearTimeout(timer)
    window.removeEventListener('message', hear)
    frame.remove()
  }
  frame.addEventListener('load', () => {
    owed += 1
    if (owed > 0) wait(answerMs)
  })
  window.addEventListener('message', hear)
  wait(loadMs)
  frame.name = frameNamePrefix + window.location.origin
  frame.title = title
  frame.allow = 'clipboard-write'
  frame.referrerPolicy = 'no-referrer'
  frame.src = withSiteClick(url)
  return { frame, end }
}
