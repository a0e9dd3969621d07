/** The page loads anew from the live host: nothing that was read here remains. */
export function goLive(liveUrl: string): void {
  window.location.assign(`${liveUrl}/platform/dashboard`)
}
