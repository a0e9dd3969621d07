import { pixelsMax, platformPixelsInput } from '@balcao/server/modules/tracking/pixels.input'
import { Card } from '@balcao/ui/card'
import { Radar } from 'lucide-react'
import { z } from 'zod'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormPanel } from '#kit/form/form-panel.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { PageHeader } from '#kit/page-header.tsx'
import { platformPixelsCatalogue } from './catalogue.ts'

type PixelsForm = { facebook: { pixelId: string }[] }

/** The fields hold text; the server's own schema decides which text is a valid id. */
const pixelsForm = z
  .custom<PixelsForm>()
  .transform((form): z.input<typeof platformPixelsInput> => form)
  .pipe(platformPixelsInput)

const { RowsField, TextField } = fieldsOf<PixelsForm>()

/** The platform's own pixels, to which browsers report and our server never does. */
export function PlatformPixelsScreen() {
  const text = useMessages(platformPixelsCatalogue)
  const save = useAction(api.admin.pixels.save)
  const form = useRecordForm({
    query: api.admin.pixels.get.queryOptions(),
    schema: pixelsForm,
    toForm: (record) => ({ facebook: (record?.facebook ?? []).map(({ pixelId }) => ({ pixelId })) }),
    save: save.run,
    invalidates: [api.admin.pixels],
  })
  return (
    <>
      <PageHeader title={text.title} purpose={text.purpose} />
      <Card className="max-w-3xl">
        <FormPanel form={form} isInCard>
          <RowsField
            name="facebook"
            label={text.rows}
            rowLabel={(index) => text.row(index + 1)}
            addLabel={text.add}
            newRow={() => ({ pixelId: '' })}
            max={pixelsMax}
            isUnordered
            empty={{ icon: <Radar />, title: text.empty.title, description: text.empty.text }}
          >
            {(path) => (
              <TextField
                name={`${path}.pixelId`}
                label={text.id}
                help={text.idHelp}
                inputMode="numeric"
                autoComplete="off"
              />
            )}
          </RowsField>
        </FormPanel>
      </Card>
    </>
  )
}
