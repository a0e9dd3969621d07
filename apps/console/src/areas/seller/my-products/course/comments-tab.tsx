import { commentStates } from '@balcao/domain/delivery/courses'
import { answerInput } from '@balcao/server/modules/courses/course.input'
import { Button } from '@balcao/ui/button'
import { Card } from '@balcao/ui/card'
import { StatusBadge } from '@balcao/ui/status-badge'
import type { inferOutput } from '@trpc/tanstack-react-query'
import { MessageCircle } from 'lucide-react'
import { useState } from 'react'
import type { z } from 'zod'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormDialog } from '#kit/form/form-dialog.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { ListView } from '#kit/list/list-view.tsx'
import { useList } from '#kit/list/use-list.ts'
import { courseCatalogue } from './catalogue.ts'

type Comment = inferOutput<typeof api.seller.courses.comments>['rows'][number]

const tones = { SHOWN: 'positive', WAITING: 'pending', HIDDEN: 'neutral' } as const

/** Students' comments under the lessons, which the seller answers, publishes and hides. */
export function CommentsTab({ productId }: { productId: string }) {
  const { comments: text } = useMessages(courseCatalogue)
  const [answered, setAnswered] = useState<Comment | null>(null)
  const list = useList({
    key: 'comments',
    id: 'course-comments',
    label: text.column,
    columns: [{ id: 'body', header: text.column, cell: ({ body }: Comment) => body }],
    filters: {
      state: {
        kind: 'one',
        label: text.filter,
        allLabel: text.all,
        options: commentStates.map((state) => ({ value: state, label: text.states[state] })),
      },
    },
    quickFilter: 'state',
    query: ({ filters, cursor, limit }) =>
      api.seller.courses.comments.queryOptions({ productId, ...filters, cursor, limit }),
    rowId: ({ id }) => id,
    rowLabel: ({ studentName }) => studentName,
    empty: { icon: <MessageCircle />, title: text.empty.title, description: text.empty.text },
  })
  return (
    <>
      <ListView
        list={list}
        renderRows={(rows) => (
          <ul className="grid grid-cols-1 gap-3">
            {rows.map((comment) => (
              <li key={comment.id}>
                <CommentCard comment={comment} onAnswer={() => setAnswered(comment)} />
              </li>
            ))}
          </ul>
        )}
      />
      {answered && <AnswerDialog comment={answered} onClose={() => setAnswered(null)} />}
    </>
  )
}

function CommentCard({ comment, onAnswer }: { comment: Comment; onAnswer: () => void }) {
  const { comments: text } = useMessages(courseCatalogue)
  const format = useFormat()
  const moderate = useAction(api.seller.courses.moderateComment, { invalidates: [api.seller.courses] })
  const { id, body, state, studentName, lessonTitle, createdAt, answers } = comment
  return (
    <Card className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-semibold">{studentName}</span>
        <span className="text-muted text-sm">{text.in(lessonTitle)}</span>
        <time dateTime={createdAt} className="text-muted text-sm">
          {format.dateTime(createdAt)}
        </time>
        <span className="ms-auto">
          <StatusBadge tone={tones[state]}>{text.state[state]}</StatusBadge>
        </span>
      </div>
      <p className="wrap-anywhere whitespace-pre-line">{body}</p>
      {answers.map((answer) => (
        <div key={answer.id} className="ms-4 border-default border-s-2 ps-3">
          <p className="text-muted text-sm">
            {text.you} · {format.dateTime(answer.createdAt)}
          </p>
          <p className="wrap-anywhere whitespace-pre-line">{answer.body}</p>
        </div>
      ))}
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={onAnswer}>
          {text.answer}
        </Button>
        {state !== 'SHOWN' && (
          <Button
            size="small"
            isBusy={moderate.isBusy}
            onClick={() => moderate.start({ commentId: id, isShown: true })}
          >
            {text.approve}
          </Button>
        )}
        {state !== 'HIDDEN' && (
          <Button
            size="small"
            variant="ghost"
            isBusy={moderate.isBusy}
            onClick={() => moderate.start({ commentId: id, isShown: false })}
          >
            {text.hide}
          </Button>
        )}
      </div>
    </Card>
  )
}

type AnswerForm = z.input<typeof answerInput>
const { TextareaField } = fieldsOf<AnswerForm>()

function AnswerDialog({ comment, onClose }: { comment: Comment; onClose: () => void }) {
  const { comments: text } = useMessages(courseCatalogue)
  const answer = useAction(api.seller.courses.answerComment)
  const form = useRecordForm({
    schema: answerInput,
    toForm: (): AnswerForm => ({ commentId: comment.id, body: '' }),
    save: answer.run,
    invalidates: [api.seller.courses],
    savedText: text.answered,
  })
  return (
    <FormDialog
      form={form}
      title={text.answerTitle(comment.studentName)}
      description={comment.body}
      saveLabel={text.answer}
      onClose={onClose}
    >
      <TextareaField name="body" label={text.answerLabel} rows={4} isRequired />
    </FormDialog>
  )
}
