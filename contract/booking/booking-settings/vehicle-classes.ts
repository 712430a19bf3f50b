/** What a car can be that makes work on it longer; of those that it is, the longest counts. */
export const vehicleClasses = ['large_wheels', 'run_flat', 'heavy', 'van', 'truck'] as const;
