import { useEffect, useState } from 'react';

/** False at first, true a moment after it stands in the page. */
export function useIsThere(): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setThere(true));
    return () => clearTimeout(timer);
  }, []);
  return isThere;
}
