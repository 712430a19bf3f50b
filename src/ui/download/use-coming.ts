import { useEffect, useState } from 'react';

// Specification §9: nobody tells a page when a download has begun.
const shownFor = 6_000;

/** Whether a file is coming, and what is called when it was asked for: six seconds from then on it is. */
export function useComing(): [coming: boolean, begin: () => void] {
  const [coming, setComing] = useState(false);
  useEffect(() => {
    if (!coming) return;
    const timer = setTimeout(() => setComing(false), shownFor);
    return () => clearTimeout(timer);
  }, [coming]);
  return [coming, () => setComing(true)];
}
