/** Signs drawn in more than one place, on a field of 24 by 24. */
export const HAND =
  "M7 12V6.5a1.5 1.5 0 0 1 3 0V11 4.5a1.5 1.5 0 0 1 3 0V11 5.5a1.5 1.5 0 0 1 3 0V13l1.5-2a1.5 1.5 0 0 1 2.5 1.6L17 18a6 6 0 0 1-5 3c-3.5 0-5-2.5-5-5Z";
export const MODULE = "M8 4H4v4M16 4h4v4M8 20H4v-4M16 20h4v-4M8.5 8.5h7v7h-7Z";
export const BOLT = "M13.5 2.5 5 13.5h6l-1 8 8.5-11h-6Z";
