import {
  type Look,
  type PageMessage,
  readFrameMessage,
  writeMessage,
} from '@balcao/domain/cards/card-messages'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

export type HandedCard = { kind: 'CARD'; sealed: string } | { kind: 'INCOMPLETE' } | { kind: 'FAILED' }

const openingMs = 12_000
const answerMs = 40_000

/**
 * The page's side of the messages with the card frame: typed data leaves it sealed, and this page cannot read
 * it.
 */
export function useCardTalk(cardsOrigin: string, onSubmit: () => void) {
  const frame = useRef<HTMLIFrameElement>(null)
  const waiting = useRef(new Map<string, (handed: HandedCard) => void>())
  const [state, setState] = useState<'LOADING' | 'READY' | 'BLOCKED'>('LOADING')
  const [height, setHeight] = useState(0)

  const tell = (message: PageMessage) =>
    frame.current?.contentWindow?.postMessage(writeMessage(message), cardsOrigin)

  const hear = useEffectEvent(({ origin, source, data }: MessageEvent) => {
    if (origin !== cardsOrigin || source !== frame.current?.contentWindow) return
    const message = readFrameMessage(data)
    if (message === null) return
    if (message.type === 'ready') {
      setState('READY')
      tell({ type: 'look', colours: ownLook() })
    } else if (message.type === 'height') setHeight(message.pixels)
    else if (message.type === 'submit') onSubmit()
    else if (message.type !== 'escape') {
      const answer = waiting.current.get(message.requestId)
      waiting.current.delete(message.requestId)
      if (message.type === 'handed-over') answer?.({ kind: 'CARD', sealed: message.token })
      else answer?.({ kind: message.type === 'incomplete' ? 'INCOMPLETE' : 'FAILED' })
    }
  })
  useEffect(() => {
    const listen = (event: MessageEvent) => hear(event)
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [])

  // A blocked frame sends nothing, so a timeout is the only sign.
  useEffect(() => {
    if (state !== 'LOADING') return
    const timer = setTimeout(() => setState('BLOCKED'), openingMs)
    return () => clearTimeout(timer)
  }, [state])

  return {
    frame,
    state,
    height,
    handOver: (holderDocument: string): Promise<HandedCard> =>
      new Promise((resolve) => {
        if (state !== 'READY') return resolve({ kind: 'FAILED' })
        const requestId = crypto.randomUUID()
        waiting.current.set(requestId, resolve)
        setTimeout(() => {
          waiting.current.delete(requestId)
          resolve({ kind: 'FAILED' })
        }, answerMs)
        tell({ type: 'hand-over', requestId, holderDocument, isSealed: true })
      }),
  }
}

/** The page's colours for the frame: hex values, nothing else. */
function ownLook(): Look {
  const styles = getComputedStyle(document.documentElement)
  const colour = (name: string) => styles.getPropertyValue(`--color-${name}`).trim()
  return {
    brand: colour('primary'),
    brandInk: colour('on-primary'),
    border: colour('border-control'),
    surface: colour('surface'),
    text: colour('text'),
    textMuted: colour('text-muted'),
    negative: colour('negative'),
  }
}
