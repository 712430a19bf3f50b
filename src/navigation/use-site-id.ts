import { useParams } from 'react-router';

/** The site in the path of a screen below `/:siteId`. Throws anywhere else. */
export function useSiteId(): string {
  const { siteId } = useParams();
  if (!siteId) throw new Error('This screen is shown outside a site');
  return siteId;
}
