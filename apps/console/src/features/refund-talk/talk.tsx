import { Button } from '@balcao/ui/button'
import { Field } from '@balcao/ui/field'
import { joinClasses } from '@balcao/ui/join-classes'
import { Textarea } from '@balcao/ui/textarea'
import { type FormEvent, useState } from 'react'
import type { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useAction } from '#kit/action/use-action.ts'
import type { Invalidated } from '#kit/action/use-invalidate.ts'

type Author = 'BUYER' | 'SELLER' | 'STAFF'
type Message = { id: string; author: Author; body: string; at: string }

export type TalkTexts = {
  title: string
  none: string
  closed: string
  you: string
  author: Record<Author, string>
  write: string
  send: string
}

type TalkProps = {
  request: { requestId: string; closedAt: string | null; messages: readonly Message[] }
  viewer: Author
  /** Texts in three languages for buyers, and in two for sellers and staff. */
  text: TalkTexts
  procedure:
    | typeof api.customer.refunds.writeMessage
    | typeof api.seller.refunds.writeMessage
    | typeof api.admin.refunds.writeMessage
  invalidates: readonly Invalidated[]
}

const lengthMax = 2000

/** Messages of buyer, seller and platform about a request, and a reply field while it is open. */
export function Talk({ request, viewer, text, procedure, invalidates }: TalkProps) {
  const format = useFormat()
  const { messages, closedAt } = request
  return (
    <section className="grid grid-cols-1 gap-3">
      <h3 className="font-semibold">{text.title}</h3>
      {messages.length === 0 ? (
        closedAt === null && <p className="text-muted text-sm">{text.none}</p>
      ) : (
        <ol className="grid grid-cols-1 gap-3">
          {messages.map(({ id, author, body, at }) => (
            <li
              key={id}
              className={joinClasses(
                'grid max-w-[85%] gap-1 rounded-card border border-default px-3 py-2',
                author === viewer ? 'justify-self-end bg-sunken' : 'justify-self-start bg-surface',
              )}
            >
              <p className="flex flex-wrap gap-x-2 text-muted text-sm">
                <span className="font-medium text-default">
                  {author === viewer ? text.you : text.author[author]}
                </span>
                <time dateTime={at}>{format.dateTime(at)}</time>
              </p>
              <p className="wrap-anywhere whitespace-pre-line">{body}</p>
            </li>
          ))}
        </ol>
      )}
      {closedAt === null ? (
        <WriteForm requestId={request.requestId} {...{ text, procedure, invalidates }} />
      ) : (
        <p className="text-muted text-sm">{text.closed}</p>
      )}
    </section>
  )
}

type WriteFormProps = Pick<TalkProps, 'text' | 'procedure' | 'invalidates'> & { requestId: string }

/**
 * A message keeps its idempotency key until it is accepted: sent again after a lost answer, it is stored
 * once.
 */
function WriteForm({ requestId, text, procedure, invalidates }: WriteFormProps) {
  const [body, setBody] = useState('')
  const [key, setKey] = useState(() => crypto.randomUUID())
  const write = useAction(procedure, {
    invalidates,
    done: () => {
      setBody('')
      setKey(crypto.randomUUID())
    },
  })
  function send(event: FormEvent) {
    event.preventDefault()
    if (body.trim() !== '') write.start({ requestId, key, body })
  }
  return (
    <form onSubmit={send} className="grid grid-cols-1 gap-2">
      <Field label={text.write}>
        <Textarea
          value={body}
          maxLength={lengthMax}
          rows={3}
          onChange={(event) => setBody(event.currentTarget.value)}
        />
      </Field>
      <Button
        type="submit"
        className="justify-self-start"
        isBusy={write.isBusy}
        disabled={body.trim() === ''}
      >
        {text.send}
      </Button>
    </form>
  )
}
