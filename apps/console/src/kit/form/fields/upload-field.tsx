import { Field } from '@balcao/ui/field'
import { FileUpload } from '@balcao/ui/file-upload'
import { useState } from 'react'
import { type UploadPurpose, useUpload } from '#kit/upload/use-upload.ts'
import { type UploadRules, useUploadTexts } from '#kit/upload/use-upload-texts.ts'
import { type FieldBasics, useBoundField } from './use-bound-field.ts'

export type UploadFieldProps = Omit<FieldBasics, 'disabled'> &
  UploadRules & {
    purpose: UploadPurpose
    /** The form's value of the file: its key in the store, or its image address. */
    keep: 'key' | 'imageUrl'
    /**
     * Address of a stored picture by its key; with it, or where the form holds the address itself, the
     * picture is shown.
     */
    urlOf?: (key: string) => string | undefined
    /** The form's value after the picture was removed; null by default. */
    removedAs?: string
  }

export function UploadField(props: UploadFieldProps) {
  const { name, label, help, hint, isRequired, className } = props
  const { id, field, error } = useBoundField({ name, label })
  const texts = useUploadTexts(props)
  // Addresses of files sent from here, by key: the form knows only the addresses of stored files.
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
