export { notificationsTodayOf } from './notifications-today-repo.ts';
