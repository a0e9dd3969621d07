import { careNoteInput } from '@balcao/server/modules/partners/care/care.input'
import { Button } from '@balcao/ui/button'
import { IconButton } from '@balcao/ui/icon-button'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { z } from 'zod'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormDialog } from '#kit/form/form-dialog.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { managerUsersCatalogue } from './catalogue.ts'
import type { Seller } from './seller.ts'

const { TextareaField } = fieldsOf<z.input<typeof careNoteInput>>()

/** The manager's notes, the newest first. */
export function NotesTab({ seller }: { seller: Seller }) {
  const text = useMessages(managerUsersCatalogue).notes
  const format = useFormat()
  const [isWriting, setIsWriting] = useState(false)
  const remove = useAction(api.manager.care.removeNote, {
    invalidates: [api.manager.users],
    done: text.removed,
  })
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted text-sm">{text.help}</p>
        <Button icon={<Plus />} onClick={() => setIsWriting(true)}>
          {text.label}
        </Button>
      </div>
      {seller.notes.length === 0 ? (
        <p className="text-muted">{text.none}</p>
      ) : (
        <ul className="divide-y divide-(--color-border) rounded-control border border-default">
          {seller.notes.map((note) => (
            <li key={note.id} className="flex items-start justify-between gap-3 px-3 py-3">
              <div className="grid min-w-0 gap-1">
                <p className="wrap-anywhere whitespace-pre-line">{note.text}</p>
                <time dateTime={note.at} className="text-muted text-sm">
                  {format.longDateTime(note.at)}
                </time>
              </div>
              <ConfirmAction
                title={text.removeTitle}
                description={text.removeText}
                confirmLabel={text.remove}
                isDangerous
                trigger={
                  <IconButton label={text.remove} variant="ghost" size="small">
                    <Trash2 />
                  </IconButton>
                }
                onConfirm={() => remove.run({ noteId: note.id })}
              />
            </li>
          ))}
        </ul>
      )}
      {isWriting && <NoteDialog sellerId={seller.id} onClose={() => setIsWriting(false)} />}
    </div>
  )
}

function NoteDialog({ sellerId, onClose }: { sellerId: string; onClose: () => void }) {
  const text = useMessages(managerUsersCatalogue).notes
  const add = useAction(api.manager.care.addNote)
  const form = useRecordForm({
    schema: careNoteInput,
    toForm: () => ({ sellerId, text: '' }),
    save: add.run,
    invalidates: [api.manager.users],
    savedText: text.added,
  })
  return (
    <FormDialog form={form} title={text.label} saveLabel={text.add} onClose={onClose}>
      <TextareaField name="text" label={text.label} help={text.help} isRequired />
    </FormDialog>
  )
}
