import { RotateCw, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'

export type ErrorStateProps = {
  title: ReactNode
  description?: ReactNode
  /** The code that support asks for. */
  code?: string | undefined
  retry?: { label: string; onRetry: () => void; isBusy?: boolean } | undefined
}

export function ErrorState({ title, description, code, retry }: ErrorStateProps) {
  return (
    <div role="alert" className="mx-auto grid max-w-md justify-items-center gap-1.5 px-4 py-12 text-center">
      <span
        aria-hidden="true"
        className="mb-2 grid size-11 place-items-center rounded-card bg-negative-soft text-negative"
      >
        <TriangleAlert className="size-5" />
      </span>
      <p className="font-semibold text-lg">{title}</p>
      {description && <p className="text-muted">{description}</p>}
      {code && <p className="font-mono text-faint text-xs">{code}</p>}
      {retry && (
        <Button className="mt-3" icon={<RotateCw />} isBusy={retry.isBusy} onClick={retry.onRetry}>
          {retry.label}
        </Button>
      )}
    </div>
  )
}
