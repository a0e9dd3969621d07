import type { MediaKind } from '@balcao/domain/delivery/content-files'
import { Banner } from '@balcao/ui/banner'
import { Button } from '@balcao/ui/button'
import { SegmentedControl } from '@balcao/ui/segmented-control'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useErrorReader } from '#i18n/error-texts.ts'
import { languageTags, useLocale } from '#i18n/locale.tsx'
import { useMessages } from '#i18n/use-messages.ts'
import { playerCatalogue } from './player-catalogue.ts'

export type MediaPlayerProps = {
  /** Signed address of the file. */
  source: string
  kind: MediaKind
  title: string
  /** Signed address of the captions (WebVTT). */
  captions?: string | null
  /** Second at which it begins. */
  startAt?: number
  /** Called every few seconds, on every pause, and when the player is removed; 0 after the end. */
  onPosition?: (seconds: number) => void
  onEnd?: () => void
  /** Returns another address once this one has expired. A refusal ends the playback. */
  renew?: () => Promise<string>
}

const speeds = ['0.75', '1', '1.25', '1.5', '2'] as const
const toldEverySeconds = 10
/** A video left closer to its end starts again from the beginning. */
const endSeconds = 5
/** An address that fails again so soon has not expired: it failed for another reason. */
const renewedAgainMs = 10_000

const steps: Record<string, number> = { ArrowLeft: -5, ArrowRight: 5, j: -10, l: 10 }

/** Plays a video or a recording, with speed, captions and keys, and reports its position. */
export function MediaPlayer(props: MediaPlayerProps) {
  const { kind, title, captions, startAt = 0, onPosition, onEnd, renew } = props
  const text = useMessages(playerCatalogue)
  const { action } = useMessages(coreCatalogue)
  const reader = useErrorReader()
  const { locale } = useLocale()
  const number = new Intl.NumberFormat(languageTags[locale])
  const media = useRef<HTMLVideoElement>(null)
  const [source, setSource] = useState(props.source)
  const [speed, setSpeed] = useState<(typeof speeds)[number]>('1')
  /** Why the playback ended; null while it goes on. */
  const [failure, setFailure] = useState<string | null>(null)
  /** Where playback continues with a new address, and whether it starts by itself. */
  const entry = useRef({ seconds: startAt, isPlaying: false })
  const toldAt = useRef(startAt)
  const renewedAt = useRef(0)

  const tell = useRef((_seconds: number) => {})
  tell.current = (seconds) => {
    const whole = Math.floor(seconds)
    if (whole === toldAt.current) return
    toldAt.current = whole
    onPosition?.(whole)
  }
  useEffect(() => {
    const element = media.current
    const tellPlace = () =>
      element && element.readyState > 0 && !element.ended && tell.current(element.currentTime)
    addEventListener('pagehide', tellPlace)
    return () => {
      removeEventListener('pagehide', tellPlace)
      tellPlace()
    }
  }, [])

  async function goOn() {
    const element = media.current
    if (!element || !renew || Date.now() - renewedAt.current < renewedAgainMs) return setFailure(text.failed)
    renewedAt.current = Date.now()
    const isPlaying = !element.paused
    const seconds = element.currentTime || entry.current.seconds
    entry.current = { seconds, isPlaying }
    try {
      setSource(await renew())
      setFailure(null)
    } catch (error) {
      setFailure(text.ended(reader.textOf(error)))
    }
  }

  function enter() {
    const element = media.current
    if (!element) return
    const { seconds, isPlaying } = entry.current
    if (seconds > 0 && seconds < element.duration - endSeconds) element.currentTime = seconds
    element.playbackRate = Number(speed)
    if (isPlaying) void element.play().catch(() => {})
  }

  function press(event: KeyboardEvent) {
    const element = media.current
    if (!element || event.ctrlKey || event.metaKey || event.altKey) return
    const step = steps[event.key]
    if (step !== undefined) element.currentTime = Math.max(0, element.currentTime + step)
    else if (event.key === ' ' || event.key === 'k')
      void (element.paused ? element.play().catch(() => {}) : element.pause())
    else if (event.key === 'm') element.muted = !element.muted
    else if (event.key === 'c') toggleCaptions(element)
    else if (event.key === 'f' && kind === 'VIDEO') void element.requestFullscreen?.()
    else return
    event.preventDefault()
  }

  const shared = {
    ref: media,
    controls: true,
    // The file is shown here and nowhere else.
    controlsList: 'nodownload',
    preload: 'metadata',
    'aria-label': title,
    tabIndex: 0,
    src: source,
    onKeyDown: press,
    onLoadedMetadata: enter,
    onError: () => void goOn(),
    onPause: () => media.current && !media.current.ended && tell.current(media.current.currentTime),
    onEnded: () => {
      tell.current(0)
      onEnd?.()
    },
    onSeeked: () => media.current && tell.current(media.current.currentTime),
    onTimeUpdate: () => {
      const now = media.current?.currentTime ?? 0
      if (Math.abs(now - toldAt.current) >= toldEverySeconds) tell.current(now)
    },
  } as const
  const track = captions && (
    <track kind="captions" src={captions} srcLang={languageTags[locale]} label={text.captions} default />
  )
  return (
    <div className="grid gap-3">
      {failure !== null && (
        <Banner
          tone="negative"
          action={
            <Button
              size="small"
              onClick={() => {
                renewedAt.current = 0
                void goOn()
              }}
            >
              {action.retry}
            </Button>
          }
        >
          {failure}
        </Banner>
      )}
      {kind === 'VIDEO' ? (
        <video {...shared} playsInline className="aspect-video max-h-[60vh] w-full rounded-control bg-black">
          {track}
        </video>
      ) : (
        <audio {...shared} className="w-full">
          {track}
        </audio>
      )}
      <SegmentedControl
        label={text.speed}
        value={speed}
        onChange={(next) => {
          setSpeed(next)
          if (media.current) media.current.playbackRate = Number(next)
        }}
        segments={speeds.map((value) => ({ value, label: `${number.format(Number(value))}×` }))}
      />
      <p className="hidden text-muted text-sm sm:block">{text.keys}</p>
    </div>
  )
}

function toggleCaptions(element: HTMLMediaElement): void {
  const [captions] = element.textTracks
  if (captions) captions.mode = captions.mode === 'showing' ? 'hidden' : 'showing'
}
