export { DossierTab } from './dossier-tab.tsx';
