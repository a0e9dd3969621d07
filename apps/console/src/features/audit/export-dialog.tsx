import { addDays } from '@balcao/domain/calendar'
import { trailInput } from '@balcao/server/modules/platforms/trail/trail.input'
import { useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormDialog } from '#kit/form/form-dialog.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { useToday } from '#kit/use-today.ts'
import { auditCatalogue } from './catalogue.ts'
import { trailHref } from './trail-href.ts'
import type { Trail } from './trails.ts'

const { TextField } = fieldsOf<z.input<typeof trailInput>>()

/** Asks for a period, and downloads its closed days; the default is the month of yesterday, up to yesterday. */
export function ExportDialog({ trail, onClose }: { trail: Trail; onClose: () => void }) {
  const { export: text } = useMessages(auditCatalogue)
  const { period } = useMessages(coreCatalogue)
  const yesterday = addDays(useToday(), -1)
  const queryClient = useQueryClient()
  const form = useRecordForm({
    schema: trailInput,
    toForm: () => ({ fromDay: `${yesterday.slice(0, 7)}-01`, toDay: yesterday }),
    save: async (values) => {
      await queryClient.fetchQuery({ ...trail.proveForFile(), staleTime: 0 })
      window.location.assign(trailHref(trail, values))
    },
    proven: true,
    savedText: text.done,
  })
  return (
    <FormDialog
      form={form}
      title={text.title}
      description={text.text}
      saveLabel={text.save}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField name="fromDay" label={period.from} type="date" isRequired />
        <TextField name="toDay" label={period.to} type="date" isRequired />
      </div>
    </FormDialog>
  )
}
