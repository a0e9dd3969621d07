import { useId } from 'react'
import { useFormContext } from 'react-hook-form'

/** A text file, read in the browser and shown in the named field before it is sent. */
export function TextFileInput({ name, label }: { name: string; label: string }) {
  const { setValue } = useFormContext()
  const id = useId()
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-medium text-sm">
        {label}
      </label>
      <input
        id={id}
        type="file"
        accept=".txt,.csv,text/plain,text/csv"
        className="text-sm"
        onChange={async ({ target }) => {
          const [file] = target.files ?? []
          if (file) setValue(name, await file.text(), { shouldDirty: true, shouldValidate: true })
        }}
      />
    </div>
  )
}
