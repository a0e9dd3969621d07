import { useEffect, useRef, useState } from 'react'
import { CheckIcon } from './icons.tsx'

type Texts = { label: string; copy: string; copied: string; copyByHand: string }

/** Where the clipboard is closed to us (plain http, embedded browsers) the code is left selected to be copied by hand. */
export function CopyableCode({ code, texts }: { code: string; texts: Texts }) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [result, setResult] = useState<'copied' | 'selected' | null>(null)

  useEffect(() => {
    if (result !== 'copied') return
    const timer = setTimeout(() => setResult(null), 4000)
    return () => clearTimeout(timer)
  }, [result])

  async function copy() {
    if (await writeToClipboard(code)) return setResult('copied')
    field.current?.focus()
    field.current?.select()
    setResult('selected')
  }

  return (
    <div className="copyable">
      <label className="copyable-label" htmlFor="copyable-code">
        {texts.label}
      </label>
      <textarea
        id="copyable-code"
        ref={field}
        className="copyable-code"
        rows={2}
        readOnly
        value={code}
        spellCheck={false}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" className="button button-primary" onClick={copy}>
        {result === 'copied' ? (
          <>
            <CheckIcon size={18} /> {texts.copied}
          </>
        ) : (
          texts.copy
        )}
      </button>
      <p className={result === 'selected' ? 'copyable-hint' : 'visually-hidden'} role="status">
        {result === 'copied' ? texts.copied : result === 'selected' ? texts.copyByHand : ''}
      </p>
    </div>
  )
}

async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
