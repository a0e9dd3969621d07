import { useMutation } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import { MediaPlayer } from '#features/media/media-player.tsx'
import { playableAddress } from '#features/media/playable-address.ts'
import { useAction } from '#kit/action/use-action.ts'
import type { OpenLesson } from './study.ts'

type LessonMediaProps = {
  studied: { grantId: string; lessonId: string }
  lesson: OpenLesson
  url: string
  onDone: () => void
}

/** The player of a video or audio lesson: it starts where the student stopped, and sends its position to the server. */
export function LessonMedia({ studied, lesson, url, onDone }: LessonMediaProps) {
  const open = useMutation(api.customer.courses.open.mutationOptions())
  const position = useAction(api.customer.courses.position, {
    isErrorShownHere: true,
    done: ({ isDone }) => {
      if (isDone) onDone()
    },
  })
  return (
    <MediaPlayer
      source={playableAddress({ url, streamUrl: lesson.streamUrl })}
      kind={lesson.kind === 'AUDIO' ? 'AUDIO' : 'VIDEO'}
      title={lesson.title}
      startAt={lesson.positionSeconds}
      onPosition={(positionSeconds) => position.start({ ...studied, positionSeconds })}
      onEnd={onDone}
      renew={async () => (await open.mutateAsync(studied)).mediaUrl ?? url}
    />
  )
}
