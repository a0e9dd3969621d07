import { useEffect, useState } from 'react'

/** The value once it has been stable for a moment: the server is not called at every letter. */
export function useSettled<Value>(value: Value, pauseMilliseconds = 300): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMilliseconds)
    return () => clearTimeout(timer)
  }, [value, pauseMilliseconds])
  return settled
}
