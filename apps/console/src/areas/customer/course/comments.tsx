import { commentInput, commentMax } from '@balcao/server/modules/courses/course.input'
import { Avatar } from '@balcao/ui/avatar'
import { Badge } from '@balcao/ui/badge'
import { Button } from '@balcao/ui/button'
import { Field } from '@balcao/ui/field'
import { Textarea } from '@balcao/ui/textarea'
import { showToast } from '@balcao/ui/toast'
import type { inferOutput } from '@trpc/tanstack-react-query'
import { MessageCircle } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { ListView } from '#kit/list/list-view.tsx'
import { useList } from '#kit/list/use-list.ts'
import { studyCatalogue } from './catalogue.ts'

type Studied = { grantId: string; lessonId: string }
type Comment = inferOutput<typeof api.customer.courses.comments>['rows'][number]

/** Students' comments under a lesson, and the seller's answers. */
export function Comments({ studied }: { studied: Studied }) {
  const { comments: text } = useMessages(studyCatalogue)
  const list = useList({
    key: 'comments',
    id: 'lesson-comments',
    label: text.title,
    columns: [{ id: 'body', header: text.title, cell: ({ body }: Comment) => body }],
    query: ({ cursor, limit }) => api.customer.courses.comments.queryOptions({ ...studied, cursor, limit }),
    rowId: ({ id }) => id,
    rowLabel: ({ name }) => name,
    empty: { icon: <MessageCircle />, title: text.empty.title, description: text.empty.text },
  })
  return (
    <section
      aria-labelledby="lesson-comments"
      className="grid grid-cols-1 gap-4 border-default border-t pt-5"
    >
      <h3 id="lesson-comments" className="font-semibold">
        {text.title}
      </h3>
      <CommentForm studied={studied} />
      <ListView
        list={list}
        fewRows={3}
        renderRows={(rows) => (
          <ul className="grid grid-cols-1 gap-5">
            {rows.map((comment) => (
              <li key={comment.id}>
                <ShownComment comment={comment} />
              </li>
            ))}
          </ul>
        )}
      />
    </section>
  )
}

function CommentForm({ studied }: { studied: Studied }) {
  const { comments: text } = useMessages(studyCatalogue)
  const [body, setBody] = useState('')
  const add = useAction(api.customer.courses.comment, {
    invalidates: [api.customer.courses.comments],
    done: ({ isWaiting }) => {
      setBody('')
      void showToast({ tone: 'positive', title: isWaiting ? text.sentWaiting : text.sent })
    },
  })
  const isValid = commentInput.shape.body.safeParse(body).success
  return (
    <div className="grid gap-2">
      <Field id="lesson-comment" label={text.label}>
        <Textarea
          id="lesson-comment"
          rows={3}
          maxLength={commentMax}
          value={body}
          onChange={({ target }) => setBody(target.value)}
        />
      </Field>
      <Button
        className="justify-self-start"
        disabled={!isValid}
        isBusy={add.isBusy}
        onClick={() => add.start({ ...studied, body })}
      >
        {text.send}
      </Button>
    </div>
  )
}

function ShownComment({ comment }: { comment: Comment }) {
  const { comments: text } = useMessages(studyCatalogue)
  const { name, body, createdAt, isWaiting, answers } = comment
  return (
    <div className="grid grid-cols-1 gap-3">
      <Words
        name={name}
        body={body}
        at={createdAt}
        badge={isWaiting && <Badge tone="pending">{text.waiting}</Badge>}
      />
      {answers.map((answer) => (
        <div key={answer.id} className="ms-10">
          <Words
            name={answer.name}
            body={answer.body}
            at={answer.createdAt}
            badge={<Badge tone="positive">{text.seller}</Badge>}
          />
        </div>
      ))}
    </div>
  )
}

type WordsProps = { name: string; body: string; at: string; badge: ReactNode }

function Words({ name, body, at, badge }: WordsProps) {
  const format = useFormat()
  return (
    <div className="flex min-w-0 gap-3">
      <Avatar name={name} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-semibold">{name}</span>
          {badge}
          <time dateTime={at} className="text-muted text-sm">
            {format.dateTime(at)}
          </time>
        </p>
        <p className="wrap-anywhere whitespace-pre-line">{body}</p>
      </div>
    </div>
  )
}
