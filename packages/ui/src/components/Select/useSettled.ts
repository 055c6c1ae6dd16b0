'use client';
import { useEffect, useState } from 'react';

/** `value`, once it has stayed the same for `delayMs`: a live region that follows every key talks over itself. */
export function useSettled<Value>(value: Value, delayMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}
