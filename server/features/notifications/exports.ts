export { announce } from './announce.ts';
export { notificationsTodayOf } from './notifications-today.ts';
export { notify } from './notify.ts';
