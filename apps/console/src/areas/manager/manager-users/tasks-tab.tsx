import { careTaskInput } from '@balcao/server/modules/partners/care/care.input'
import { Button } from '@balcao/ui/button'
import { Checkbox } from '@balcao/ui/checkbox'
import { IconButton } from '@balcao/ui/icon-button'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { z } from 'zod'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormDialog } from '#kit/form/form-dialog.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { useToday } from '#kit/use-today.ts'
import { managerUsersCatalogue } from './catalogue.ts'
import type { Seller } from './seller.ts'

const { TextField } = fieldsOf<z.input<typeof careTaskInput>>()
const shown = [api.manager.users, api.manager.reports]

/** Tasks about the seller: open ones by date, then the completed ones. */
export function TasksTab({ seller }: { seller: Seller }) {
  const text = useMessages(managerUsersCatalogue).tasks
  const format = useFormat()
  const today = useToday()
  const [isAdding, setIsAdding] = useState(false)
  const mark = useAction(api.manager.care.markTask, { invalidates: shown })
  const remove = useAction(api.manager.care.removeTask, { invalidates: shown, done: text.removed })
  const stateOf = ({ isDone, dueOn }: Seller['tasks'][number]) => {
    if (isDone) return text.done
    return dueOn < today ? text.late(format.day(dueOn)) : text.due(format.day(dueOn))
  }
  return (
    <div className="grid gap-4">
      <div className="flex justify-end">
        <Button icon={<Plus />} onClick={() => setIsAdding(true)}>
          {text.add}
        </Button>
      </div>
      {seller.tasks.length === 0 ? (
        <p className="text-muted">{text.none}</p>
      ) : (
        <ul className="divide-y divide-(--color-border) rounded-control border border-default">
          {seller.tasks.map((task) => (
            <li key={task.id} className="flex items-start justify-between gap-3 px-3 py-3">
              <Checkbox
                label={task.title}
                description={stateOf(task)}
                checked={task.isDone}
                onChange={(isDone) => mark.start({ taskId: task.id, isDone })}
              />
              <IconButton
                label={text.remove(task.title)}
                variant="ghost"
                size="small"
                onClick={() => remove.start({ taskId: task.id })}
              >
                <Trash2 />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {isAdding && <TaskDialog sellerId={seller.id} today={today} onClose={() => setIsAdding(false)} />}
    </div>
  )
}

type TaskDialogProps = { sellerId: string; today: string; onClose: () => void }

function TaskDialog({ sellerId, today, onClose }: TaskDialogProps) {
  const text = useMessages(managerUsersCatalogue).tasks
  const add = useAction(api.manager.care.addTask)
  const form = useRecordForm({
    schema: careTaskInput,
    toForm: () => ({ sellerId, title: '', dueOn: today }),
    save: add.run,
    invalidates: shown,
    savedText: text.added,
  })
  return (
    <FormDialog form={form} title={text.add} saveLabel={text.add} onClose={onClose}>
      <TextField name="title" label={text.title} isRequired autoComplete="off" />
      <TextField name="dueOn" label={text.dueOn} type="date" isRequired />
    </FormDialog>
  )
}
