/** The page is loaded from the live host, so that no data read here remains. */
export function goLive(liveUrl: string): void {
  window.location.assign(`${liveUrl}/platform/dashboard`)
}
