export { OrderTyresTab } from './order-tyres-tab.tsx';
export { TreadNote } from './tread-note.tsx';
