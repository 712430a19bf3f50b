export { MergeAndPrivacyTab } from './merge-and-privacy-tab.tsx';
