import { Field } from '@balcao/ui/field'
import { FileUpload } from '@balcao/ui/file-upload'
import { useState } from 'react'
import { type UploadPurpose, useUpload } from '../../upload/use-upload.ts'
import { type UploadRules, useUploadTexts } from '../../upload/use-upload-texts.ts'
import { type FieldBasics, useBoundField } from './use-bound-field.ts'

export type UploadFieldProps = Omit<FieldBasics, 'disabled'> &
  UploadRules & {
    purpose: UploadPurpose
    /** What the form keeps of the file: where it lies in the store, or where it can be seen. */
    keep: 'key' | 'imageUrl'
    /** Where a stored picture can be seen by its key; with it, or where the form keeps the address itself, the picture is shown. */
    urlOf?: (key: string) => string | undefined
    /** What the form keeps once the picture was taken away; null unless it says so. */
    removedAs?: string
  }

export function UploadField(props: UploadFieldProps) {
  const { name, label, help, hint, isRequired, className } = props
  const { id, field, error } = useBoundField({ name, label })
  const texts = useUploadTexts(props)
  // What was sent from here, by its key: the form knows the address only of what is stored.
  const [sent, setSent] = useState<Record<string, string>>({})
  const upload = useUpload(props.purpose, ({ key, imageUrl }) => {
    if (imageUrl !== null) setSent((known) => ({ ...known, [key]: imageUrl }))
    field.onChange({ key, imageUrl }[props.keep])
  })
  const urlOf = props.keep === 'imageUrl' ? (value: string) => value : props.urlOf
  const url =
    field.value && field.value !== props.removedAs ? (sent[field.value] ?? urlOf?.(field.value)) : undefined
  return (
    <Field {...{ id, label, help, hint, isRequired, className, error }}>
      <FileUpload
        picture={
          urlOf &&
          (url === undefined ? null : { url, onRemove: () => field.onChange(props.removedAs ?? null) })
        }
        accept={props.accept}
        maxBytes={props.maxMegabytes * 1_000_000}
        texts={texts}
        onUpload={upload}
      />
    </Field>
  )
}
