import {
  type FrameMessage,
  type Look,
  type PageMessage,
  readFrameMessage,
  writeMessage,
} from '@balcao/domain/cards/card-messages'
import { useCallback, useEffect, useRef, useState } from 'react'
import { newId } from '#browser/new-id.ts'
import { useCheckoutData } from '#checkout/checkout-context.ts'

/** The card as passed by the frame: the page can send it and not read it. */
export type HandedCard = { token: string; savedCardId: string | null }
export type HandOver = { kind: 'CARD'; card: HandedCard } | { kind: 'INCOMPLETE' } | { kind: 'NOT_READ' }

export type CardFrame = {
  state: 'LOADING' | 'READY' | 'BLOCKED'
  height: number
  /** For the frame's element: only messages of its window are accepted. */
  attach: (element: HTMLIFrameElement | null) => void
  /** Drops a frame that did not open, so that it is created anew. */
  retry: () => void
  tries: number
  handOver: (wanted: { holderDocument: string; isSealed: boolean }) => Promise<HandOver>
}

const openingMs = 12_000
const answerMs = 40_000

/** The page's side of the messages with the card frame. */
export function useCardFrame(isWanted: boolean, onSubmit: () => void): CardFrame {
  const { cardsOrigin } = useCheckoutData().page
  const element = useRef<HTMLIFrameElement | null>(null)
  const waiting = useRef(new Map<string, (handed: HandOver) => void>())
  const submit = useRef(onSubmit)
  submit.current = onSubmit
  const [state, setState] = useState<CardFrame['state']>('LOADING')
  const [height, setHeight] = useState(0)
  const [tries, setTries] = useState(0)

  const tell = useCallback(
    (message: PageMessage) => {
      if (cardsOrigin) element.current?.contentWindow?.postMessage(writeMessage(message), cardsOrigin)
    },
    [cardsOrigin],
  )

  useEffect(() => {
    function onMessage({ origin, source, data }: MessageEvent) {
      if (origin !== cardsOrigin || source !== element.current?.contentWindow) return
      const message = readFrameMessage(data)
      if (message) hear(message)
    }
    function hear(message: FrameMessage) {
      switch (message.type) {
        case 'ready':
          setState('READY')
          return tell({ type: 'look', colours: ownLook() })
        case 'height':
          return setHeight(message.pixels)
        case 'submit':
          return submit.current()
        case 'escape':
          // Acts as if Enter had been pressed on this page.
          return void window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
        case 'handed-over': {
          const { token, savedCardId } = message
          return settle(message.requestId, { kind: 'CARD', card: { token, savedCardId } })
        }
        case 'incomplete':
          return settle(message.requestId, { kind: 'INCOMPLETE' })
        case 'failed':
          return settle(message.requestId, { kind: 'NOT_READ' })
      }
    }
    function settle(requestId: string, handed: HandOver) {
      waiting.current.get(requestId)?.(handed)
      waiting.current.delete(requestId)
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [cardsOrigin, tell])

  // A blocked frame, or one whose server is down, sends nothing: the timeout is the only sign.
  useEffect(() => {
    if (!isWanted || state !== 'LOADING') return
    const timer = setTimeout(() => setState('BLOCKED'), openingMs)
    return () => clearTimeout(timer)
  }, [isWanted, state])

  return {
    state,
    height,
    tries,
    attach: (frame) => {
      element.current = frame
    },
    retry: () => {
      setState('LOADING')
      setTries((count) => count + 1)
    },
    handOver: ({ holderDocument, isSealed }) =>
      new Promise((resolve) => {
        if (state !== 'READY') return resolve({ kind: 'NOT_READ' })
        const requestId = newId()
        waiting.current.set(requestId, resolve)
        setTimeout(() => {
          waiting.current.delete(requestId)
          resolve({ kind: 'NOT_READ' })
        }, answerMs)
        tell({ type: 'hand-over', requestId, holderDocument, isSealed })
      }),
  }
}

/** The page's colours for the frame: hex values, nothing else. */
function ownLook(): Look {
  const styles = getComputedStyle(document.documentElement)
  const colour = (name: string) => styles.getPropertyValue(`--${name}`).trim()
  return {
    brand: colour('brand'),
    brandInk: colour('brand-ink'),
    border: colour('border-control'),
    surface: colour('surface'),
    text: colour('text'),
    textMuted: colour('text-muted'),
    negative: colour('negative'),
  }
}
