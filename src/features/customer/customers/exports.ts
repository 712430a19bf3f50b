export { ConsentList } from './consents/consent-list.tsx';
