export { portalOfHost } from './portal-of-host.ts';
