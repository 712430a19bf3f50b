export { bookEvent } from './book-event.ts';
