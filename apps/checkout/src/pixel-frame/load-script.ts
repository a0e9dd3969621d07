/** Settles when the script has run or has failed: an unavailable vendor is no error of the page. */
export function loadScript(address: string): Promise<void> {
  return new Promise((resolve) => {
    const script = document.createElement('script')
    script.async = true
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => resolve())
    script.src = address
    document.head.append(script)
  })
}
