export { lookOfPortal } from './look-of-portal.ts';
export { previewHolds, previewSlug } from './preview-slug.ts';
export { publicWorkshop } from './public-workshop.ts';
export { portalOfHost } from './portal-of-host.ts';
