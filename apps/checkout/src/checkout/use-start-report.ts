import { useEffect } from 'react'
import { mutateServer } from '../browser/call-server.ts'

/** Tells the server once that somebody began to fill in this checkout, and nothing of who. Whether it arrives is nobody's problem. */
export function useStartReport(offerId: string, isBegun: boolean): void {
  useEffect(() => {
    if (isBegun) void mutateServer('checkout.noteStart', { offerId })
  }, [offerId, isBegun])
}
