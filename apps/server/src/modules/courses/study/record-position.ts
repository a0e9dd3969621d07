import type { Caller } from '#rpc/caller.ts'
import { findOpenLesson } from './find-grant.ts'
import { noteSeen } from './note-seen.ts'

/** Last seconds of a video or audio that need not be played for the lesson to be done. */
const endSeconds = 10

type Position = { grantId: string; lessonId: string; positionSeconds: number }

/** Stores a student's position for every device. Near the end of a video or audio the lesson is done. */
export async function recordPosition(caller: Caller, { grantId, lessonId, positionSeconds }: Position) {
  const { lesson } = await findOpenLesson(caller, { grantId, lessonId })
  const isAtEnd =
    lesson.kind !== 'QUIZ' && lesson.seconds !== null && positionSeconds >= lesson.seconds - endSeconds
  await noteSeen(caller, { grantId, lesson, positionSeconds, ...(isAtEnd && { isDone: true }) })
  return { isDone: isAtEnd }
}
