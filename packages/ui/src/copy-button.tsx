import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from './button.tsx'
import type { ButtonSize, ButtonVariant } from './button-classes.ts'
import { IconButton } from './icon-button.tsx'

export type CopyButtonProps = {
  text: string
  label: string
  copiedLabel: string
  /** Only the icon, for a value inside a line. */
  isIconOnly?: boolean | undefined
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
}

export function CopyButton({
  text,
  label,
  copiedLabel,
  isIconOnly = false,
  variant,
  size = 'small',
}: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setIsCopied(true)
  }
  const icon = isCopied ? <Check className="text-positive" /> : <Copy />
  return (
    <>
      {isIconOnly ? (
        <IconButton label={isCopied ? copiedLabel : label} variant={variant} size={size} onClick={copy}>
          {icon}
        </IconButton>
      ) : (
        <Button variant={variant} size={size} icon={icon} onClick={copy}>
          {isCopied ? copiedLabel : label}
        </Button>
      )}
      <span aria-live="polite" className="sr-only">
        {isCopied ? copiedLabel : ''}
      </span>
    </>
  )
}
