import { useEffect, useState } from 'react';

/** False at first, true once it stands in the page. */
export function useIsThere(): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  return isThere;
}
