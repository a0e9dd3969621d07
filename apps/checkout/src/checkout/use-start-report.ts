import { useEffect } from 'react'
import { mutateServer } from '#browser/call-server.ts'

/**
 * Reports once that a buyer began to fill in this checkout, without any personal data. A lost report is
 * ignored.
 */
export function useStartReport(offerId: string, isBegun: boolean): void {
  useEffect(() => {
    if (isBegun) void mutateServer('checkout.noteStart', { offerId })
  }, [offerId, isBegun])
}
