/** Whether a dialog lies over the screen, whose keys are then not meant. */
export const isDialogOpen = (): boolean => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
