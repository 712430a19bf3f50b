export { announce } from './sending/announce.ts';
export { notificationsTodayOf } from './notifications-today.ts';
export { notify } from './notify.ts';
export { notifyOfFault } from './notify-of-fault.ts';
