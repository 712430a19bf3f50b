/** How the list of bookings stands for today, and for tomorrow: the address of its views. */
export const todayQuery = 'begins_at_in=today&sort_by=begins_at:asc';
export const tomorrowQuery = 'begins_at_in=tomorrow&sort_by=begins_at:asc';
