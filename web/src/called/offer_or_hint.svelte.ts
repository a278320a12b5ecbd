/** The offer of pushes stands where hints do: one waits until the other is gone. */

/** Which of them is in sight. */
export const inSight = $state({ offer: false, hint: false });
