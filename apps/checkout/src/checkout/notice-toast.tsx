import { AlertIcon, CrossIcon } from '#page/icons.tsx'
import type { Notice } from './use-notice.ts'

type Props = { notice: Notice | null; closeLabel: string; onDismiss: () => void }

/** The region is always in the page: screen readers only announce changes inside a known region. */
export function NoticeToast({ notice, closeLabel, onDismiss }: Props) {
  return (
    <div className="toast-region" role="alert">
      {notice ? (
        <div className="toast" key={notice.id}>
          <AlertIcon size={20} />
          <p>{notice.text}</p>
          <button type="button" className="toast-close" aria-label={closeLabel} onClick={onDismiss}>
            <CrossIcon />
          </button>
        </div>
      ) : null}
    </div>
  )
}
