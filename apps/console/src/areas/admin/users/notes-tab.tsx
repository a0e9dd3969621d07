import { Button } from '@balcao/ui/button'
import { Field } from '@balcao/ui/field'
import { Skeleton } from '@balcao/ui/skeleton'
import { Textarea } from '@balcao/ui/textarea'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { QueryStates } from '#kit/query-states.tsx'
import { usersCatalogue } from './catalogue.ts'

const noteLengthMax = 2_000

/** Notes of the staff about the seller. */
export function NotesTab({ userId }: { userId: string }) {
  const text = useMessages(usersCatalogue).notes
  const format = useFormat()
  const [written, setWritten] = useState('')
  const query = useQuery(api.admin.users.notes.queryOptions({ userId }))
  const add = useAction(api.admin.users.addNote, {
    invalidates: [api.admin.users.notes],
    done: text.added,
  })
  async function keep() {
    await add.run({ userId, text: written })
    setWritten('')
  }
  return (
    <div className="grid gap-5">
      <form
        className="grid gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          void keep()
        }}
      >
        <Field label={text.label} help={text.purpose}>
          <Textarea
            value={written}
            rows={3}
            maxLength={noteLengthMax}
            onChange={(event) => setWritten(event.currentTarget.value)}
          />
        </Field>
        <div>
          <Button type="submit" disabled={written.trim() === ''} isBusy={add.isBusy}>
            {text.add}
          </Button>
        </div>
      </form>
      <QueryStates
        query={query}
        skeleton={<Skeleton className="h-24 w-full" />}
        empty={{
          isEmpty: (notes) => notes.length === 0,
          element: <p className="text-muted">{text.empty}</p>,
        }}
      >
        {(notes) => (
          <ul className="grid gap-3">
            {notes.map((note) => (
              <li key={note.id} className="grid gap-1 border-default border-b pb-3 last:border-b-0">
                <p className="wrap-anywhere whitespace-pre-line">{note.text}</p>
                <p className="text-muted text-sm">{text.by(note.by, format.dateTime(note.writtenAt))}</p>
              </li>
            ))}
          </ul>
        )}
      </QueryStates>
    </div>
  )
}
