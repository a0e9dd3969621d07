import type { Caller } from '#rpc/caller.ts'
import { findOpenLesson } from './find-grant.ts'
import { noteSeen } from './note-seen.ts'

/** A player's last seconds hold no lesson: who is there has seen it. */
const endSeconds = 10

type Position = { grantId: string; lessonId: string; positionSeconds: number }

/** Keeps where a student is, for every device; near the end of a video or audio the lesson is done. */
export async function recordPosition(caller: Caller, { grantId, lessonId, positionSeconds }: Position) {
  const { lesson } = await findOpenLesson(caller, { grantId, lessonId })
  const isAtEnd =
    lesson.kind !== 'QUIZ' && lesson.seconds !== null && positionSeconds >= lesson.seconds - endSeconds
  await noteSeen(caller, { grantId, lesson, positionSeconds, ...(isAtEnd && { isDone: true }) })
  return { isDone: isAtEnd }
}
