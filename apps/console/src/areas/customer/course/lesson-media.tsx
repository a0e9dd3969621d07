import { useEffect, useRef } from 'react'
import { api } from '#api/client.ts'
import { useAction } from '#kit/action/use-action.ts'
import type { OpenLesson } from './study.ts'

/** A position is kept this often while a lesson plays. */
const reportMs = 10_000

type LessonMediaProps = {
  studied: { grantId: string; lessonId: string }
  lesson: OpenLesson
  url: string
  onEnd: () => void
}

/** The player of a video or audio lesson: it starts where the student stopped, and tells the server where that is. */
export function LessonMedia({ studied, lesson, url, onEnd }: LessonMediaProps) {
  const player = useRef<HTMLVideoElement & HTMLAudioElement>(null)
  const reportedAt = useRef(0)
  const position = useAction(api.customer.courses.position, {
    invalidates: [api.customer.courses.get],
    isErrorShownHere: true,
  })
  useEffect(() => {
    if (player.current) player.current.currentTime = lesson.positionSeconds
  }, [lesson.positionSeconds])

  function report() {
    reportedAt.current = Date.now()
    const positionSeconds = Math.floor(player.current?.currentTime ?? 0)
    if (positionSeconds > 0) position.start({ ...studied, positionSeconds })
  }
  const events = {
    ref: player,
    src: url,
    controls: true,
    preload: 'metadata',
    'aria-label': lesson.title,
    onTimeUpdate: () => {
      if (Date.now() - reportedAt.current > reportMs) report()
    },
    onPause: report,
    onEnded: onEnd,
  } as const
  if (lesson.kind === 'AUDIO') return <audio {...events} className="w-full" />
  return <video {...events} playsInline className="aspect-video w-full rounded-card bg-black" />
}
